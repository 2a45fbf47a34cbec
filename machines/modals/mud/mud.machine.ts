import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { isForAge, isOldEnough } from '../../../src/domain/guests.ts';
import type { LocalDateTime } from '../../../src/domain/dates.ts';
import {
  extraStarts,
  mudCodes,
  mudCodesFor,
  MUD_MIN_GUESTS,
  type ExtraStart,
} from '../../../src/domain/extra-starts.ts';
import type { ExtrasAnswer } from '../../../src/domain/spa.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, closing, NOT_CLOSING, type Closing, type ClosingEvent } from '../closing.ts';
import type { MudInput, MudOutput } from './mud.contract.ts';

export type MudEvent =
  | { type: 'load.retried' }
  | { type: 'guest.ticked'; guestIndex: number; isTicked: boolean }
  | { type: 'time.chosen'; start: LocalDateTime | null }
  | { type: 'done.pressed' }
  | ClosingEvent;

export interface MudContext extends MudInput, Closing {
  /** Who goes in. */
  guestIndexes: number[];
  /** Starts by treatment code. */
  appointments: ExtrasAnswer['addonAppointments'];
  chosen: ExtraStart | null;
  failure: Failure | null;
}

const types = {} as {
  context: MudContext;
  events: MudEvent;
  input: MudInput;
  output: MudOutput;
  tags: 'busy' | 'failed';
};

const mudSetup = setup({
  types,
  actors: { loadExtras: ports.loadExtras },
  guards: {
    canGoIn: ({ context: { guests, ages, minimumAge } }, { guestIndex }: { guestIndex: number }) =>
      guests[guestIndex] !== undefined && isForAge(ages[guestIndex], minimumAge),
    isFree: ({ context }, { start }: { start: LocalDateTime | null }) =>
      start === null || startAt(context, start) !== null,
    hasChosen: ({ context }) => context.chosen !== null,
    isAskingToClose: ({ context }) => context.isAskingToClose,
    canChooseTime: ({ context }) => startsForGuests(context).length > 0,
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepAppointments: assign((_, answer: ExtrasAnswer) => ({
      appointments: answer.addonAppointments,
    })),
    /** Another number of guests has other times (A §4.9). */
    tick: assign(({ context }, { guestIndex, isTicked }: { guestIndex: number; isTicked: boolean }) => ({
      guestIndexes: context.guests
        .map((_, index) => index)
        .filter((index) => (index === guestIndex ? isTicked : context.guestIndexes.includes(index))),
      chosen: null,
    })),
    chooseTime: assign(({ context }, { start }: { start: LocalDateTime | null }) => ({
      chosen: startAt(context, start),
    })),
  },
});

/** Whether there are not enough guests for the mud room (A §5.9). */
export function hasTooFewGuests({ guestIndexes }: MudContext): boolean {
  return guestIndexes.length < MUD_MIN_GUESTS;
}

/** The starts of the treatment for as many guests as are ticked; none for too few (A §5.9). */
export function startsForGuests(context: MudContext): ExtraStart[] {
  if (hasTooFewGuests(context)) return [];
  const { appointments, treatments, guestIndexes, date } = context;
  return extraStarts(appointments, mudCodesFor(treatments, guestIndexes.length), date);
}

function startAt(context: MudContext, start: LocalDateTime | null): ExtraStart | null {
  return startsForGuests(context).find(({ slot }) => slot.startDateTime === start) ?? null;
}

/** An hour in the mud room for two guests or more (A §2.12, §4.9, §5.9). */
export const mudMachine = mudSetup.createMachine({
  id: 'mud',
  context: ({ input }) => ({
    ...input,
    ...NOT_CLOSING,
    guestIndexes: input.guests.flatMap((_, index) =>
      isOldEnough(input.ages[index], input.minimumAge) ? [index] : [],
    ),
    appointments: [],
    chosen: null,
    failure: null,
  }),
  output: outputOf<MudContext, MudOutput>({
    submitted: ({ chosen, guestIndexes }) => ({
      type: 'submitted',
      selections: chosen ? [{ kind: 'mud', code: chosen.code, guestIndexes, time: chosen.slot }] : [],
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
        input: ({ context }) => ({ kind: 'mud', date: context.date, codes: mudCodes(context.treatments) }),
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
          guard: withEvent('canGoIn'),
          target: '.open',
          actions: withEvent('tick'),
        },
        'time.chosen': {
          guard: withEvent('isFree'),
          target: '.open',
          actions: withEvent('chooseTime'),
        },
        'done.pressed': [
          { guard: 'hasChosen', target: 'submitted' },
          { guard: 'canChooseTime', target: '.lackingTime' },
        ],
      },
      states: { open: {}, lackingTime: {} },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type MudRef = ActorRefFrom<typeof mudMachine>;
