import { withOutput } from '../shared/params.ts';
import { answered, bookingSetup } from './booking.setup.ts';
import type { Step } from '../../src/domain/steps.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingOf, configurationOf, sessionOf } from './flow-context.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

/** A step that broke is where the guest goes on. */
export function broken(step: Step) {
  return {
    target: '#booking.flow.stepFailed',
    actions: { type: 'wantPlace', params: { step, leg: 1 } },
  } as const;
}

/** What every step after the rooms begins with. */
export function stepInput(context: BookingContext) {
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
      { target: 'summary', actions: withOutput('takeDetails') },
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
        actions: withOutput('takeSummary'),
      },
      {
        guard: answered('edit'),
        target: 'arriving',
        actions: withOutput('takeSummary'),
      },
      {
        guard: answered('made'),
        target: 'confirming',
        actions: withOutput('takeSummary'),
      },
      { target: 'details' },
    ],
    onError: broken('summary'),
  },
});

/** A step broke: the booking is kept and the guest may go on from it, or from the nearest that is allowed. */
export const stepFailed = config({
  tags: 'failed',
  entry: 'keepFailure',
  on: { 'load.retried': 'arriving' },
});
