import { departureDate } from '../../../src/domain/dates.ts';
import { FIRST_HALF } from '../../../src/domain/slots.ts';
import type { PackageSpaOutput } from './package-spa.contract.ts';
import { packageSpaSetup } from './package-spa.setup.ts';
import { durationOn } from './package-spa.treatments.ts';

/**
 * Treatments for the guests of a room: who wants them, then each guest's list, to which a treatment, its length and
 * its time are added one after another (A §2.12, §4.9).
 */
export const packageSpaMachine = packageSpaSetup.createMachine({
  id: 'packageSpa',
  context: ({ input }) => ({
    ...input,
    days: [],
    guestIndexes: [],
    guestIndex: 0,
    chosen: [],
    wanted: null,
    date: input.stay.arrivalDate,
    half: FIRST_HALF,
    times: null,
    time: null,
  }),
  output: ({ event }) => event.output as PackageSpaOutput,
  initial: 'loading',
  on: { 'close.pressed': '.closed' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSpaDays',
        src: 'loadSpaDays',
        input: ({ context: { stay } }) => ({ from: stay.arrivalDate, to: departureDate(stay) }),
        onDone: {
          target: 'opening',
          actions: { type: 'keepDays', params: ({ event }) => ({ days: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
    opening: {
      always: [
        { guard: 'isNothingOnSale', target: 'soldOut' },
        { guard: 'hasOneGuest', target: 'listing', actions: 'tickOnlyGuest' },
        { target: 'choosingGuests' },
      ],
    },
    soldOut: {},
    choosingGuests: {
      on: {
        'guest.ticked': {
          guard: { type: 'isInRoom', params: ({ event }) => event },
          actions: { type: 'tick', params: ({ event }) => event },
        },
        'continue.pressed': [
          { guard: 'isAnyTicked', target: 'listing', actions: 'showFirstGuest' },
          { target: 'closed' },
        ],
      },
    },
    listing: {
      on: {
        'treatment.wanted': [
          { guard: 'hasOnlyChoice', target: 'timing', actions: 'wantOnlyChoice' },
          { target: 'choosingTreatment' },
        ],
        'treatment.removed': {
          guard: { type: 'isInList', params: ({ event }) => event },
          actions: { type: 'remove', params: ({ event }) => event },
        },
        'back.pressed': [
          { guard: 'hasPreviousGuest', actions: 'showPreviousGuest' },
          { guard: 'hasSeveralGuests', target: 'choosingGuests' },
        ],
        'continue.pressed': [
          { guard: 'hasNextGuest', actions: 'showNextGuest' },
          { guard: 'hasTreatments', target: 'submitted' },
          { target: 'closed' },
        ],
      },
    },
    choosingTreatment: {
      on: {
        'duration.chosen': {
          guard: { type: 'isOnSale', params: ({ event }) => event },
          target: 'timing',
          actions: { type: 'want', params: ({ event }) => event },
        },
        'back.pressed': 'listing',
      },
    },
    timing: {
      initial: 'loading',
      on: {
        'date.chosen': {
          guard: { type: 'isDateOnSale', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'showDate', params: ({ event }) => event },
        },
        'back.pressed': [{ guard: 'hasOnlyChoice', target: 'listing' }, { target: 'choosingTreatment' }],
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
              durationId: (context.wanted && durationOn(context, context.wanted, context.date)?.Id) ?? '',
            }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepTimes', params: ({ event }) => ({ times: event.output }) },
            },
            onError: 'failed',
          },
        },
        failed: { on: { 'load.retried': 'loading' } },
        shown: {
          on: {
            'half.chosen': { actions: { type: 'showHalf', params: ({ event }) => event } },
            'time.chosen': {
              guard: { type: 'isFree', params: ({ event }) => event },
              actions: { type: 'chooseTime', params: ({ event }) => event },
            },
            'time.confirmed': { guard: 'hasTime', target: '#packageSpa.listing', actions: 'confirm' },
          },
        },
      },
    },
    submitted: {
      type: 'final',
      output: ({ context }): PackageSpaOutput => ({ type: 'submitted', selections: context.chosen }),
    },
    closed: { type: 'final', output: { type: 'closed' } },
  },
});
