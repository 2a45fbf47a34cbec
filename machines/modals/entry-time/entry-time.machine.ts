import { assign, setup, type ActorRefFrom } from 'xstate';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { ExtrasAnswer } from '../../../src/domain/spa/spa.ts';
import { keepFailure, NO_FAILURE } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, closing, NOT_CLOSING, type ClosingEvent } from '../closing.ts';
import { withTicked, type Tick } from '../ticked-guests.ts';
import {
  canGoIn,
  guestsAtFirst,
  isOtherVisit,
  questionOf,
  startAt,
  startsForGuests,
  type EntryTimeContext,
  type EntryTimeInput,
  type EntryTimeOutput,
} from './entry-time.rules.ts';

export type EntryTimeEvent =
  | { type: 'load.retried' }
  | { type: 'guest.ticked'; guestIndex: number; isTicked: boolean }
  | { type: 'time.chosen'; start: LocalDateTime }
  | { type: 'done.pressed' }
  | ClosingEvent;

const types = {} as {
  context: EntryTimeContext;
  events: EntryTimeEvent;
  input: EntryTimeInput;
  output: EntryTimeOutput;
  tags: 'busy' | 'failed';
};

const entryTimeSetup = setup({
  types,
  actors: { loadExtras: ports.loadExtras },
  guards: {
    /** The mud room only. Into the spa garden the whole room goes together. */
    canBeTicked: ({ context }, { guestIndex }: { guestIndex: number }) =>
      context.kind === 'mud' && canGoIn(context, guestIndex),
    isFree: ({ context }, { start }: { start: LocalDateTime }) => startAt(context, start) !== null,
    hasTime: ({ context }) => context.chosen !== null,
    hasChosen: ({ context }) => isOtherVisit(context),
    isAskingToClose: ({ context }) => context.isAskingToClose,
    /** The spa garden only: for the mud room a time is required. */
    canLeaveWithoutTime: ({ context }) => context.kind === 'spaGarden',
    canChooseTime: ({ context }) => startsForGuests(context).length > 0,
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    keepFailure: assign(keepFailure),
    keepAppointments: assign(({ context }, { addonAppointments, groups }: ExtrasAnswer) => {
      const appointments = context.kind === 'mud' ? addonAppointments : groups;
      const start = context.atOpening?.time.startDateTime;
      return { appointments, chosen: start ? startAt({ ...context, appointments }, start) : null };
    }),
    /** Another number of guests has other times: the chosen time goes. */
    tick: assign(({ context }, tick: Tick) => ({ guestIndexes: withTicked(context, tick), chosen: null })),
    chooseTime: assign(({ context }, { start }: { start: LocalDateTime }) => ({
      chosen: startAt(context, start),
    })),
  },
});

/**
 * The guests choose an hour in the mud room, for two or more of them, or in the spa garden, for all of a room.
 */
export const entryTimeMachine = entryTimeSetup.createMachine({
  id: 'entryTime',
  context: ({ input }) => ({
    ...input,
    ...NOT_CLOSING,
    guestIndexes: guestsAtFirst(input),
    appointments: [],
    chosen: null,
    ...NO_FAILURE,
  }),
  output: outputOf<EntryTimeContext, EntryTimeOutput>({
    submitted: ({ kind, chosen, guestIndexes }) => ({
      type: 'submitted',
      selections: chosen ? [{ kind, code: chosen.code, guestIndexes, time: chosen.slot }] : [],
    }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'loading',
  on: closing,
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadExtras',
        src: 'loadExtras',
        input: ({ context }) => questionOf(context),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepAppointments'),
        },
        onError: { target: 'failed', actions: withFailure('keepFailure', 'loadExtras') },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    choosing: {
      initial: 'open',
      on: {
        'guest.ticked': {
          guard: withEvent('canBeTicked'),
          target: '.open',
          actions: withEvent('tick'),
        },
        'time.chosen': {
          guard: withEvent('isFree'),
          target: '.open',
          actions: withEvent('chooseTime'),
        },
        'done.pressed': [
          { guard: 'hasTime', target: 'submitted' },
          { guard: 'canLeaveWithoutTime', target: 'closed' },
          { guard: 'canChooseTime', target: '.lackingTime' },
        ],
      },
      states: { open: {}, lackingTime: {} },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type EntryTimeRef = ActorRefFrom<typeof entryTimeMachine>;
