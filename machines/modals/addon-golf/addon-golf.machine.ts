import { assign, setup, type ActorRefFrom } from 'xstate';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { PackageTeeTime } from '../../../src/domain/golf/golf.ts';
import { FIRST_HALF, type Halves } from '../../../src/domain/dates/slots.ts';
import type { HalfDay } from '../../../src/domain/spa/spa.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, closing, NOT_CLOSING, type Closing, type ClosingEvent } from '../closing.ts';
import {
  changeDate,
  dateAt,
  freeTeeTime,
  golfDates,
  halfOf,
  hasOtherRounds,
  isSettled,
  roundsOf,
  tickedDate,
  withTimes,
  type AddOnGolfInput,
  type AddOnGolfOutput,
  type GolfDate,
} from './addon-golf.rules.ts';

export type AddOnGolfEvent =
  | { type: 'date.ticked'; date: LocalDate; isTicked: boolean }
  | { type: 'players.chosen'; date: LocalDate; players: number }
  /** The guest opens the morning or the afternoon. No time is chosen by that. */
  | { type: 'half.chosen'; half: HalfDay }
  | { type: 'time.chosen'; start: LocalDateTime }
  | { type: 'load.retried' }
  | { type: 'continue.pressed' }
  | { type: 'back.pressed' }
  | ClosingEvent;

export interface AddOnGolfContext extends AddOnGolfInput, Closing, LastFailure {
  dates: GolfDate[];
  /** The ticked date whose tee times are shown. */
  date: LocalDate;
  half: HalfDay;
}

const types = {} as {
  context: AddOnGolfContext;
  events: AddOnGolfEvent;
  input: AddOnGolfInput;
  output: AddOnGolfOutput;
  tags: 'busy' | 'failed';
};

const addOnGolfSetup = setup({
  types,
  actors: { loadPackageTeeTimes: ports.loadPackageTeeTimes },
  guards: {
    isOfStay: ({ context }, { date }: { date: LocalDate }) => dateAt(context.dates, date) !== null,
    isParty: ({ context }, { date, players }: { date: LocalDate; players: number }) =>
      dateAt(context.dates, date) !== null && players >= 1 && players <= context.mostPlayers,
    isAnyTicked: ({ context }) => context.dates.some(({ isTicked }) => isTicked),
    isLoaded: ({ context }) => (shown(context)?.times ?? null) !== null,
    isFree: ({ context }, { start }: { start: LocalDateTime }) => freeTeeTime(shown(context), start) !== null,
    hasPrevious: ({ context }) => tickedDate(context.dates, context.date, -1) !== null,
    hasNext: ({ context }) => tickedDate(context.dates, context.date, 1) !== null,
    hasRounds: ({ context }) => roundsOf(context.dates).length > 0,
    hadRounds: ({ context }) => context.atOpening.length > 0,
    hasChosen: ({ context }) => hasOtherRounds(context),
    isAskingToClose: ({ context }) => context.isAskingToClose,
    isSettled: ({ context }) => isSettled(shown(context)),
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    tick: assign(({ context }, { date, isTicked }: { date: LocalDate; isTicked: boolean }) => ({
      dates: changeDate(context.dates, date, { isTicked }),
    })),
    /** Another number of players needs other times. */
    choosePlayers: assign(({ context }, { date, players }: { date: LocalDate; players: number }) => ({
      dates: changeDate(context.dates, date, { players, times: null, time: null }),
    })),
    showFirst: assign(({ context }) => showing(context.dates.find(({ isTicked }) => isTicked))),
    showNext: assign(({ context }) => showing(tickedDate(context.dates, context.date, 1))),
    showPrevious: assign(({ context }) => showing(tickedDate(context.dates, context.date, -1))),
    showHalf: assign((_, { half }: { half: HalfDay }) => ({ half })),
    keepTimes: assign(({ context }, times: Halves<PackageTeeTime>) => {
      const date = shown(context);
      if (!date) return {};
      const known = withTimes(date, times);
      return { dates: changeDate(context.dates, date.date, known), half: halfOf(known) };
    }),
    keepFailure: assign(keepFailure),
    chooseTime: assign(({ context }, { start }: { start: LocalDateTime }) => ({
      dates: changeDate(context.dates, context.date, { time: freeTeeTime(shown(context), start) }),
    })),
  },
});

function shown({ dates, date }: AddOnGolfContext): GolfDate | null {
  return dateAt(dates, date);
}

function showing(date: GolfDate | null | undefined): Partial<AddOnGolfContext> {
  return date ? { date: date.date, half: halfOf(date) } : {};
}

/** The guests choose rounds of golf to buy: first the dates, then a tee time for each. */
export const addOnGolfMachine = addOnGolfSetup.createMachine({
  id: 'addOnGolf',
  context: ({ input }) => ({
    ...input,
    ...NOT_CLOSING,
    dates: golfDates(input),
    date: input.stay.arrivalDate,
    half: FIRST_HALF,
    ...NO_FAILURE,
  }),
  output: outputOf<AddOnGolfContext, AddOnGolfOutput>({
    submitted: ({ dates }) => ({ type: 'submitted', selections: roundsOf(dates) }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'choosingDates',
  on: closing,
  states: {
    choosingDates: {
      on: {
        'date.ticked': {
          guard: withEvent('isOfStay'),
          actions: withEvent('tick'),
        },
        'players.chosen': {
          guard: withEvent('isParty'),
          actions: withEvent('choosePlayers'),
        },
        'continue.pressed': [
          { guard: 'isAnyTicked', target: 'choosingTime', actions: 'showFirst' },
          // The guest has unticked the dates of all rounds.
          { guard: 'hadRounds', target: 'submitted' },
          { target: 'closed' },
        ],
      },
    },
    choosingTime: {
      initial: 'opening',
      on: {
        'back.pressed': [
          { guard: 'hasPrevious', target: '.opening', actions: 'showPrevious' },
          { target: 'choosingDates' },
        ],
      },
      states: {
        /** Each date is asked for once. */
        opening: { always: [{ guard: 'isLoaded', target: 'shown' }, { target: 'loading' }] },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadPackageTeeTimes',
            src: 'loadPackageTeeTimes',
            input: ({ context }) => ({
              sessionId: context.sessionId,
              date: context.date,
              players: shown(context)?.players ?? 1,
            }),
            onDone: {
              target: 'shown',
              actions: withOutput('keepTimes'),
            },
            onError: {
              target: 'failed',
              actions: withFailure('keepFailure', 'loadPackageTeeTimes'),
            },
          },
        },
        failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
        shown: {
          on: {
            'half.chosen': { actions: withEvent('showHalf') },
            'time.chosen': {
              guard: withEvent('isFree'),
              actions: withEvent('chooseTime'),
            },
            'continue.pressed': { guard: 'isSettled', target: '#addOnGolf.goingOn' },
          },
        },
      },
    },
    /** To the next ticked date. After the last, ends with the times chosen so far, or without the rounds that it had. */
    goingOn: {
      always: [
        { guard: 'hasNext', target: 'choosingTime', actions: 'showNext' },
        { guard: 'hasRounds', target: 'submitted' },
        { guard: 'hadRounds', target: 'submitted' },
        { target: 'closed' },
      ],
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type AddOnGolfRef = ActorRefFrom<typeof addOnGolfMachine>;
