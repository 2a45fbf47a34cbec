import { type LocalDate, compareDates } from '../../../src/domain/dates/dates.ts';
import type { PoolSelection, PoolTime } from '../../../src/domain/spa/spa.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';
import { assign, setup, type ActorRefFrom } from 'xstate';
import { outputOf } from '../../shared/output.ts';
import { withEvent } from '../../shared/params.ts';
import {
  askToClose,
  closing,
  isOtherChoice,
  NOT_CLOSING,
  type Closing,
  type ClosingEvent,
} from '../closing.ts';

export interface PoolAccessInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** Arrival to departure. */
  dates: LocalDate[];
  selections: PoolSelection[];
}

export type PoolAccessOutput = TimesAnswer<PoolSelection>;

export type PoolAccessEvent =
  /** The same time again clears it: no date needs one. */
  | { type: 'time.chosen'; date: LocalDate; time: PoolTime }
  | { type: 'time.repeated'; time: PoolTime }
  | { type: 'done.pressed' }
  | ClosingEvent;

export interface PoolAccessContext extends PoolAccessInput, Closing {
  atOpening: PoolAccessInput['selections'];
}

const types = {} as {
  context: PoolAccessContext;
  events: PoolAccessEvent;
  input: PoolAccessInput;
  output: PoolAccessOutput;
};

const poolAccessSetup = setup({
  types,
  guards: {
    isChosen: ({ context }, { date, time }: { date: LocalDate; time: PoolTime }) =>
      context.selections.some((selection) => selection.date === date && selection.time === time),
    hasChosen: ({ context: { atOpening, selections } }) => isOtherChoice(atOpening, selections),
    isAskingToClose: ({ context }) => context.isAskingToClose,
    isOfStay: ({ context }, { date }: { date: LocalDate }) => context.dates.includes(date),
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    choose: assign(({ context: { selections } }, { date, time }: { date: LocalDate; time: PoolTime }) => ({
      selections: [...without(selections, date), { date, time }].sort((a, b) => compareDates(a.date, b.date)),
    })),
    takeBack: assign(({ context }, { date }: { date: LocalDate }) => ({
      selections: without(context.selections, date),
    })),
    chooseForAllDates: assign(({ context }, { time }: { time: PoolTime }) => ({
      selections: context.dates.map((date) => ({ date, time })),
    })),
  },
});

function without(selections: PoolAccessInput['selections'], date: LocalDate) {
  return selections.filter((selection) => selection.date !== date);
}

/** The guests choose a preferred time for pool and spa on each day of the stay. All of them are optional. */
export const poolAccessMachine = poolAccessSetup.createMachine({
  id: 'poolAccess',
  context: ({ input }) => ({ ...input, ...NOT_CLOSING, atOpening: input.selections }),
  output: outputOf<PoolAccessContext, PoolAccessOutput>({
    submitted: ({ selections }) => ({ type: 'submitted', selections }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'choosing',
  on: closing,
  states: {
    choosing: {
      on: {
        'time.chosen': [
          {
            guard: withEvent('isChosen'),
            actions: withEvent('takeBack'),
          },
          {
            guard: withEvent('isOfStay'),
            actions: withEvent('choose'),
          },
        ],
        'time.repeated': { actions: withEvent('chooseForAllDates') },
        'done.pressed': 'submitted',
      },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type PoolAccessRef = ActorRefFrom<typeof poolAccessMachine>;
