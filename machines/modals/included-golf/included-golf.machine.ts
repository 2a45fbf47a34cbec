import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { GolfSelection, TeeTime } from '../../../src/domain/golf/golf.ts';
import {
  type LocalDate,
  compareDates,
  stayDates,
  type LocalDateTime,
} from '../../../src/domain/dates/dates.ts';
import { assign, setup, type ActorRefFrom } from 'xstate';
import { FIRST_HALF, isTeeTimeFree, startsOf } from '../../../src/domain/dates/slots.ts';
import type { HalfDay } from '../../../src/domain/spa/spa.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import {
  askToClose,
  closing,
  isOtherChoice,
  NOT_CLOSING,
  type Closing,
  type ClosingEvent,
} from '../closing.ts';

export interface IncludedGolfInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  sessionId: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  adults: number;
  selections: GolfSelection[];
  /**
   * The tee times of each day where the step has loaded them before; with null the modal loads them.
   */
  days: TeeTimeDay[] | null;
}

export type IncludedGolfOutput =
  | { type: 'submitted'; selections: GolfSelection[]; days: TeeTimeDay[] | null }
  | { type: 'closed'; days: TeeTimeDay[] | null };

export type IncludedGolfEvent =
  | { type: 'load.retried' }
  | { type: 'date.chosen'; date: LocalDate }
  /** The guest opens the morning or the afternoon. No time is chosen by that. */
  | { type: 'half.chosen'; half: HalfDay }
  /** Choosing the chosen time again removes it. A date may stay without a tee time (D-51). */
  | { type: 'time.chosen'; start: LocalDateTime }
  | { type: 'done.pressed' }
  | ClosingEvent;

export interface IncludedGolfContext extends IncludedGolfInput, Closing, LastFailure {
  atOpening: IncludedGolfInput['selections'];
  /** The dates of the stay that the modal offers, one for each night. */
  dates: LocalDate[];
  date: LocalDate;
  half: HalfDay;
}

const types = {} as {
  context: IncludedGolfContext;
  events: IncludedGolfEvent;
  input: IncludedGolfInput;
  output: IncludedGolfOutput;
  tags: 'busy' | 'failed';
};

const includedGolfSetup = setup({
  types,
  actors: { loadTeeTimes: ports.loadTeeTimes },
  guards: {
    isLoaded: ({ context }) => context.days !== null,
    hasChosen: ({ context: { atOpening, selections } }) => isOtherChoice(atOpening, selections),
    isAskingToClose: ({ context }) => context.isAskingToClose,
    isOfStay: ({ context }, { date }: { date: LocalDate }) => context.dates.includes(date),
    isChosen: ({ context }, { start }: { start: LocalDateTime }) =>
      context.selections.some(({ date, time }) => date === context.date && time.dateTime === start),
    isFree: ({ context }, { start }: { start: LocalDateTime }) => freeTime(context, start) !== null,
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    keepDays: assign((_, days: TeeTimeDay[]) => ({ days })),
    keepFailure: assign(keepFailure),
    showDate: assign((_, { date }: { date: LocalDate }) => ({ date })),
    showHalf: assign((_, { half }: { half: HalfDay }) => ({ half })),
    choose: assign(({ context }, { start }: { start: LocalDateTime }) => {
      const time = freeTime(context, start);
      if (!time) return {};
      const selections = [...withoutDate(context), { date: context.date, time }];
      return { selections: selections.sort((a, b) => compareDates(a.date, b.date)) };
    }),
    takeBack: assign(({ context }) => ({ selections: withoutDate(context) })),
  },
});

function freeTime({ days, date }: IncludedGolfContext, start: LocalDateTime): TeeTime | null {
  const day = days?.find((candidate) => candidate.date === date);
  const found = day && startsOf(day.times).find((time) => time.dateTime === start);
  return found && isTeeTimeFree(found, date) ? found : null;
}

function withoutDate({ selections, date }: IncludedGolfContext) {
  return selections.filter((selection) => selection.date !== date);
}

/** The guests of a room choose the tee times of their rate, one for each date at most (D-08). */
export const includedGolfMachine = includedGolfSetup.createMachine({
  id: 'includedGolf',
  context: ({ input }) => ({
    ...input,
    ...NOT_CLOSING,
    atOpening: input.selections,
    dates: stayDates(input.stay),
    date: input.stay.arrivalDate,
    half: FIRST_HALF,
    ...NO_FAILURE,
  }),
  output: outputOf<IncludedGolfContext, IncludedGolfOutput>({
    submitted: ({ selections, days }) => ({ type: 'submitted', selections, days }),
    closed: ({ days }) => ({ type: 'closed', days }),
  }),
  initial: 'opening',
  on: closing,
  states: {
    opening: { always: [{ guard: 'isLoaded', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTeeTimes',
        src: 'loadTeeTimes',
        input: ({ context: { sessionId, stay, adults } }) => ({ sessionId, adults, ...stay }),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepDays'),
        },
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'loadTeeTimes'),
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    choosing: {
      on: {
        'date.chosen': {
          guard: withEvent('isOfStay'),
          actions: withEvent('showDate'),
        },
        'half.chosen': { actions: withEvent('showHalf') },
        'time.chosen': [
          { guard: withEvent('isChosen'), actions: 'takeBack' },
          {
            guard: withEvent('isFree'),
            actions: withEvent('choose'),
          },
        ],
        'done.pressed': 'submitted',
      },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type IncludedGolfRef = ActorRefFrom<typeof includedGolfMachine>;
