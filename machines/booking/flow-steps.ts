import { answered, bookingSetup } from './booking.setup.ts';
import type { Step } from '../../src/domain/steps.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingOf, configurationOf, sessionOf } from './flow-rules.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

/** A step that broke is where the guest goes on. */
function broken(step: Step) {
  return {
    target: '#booking.flow.stepFailed',
    actions: { type: 'wantPlace', params: { step, leg: 1 } },
  } as const;
}

function stepInput(context: BookingContext) {
  return {
    configuration: configurationOf(context),
    session: sessionOf(context),
    booking: bookingOf(context),
    profile: context.profile,
  };
}

export const guests = config({
  meta: { step: 'guests' },
  invoke: {
    id: 'guests',
    src: 'guests',
    input: ({ context }) => stepInput(context),
    onDone: [
      {
        guard: answered('back'),
        target: 'arriving',
        actions: { type: 'wantPlace', params: { step: 'rooms', leg: 1 } },
      },
      { target: 'itinerary' },
    ],
    onError: broken('guests'),
  },
});

export const itinerary = config({
  meta: { step: 'itinerary' },
  invoke: {
    id: 'itinerary',
    src: 'itinerary',
    input: ({ context }) => stepInput(context),
    onDone: [{ guard: answered('back'), target: 'guests' }, { target: 'addons' }],
    onError: broken('itinerary'),
  },
});

/** Skipped when no package is eligible (A §2.11). */
export const addons = config({
  meta: { step: 'addons' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasAddOns', target: 'choosing' }, { target: '#booking.flow.details' }],
    },
    choosing: {
      invoke: {
        id: 'addons',
        src: 'addons',
        input: ({ context }) => stepInput(context),
        onDone: [
          { guard: answered('back'), target: '#booking.flow.itinerary' },
          { target: '#booking.flow.details' },
        ],
        onError: broken('addons'),
      },
    },
  },
});

export const details = config({
  meta: { step: 'details' },
  invoke: {
    id: 'details',
    src: 'details',
    input: ({ context }) => stepInput(context),
    onDone: [
      { guard: answered('back'), target: 'leavingDetails' },
      { target: 'summary', actions: { type: 'takeDetails', params: ({ event }) => event.output } },
    ],
    onError: broken('details'),
  },
});

/** Back from the details passes over an add-ons step that has nothing to offer. */
export const leavingDetails = config({
  always: [{ guard: 'hasAddOns', target: 'addons' }, { target: 'itinerary' }],
});

export const summary = config({
  meta: { step: 'summary' },
  invoke: {
    id: 'summary',
    src: 'summary',
    input: ({ context }) => stepInput(context),
    onDone: [
      {
        guard: answered('staged'),
        target: 'payment',
        actions: { type: 'takeSummary', params: ({ event }) => event.output },
      },
      {
        guard: answered('edit'),
        target: 'arriving',
        actions: { type: 'takeSummary', params: ({ event }) => event.output },
      },
      { target: 'details' },
    ],
    onError: broken('summary'),
  },
});

/** Nothing can lead away while a payment is under way (D-28). */
export const payment = config({
  meta: { step: 'payment' },
  initial: 'open',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context }) => ({
      ...stepInput(context),
      iPageSessionId: context.iPageSessionId,
      wasPaying: context.wasPaying,
    }),
    onDone: [{ guard: answered('back'), target: 'summary' }, { target: 'confirmation' }],
    onError: broken('payment'),
  },
  states: {
    open: { on: { 'payment.started': 'paying' } },
    paying: {
      tags: 'locked',
      on: {
        'payment.ended': { target: 'open', actions: 'settlePayment' },
        navigated: {},
        'step.edited': {},
        'booking.ended': {},
      },
    },
  },
});

/** The end: only a new booking leads away, never the one that is made. */
export const confirmation = config({
  meta: { step: 'confirmation' },
  invoke: {
    id: 'confirmation',
    src: 'confirmation',
    input: ({ context }) => stepInput(context),
    onDone: {},
    onError: {},
  },
  on: {
    'step.edited': {},
    'booking.ended': {},
    navigated: [
      {
        guard: { type: 'isNewBooking', params: ({ event }) => ({ wanted: event.wanted }) },
        target: 'arriving',
        actions: ['clearBooking', { type: 'want', params: ({ event }) => ({ wanted: event.wanted }) }],
      },
      {},
    ],
  },
});

/** A step broke: the booking is kept and the guest may go on from it, or from the nearest that is allowed. */
export const stepFailed = config({ on: { 'load.retried': 'arriving' } });
