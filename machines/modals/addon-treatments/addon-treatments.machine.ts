import type { ActorRefFrom } from 'xstate';
import { departureDate } from '../../../src/domain/dates/dates.ts';
import { FIRST_HALF } from '../../../src/domain/dates/slots.ts';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { closing, NOT_CLOSING } from '../closing.ts';
import { durationOn, guestsOf, type AddOnTreatmentsOutput } from './addon-treatments.rules.ts';
import { addOnTreatmentsSetup, type AddOnTreatmentsContext } from './addon-treatments.setup.ts';

/**
 * The way back from choosing a treatment: to the lists, or to the question who wants treatments while the lists are
 * empty.
 */
const backToGuests = [
  { guard: 'hasTreatments', target: 'listing' },
  { guard: 'hasSeveralGuests', target: 'choosingGuests' },
] as const;

/**
 * The guests of a room choose treatments to buy (A §4.9): first who wants any, then each guest's list.
 *
 * A treatment, its length and its time are added to a list one after another. A guest without any comes straight to the
 * treatments. Where the room has treatments already, the lists open first.
 */
export const addOnTreatmentsMachine = addOnTreatmentsSetup.createMachine({
  id: 'addOnTreatments',
  context: ({ input }) => ({
    ...input,
    ...NOT_CLOSING,
    days: [],
    guestIndexes: guestsOf(input.atOpening),
    guestIndex: 0,
    chosen: [...input.atOpening],
    wanted: null,
    date: input.stay.arrivalDate,
    half: FIRST_HALF,
    times: null,
    time: null,
    ...NO_FAILURE,
    isLacking: false,
  }),
  output: outputOf<AddOnTreatmentsContext, AddOnTreatmentsOutput>({
    submitted: ({ chosen }) => ({ type: 'submitted', selections: chosen }),
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
          target: 'opening',
          actions: withOutput('keepDays'),
        },
        onError: { target: 'failed', actions: withFailure('keepFailure', 'loadSpaDays') },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    opening: {
      always: [
        { guard: 'isNothingOnSale', target: 'soldOut' },
        { guard: 'hasTreatments', target: 'showingGuest', actions: 'showFirstGuest' },
        { guard: 'hasOneGuest', target: 'showingGuest', actions: ['tickAtFirst', 'showFirstGuest'] },
        { target: 'choosingGuests', actions: 'tickAtFirst' },
      ],
    },
    soldOut: {},
    choosingGuests: {
      on: {
        'guest.ticked': {
          guard: withEvent('canTakePart'),
          actions: withEvent('tick'),
        },
        'continue.pressed': [
          { guard: 'isAnyTicked', target: 'showingGuest', actions: 'showFirstGuest' },
          { actions: 'sayWhatLacks' },
        ],
      },
    },
    showingGuest: { always: [{ guard: 'isListEmpty', target: 'wanting' }, { target: 'listing' }] },
    wanting: {
      always: [
        { guard: 'hasOnlyChoice', target: 'timing', actions: 'wantOnlyChoice' },
        { target: 'choosingTreatment' },
      ],
    },
    listing: {
      exit: 'lackNothing',
      on: {
        'treatment.wanted': 'wanting',
        'treatment.removed': {
          guard: withEvent('isInList'),
          actions: withEvent('remove'),
        },
        'back.pressed': [
          { guard: 'hasPreviousGuest', actions: ['showPreviousGuest', 'lackNothing'] },
          { guard: 'hasSeveralGuests', target: 'choosingGuests' },
        ],
        'continue.pressed': [
          { guard: 'hasNextGuest', target: 'showingGuest', actions: 'showNextGuest' },
          { guard: 'hasTreatments', target: 'submitted' },
          { actions: 'sayWhatLacks' },
        ],
        'done.pressed': { guard: 'hasTreatments', target: 'submitted' },
      },
    },
    choosingTreatment: {
      on: {
        'duration.chosen': {
          guard: withEvent('isOnSale'),
          target: 'timing',
          actions: withEvent('want'),
        },
        'back.pressed': backToGuests,
      },
    },
    timing: {
      initial: 'loading',
      on: {
        'date.chosen': {
          guard: withEvent('isDateOnSale'),
          target: '.loading',
          actions: withEvent('showDate'),
        },
        'back.pressed': [{ guard: 'hasOtherChoices', target: 'choosingTreatment' }, ...backToGuests],
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadSpaTimes',
            src: 'loadSpaTimes',
            input: ({ context }) => ({
              sessionId: context.sessionId,
              date: context.date,
              durationId: (context.wanted && durationOn(context, context.wanted, context.date)?.id) ?? '',
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
            'half.chosen': { actions: withEvent('showHalf') },
            'time.chosen': {
              guard: withEvent('isFree'),
              actions: withEvent('chooseTime'),
            },
            'time.confirmed': { guard: 'hasTime', target: '#addOnTreatments.listing', actions: 'confirm' },
          },
        },
      },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type AddOnTreatmentsRef = ActorRefFrom<typeof addOnTreatmentsMachine>;
