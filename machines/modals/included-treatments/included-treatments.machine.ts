import { assign, setup, type ActorRefFrom } from 'xstate';
import { departureDate, type LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { FIRST_HALF } from '../../../src/domain/dates/slots.ts';
import { freeSpaSlot, hasFreeSpaSlot } from '../../../src/domain/spa/treatment-times.ts';
import type { HalfDay, SpaDay, SpaTimes } from '../../../src/domain/spa/spa.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, closing, NOT_CLOSING, type Closing, type ClosingEvent } from '../closing.ts';
import {
  dateShown,
  isPlace,
  nextPlace,
  openingFacts,
  pickAt,
  pickOf,
  placeWith,
  selectionsOf,
  treatmentsShown,
  withPick,
  type IncludedTreatmentsInput,
  type IncludedTreatmentsOutput,
  type IncludedTreatmentsFacts,
  type SpaPlace,
} from './included-treatments.rules.ts';

export type IncludedTreatmentsEvent =
  | { type: 'load.retried' }
  | { type: 'guest.chosen'; guestIndex: number }
  | { type: 'date.chosen'; dateIndex: number }
  | { type: 'duration.chosen'; treatmentId: string; durationId: string }
  /** The guest opens the morning or the afternoon. No time is chosen by that. */
  | { type: 'half.chosen'; half: HalfDay }
  | { type: 'time.chosen'; start: LocalDateTime }
  | { type: 'continue.pressed' }
  | { type: 'back.pressed' }
  /** Ends with the times chosen so far (D-51). */
  | { type: 'done.pressed' }
  | ClosingEvent;

export interface IncludedTreatmentsContext extends IncludedTreatmentsFacts, Closing, LastFailure {
  /** The selections that the modal opened with. */
  atOpening: IncludedTreatmentsInput['selections'];
  half: HalfDay;
  /** The starts of the shown guest's treatment; null until they are known. */
  times: SpaTimes | null;
}

export interface DurationChoice {
  treatmentId: string;
  durationId: string;
}

const types = {} as {
  context: IncludedTreatmentsContext;
  events: IncludedTreatmentsEvent;
  input: IncludedTreatmentsInput;
  output: IncludedTreatmentsOutput;
  tags: 'busy' | 'failed';
};

const includedTreatmentsSetup = setup({
  types,
  actors: { loadSpaDays: ports.loadSpaDays, loadSpaTimes: ports.loadSpaTimes },
  guards: {
    isPlace: ({ context }, place: Partial<SpaPlace>) => isPlace(context, placeWith(context, place)),
    isOnSale: ({ context }, { treatmentId, durationId }: DurationChoice) =>
      pickOf(context, treatmentId, durationId) !== null,
    hasPick: ({ context }) => pickAt(context.picks, context.place) !== null,
    isNothingOnSale: ({ context }) => treatmentsShown(context).length === 0,
    isFree: ({ context }, { start }: { start: LocalDateTime }) =>
      context.times !== null && freeSpaSlot(context.times, dateShown(context), start) !== null,
    isTimeSettled: ({ context }) => isTimeSettled(context),
    hasNext: ({ context }) => nextPlace(context) !== null,
    hasTimes: ({ context }) => selectionsOf(context.picks).length > 0,
    hasChosen: ({ context: { atOpening, picks } }) =>
      picks.some((pick) => pick.time !== null && !atOpening.some((booked) => booked === pick)),
    isAskingToClose: ({ context }) => context.isAskingToClose,
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    keepFailure: assign(keepFailure),
    keepDays: assign((_, days: SpaDay[]) => ({ days })),
    keepTimes: assign((_, times: SpaTimes) => ({ times })),
    showPlace: assign(({ context }, place: Partial<SpaPlace>) => ({ place: placeWith(context, place) })),
    showNextPlace: assign(({ context }) => ({ place: nextPlace(context) ?? context.place })),
    showFirstHalf: assign({ half: FIRST_HALF, times: null }),
    showHalf: assign((_, { half }: { half: HalfDay }) => ({ half })),
    chooseDuration: assign(({ context }, { treatmentId, durationId }: DurationChoice) => {
      const pick = pickOf(context, treatmentId, durationId);
      const before = pickAt(context.picks, context.place);
      const isSame = before?.treatment.id === treatmentId && before.duration.id === durationId;
      return pick && !isSame ? { picks: withPick(context.picks, pick) } : {};
    }),
    chooseTime: assign(({ context }, { start }: { start: LocalDateTime }) => {
      const pick = pickAt(context.picks, context.place);
      const time = context.times && freeSpaSlot(context.times, dateShown(context), start);
      return pick && time ? { picks: withPick(context.picks, { ...pick, time }) } : {};
    }),
  },
});

/**
 * Whether the guest can go on from the times: one is chosen, or none is free. A single guest cannot go on, only submit
 * (A §4.7).
 */
function isTimeSettled({ able, picks, place, times, dates }: IncludedTreatmentsContext): boolean {
  if (able.length === 1 || times === null) return false;
  const hasTime = pickAt(picks, place)?.time !== null;
  return hasTime || !hasFreeSpaSlot(times, dates[place.dateIndex] ?? '');
}

/**
 * The guests choose the treatments of their rate, each with its time. They go guest by guest and date by date.
 */
export const includedTreatmentsMachine = includedTreatmentsSetup.createMachine({
  id: 'includedTreatments',
  context: ({ input }) => ({
    ...openingFacts(input),
    atOpening: input.selections,
    ...NOT_CLOSING,
    half: FIRST_HALF,
    times: null,
    ...NO_FAILURE,
  }),
  output: outputOf<IncludedTreatmentsContext, IncludedTreatmentsOutput>({
    submitted: ({ picks }) => ({ type: 'submitted', selections: selectionsOf(picks) }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'loading',
  on: closing,
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSpaDays',
        src: 'loadSpaDays',
        input: ({ context: { stay } }) => ({ from: stay.arrivalDate, to: departureDate(stay) }),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepDays'),
        },
        onError: { target: 'failed', actions: withFailure('keepFailure', 'loadSpaDays') },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    choosing: {
      initial: 'treatments',
      on: {
        'guest.chosen': {
          guard: withEvent('isPlace'),
          target: '.treatments',
          actions: withEvent('showPlace'),
        },
        'date.chosen': {
          guard: withEvent('isPlace'),
          target: '.treatments',
          actions: withEvent('showPlace'),
        },
        'done.pressed': { guard: 'hasTimes', target: 'submitted' },
      },
      states: {
        treatments: {
          on: {
            'duration.chosen': {
              guard: withEvent('isOnSale'),
              actions: withEvent('chooseDuration'),
            },
            'continue.pressed': [
              { guard: 'hasPick', target: 'times' },
              { guard: 'isNothingOnSale', target: '#includedTreatments.goingOn' },
            ],
          },
        },
        times: {
          initial: 'loading',
          entry: 'showFirstHalf',
          on: {
            'back.pressed': 'treatments',
            'half.chosen': { actions: withEvent('showHalf') },
          },
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadSpaTimes',
                src: 'loadSpaTimes',
                input: ({ context }) => ({
                  sessionId: context.sessionId,
                  date: dateShown(context),
                  durationId: pickAt(context.picks, context.place)?.duration.id ?? '',
                }),
                onDone: {
                  target: 'shown',
                  actions: withOutput('keepTimes'),
                },
                onError: { target: 'failed', actions: withFailure('keepFailure', 'loadSpaTimes') },
              },
            },
            failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
            shown: {
              on: {
                'time.chosen': {
                  guard: withEvent('isFree'),
                  actions: withEvent('chooseTime'),
                },
                'continue.pressed': { guard: 'isTimeSettled', target: '#includedTreatments.goingOn' },
              },
            },
          },
        },
      },
    },
    /** To the next guest or date. After the last, ends with the times chosen so far. */
    goingOn: {
      always: [
        { guard: 'hasNext', target: 'choosing', actions: 'showNextPlace' },
        { guard: 'hasTimes', target: 'submitted' },
        { target: 'closed' },
      ],
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type IncludedTreatmentsRef = ActorRefFrom<typeof includedTreatmentsMachine>;
