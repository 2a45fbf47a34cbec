import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, closing, NOT_CLOSING, type Closing, type ClosingEvent } from '../closing.ts';
import {
  changeEvening,
  eveningAt,
  eveningsOf,
  eveningToAsk,
  hasOtherTables,
  isComplete,
  NO_TABLES_YET,
  tablesOf,
  withTables,
  type AddOnTablesInput,
  type AddOnTablesOutput,
  type Evening,
} from './addon-tables.rules.ts';

export type AddOnTablesEvent =
  | { type: 'date.ticked'; date: LocalDate; isTicked: boolean }
  /** `guests` null: the number is cleared. */
  | { type: 'guests.chosen'; date: LocalDate; guests: number | null }
  | { type: 'time.chosen'; date: LocalDate; timeslot: LocalDateTime }
  | { type: 'tables.retried'; date: LocalDate }
  | { type: 'continue.pressed' }
  | ClosingEvent;

export interface AddOnTablesContext extends AddOnTablesInput, Closing {
  evenings: Evening[];
  /** The guest pressed Continue while a choice was missing: missing choices are marked from then on. */
  isMarked: boolean;
}

const types = {} as {
  context: AddOnTablesContext;
  events: AddOnTablesEvent;
  input: AddOnTablesInput;
  output: AddOnTablesOutput;
  emitted: FormReturned;
  tags: 'busy';
};

const addOnTablesSetup = setup({
  types,
  actors: { loadTables: ports.loadTables },
  guards: {
    isOpen: ({ context }, { date }: { date: LocalDate }) =>
      eveningAt(context.evenings, date)?.isOpen === true,
    isParty: ({ context }, { date, guests }: { date: LocalDate; guests: number | null }) =>
      eveningAt(context.evenings, date)?.isOpen === true &&
      (guests === null || (guests >= 1 && guests <= context.mostGuests)),
    isFree: ({ context }, { date, timeslot }: { date: LocalDate; timeslot: LocalDateTime }) =>
      eveningAt(context.evenings, date)?.times?.includes(timeslot) === true,
    lacksTables: ({ context }) => eveningToAsk(context.evenings) !== null,
    /** Where the room had tables, and no evening is ticked any more, they are given up. */
    isNothingWanted: ({ context: { atOpening, evenings } }) =>
      atOpening.length === 0 && evenings.every(({ isTicked }) => !isTicked),
    hasChosen: ({ context }) => hasOtherTables(context),
    isAskingToClose: ({ context }) => context.isAskingToClose,
    isComplete: ({ context }) => isComplete(context.evenings),
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    tick: assign(({ context }, { date, isTicked }: { date: LocalDate; isTicked: boolean }) => ({
      evenings: changeEvening(context.evenings, date, { isTicked }),
    })),
    chooseGuests: assign(({ context }, { date, guests }: { date: LocalDate; guests: number | null }) => ({
      evenings: changeEvening(context.evenings, date, { ...NO_TABLES_YET, guests }),
    })),
    chooseTime: assign(({ context }, { date, timeslot }: { date: LocalDate; timeslot: LocalDateTime }) => ({
      evenings: changeEvening(context.evenings, date, { timeslot }),
    })),
    askAgain: assign(({ context }, { date }: { date: LocalDate }) => ({
      evenings: changeEvening(context.evenings, date, NO_TABLES_YET),
    })),
    keepTables: assign(({ context }, days: DiningDay[]) => {
      const asked = eveningToAsk(context.evenings);
      return asked ? { evenings: changeEvening(context.evenings, asked.date, withTables(asked, days)) } : {};
    }),
    keepFailure: assign(({ context }, failure: Failure) => ({
      evenings: changeEvening(context.evenings, eveningToAsk(context.evenings)?.date ?? '', { failure }),
    })),
    showProblems: assign({ isMarked: true }),
    tellReturned: emit(FORM_RETURNED),
  },
});

/**
 * The guests choose tables to buy on the nights of their stay.
 *
 * Tables are asked for one evening after another. Whatever changes an evening starts the asking anew, so that an answer
 * always belongs to the first evening that lacks one.
 */
export const addOnTablesMachine = addOnTablesSetup.createMachine({
  id: 'addOnTables',
  context: ({ input }) => ({ ...input, ...NOT_CLOSING, evenings: eveningsOf(input), isMarked: false }),
  output: outputOf<AddOnTablesContext, AddOnTablesOutput>({
    submitted: ({ evenings, restaurant }) => ({
      type: 'submitted',
      selections: tablesOf(evenings, restaurant.restaurantId),
    }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'choosing',
  on: closing,
  states: {
    choosing: {
      initial: 'resting',
      on: {
        'date.ticked': {
          guard: withEvent('isOpen'),
          target: '.resting',
          actions: withEvent('tick'),
        },
        'guests.chosen': {
          guard: withEvent('isParty'),
          target: '.resting',
          actions: withEvent('chooseGuests'),
        },
        'tables.retried': {
          target: '.resting',
          actions: withEvent('askAgain'),
        },
        'time.chosen': {
          guard: withEvent('isFree'),
          actions: withEvent('chooseTime'),
        },
        'continue.pressed': [
          { guard: 'isNothingWanted', target: 'closed' },
          { guard: 'isComplete', target: 'submitted' },
          { actions: ['showProblems', 'tellReturned'] },
        ],
      },
      states: {
        resting: { always: { guard: 'lacksTables', target: 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'loadTables',
            src: 'loadTables',
            input: ({ context: { evenings, restaurant } }) => ({
              meal: 'addOn',
              date: eveningToAsk(evenings)?.date ?? '',
              guests: eveningToAsk(evenings)?.guests ?? 1,
              restaurant: restaurant.restaurantId,
            }),
            onDone: {
              target: 'resting',
              actions: withOutput('keepTables'),
            },
            onError: {
              target: 'resting',
              actions: withFailure('keepFailure', 'loadTables'),
            },
          },
        },
      },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type AddOnTablesRef = ActorRefFrom<typeof addOnTablesMachine>;
