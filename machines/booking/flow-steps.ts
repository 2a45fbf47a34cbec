import { withOutput } from '../shared/params.ts';
import type { AddOnsOutput } from '../steps/addons/addons.contract.ts';
import type { DetailsOutput } from '../steps/details/details.contract.ts';
import type { GuestsOutput } from '../steps/guests/guests.contract.ts';
import type { ItineraryOutput } from '../steps/itinerary/itinerary.contract.ts';
import type { SummaryOutput } from '../steps/summary/summary.contract.ts';
import { answered } from './answered.ts';
import { bookingSetup } from './booking.setup.ts';
import type { Step } from '../../src/domain/steps.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingOf, configurationOf, sessionOf } from './flow-context.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

/** A step that broke is where the guest goes on. */
export function broken(step: Step) {
  return {
    target: '#booking.flow.stepFailed',
    actions: { type: 'wantPlace', params: { place: { step, leg: 1 } } },
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
    onDone: answered<GuestsOutput>()({
      back: {
        target: 'arriving',
        actions: { type: 'wantPlace', params: { place: { step: 'rooms', leg: 1 } } },
      },
      next: { target: 'itinerary' },
    }),
    onError: broken('guests'),
  },
});

export const itinerary = config({
  meta: { step: 'itinerary' },
  invoke: {
    id: 'itinerary',
    src: 'itinerary',
    input: ({ context }) => stepInput(context),
    onDone: answered<ItineraryOutput>()({ back: { target: 'guests' }, next: { target: 'addons' } }),
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
        onDone: answered<AddOnsOutput>()({
          back: { target: '#booking.flow.itinerary' },
          next: { target: '#booking.flow.details' },
        }),
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
    onDone: answered<DetailsOutput>()({
      back: { target: 'leavingDetails' },
      next: { target: 'summary', actions: withOutput('takeDetails') },
    }),
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
    onDone: answered<SummaryOutput>()({
      staged: { target: 'payment', actions: withOutput('takeSummary') },
      edit: { target: 'arriving', actions: withOutput('takeSummary') },
      made: { target: 'confirming', actions: withOutput('takeSummary') },
      back: { target: 'details' },
    }),
    onError: broken('summary'),
  },
});

/** A step broke: the booking is kept and the guest may go on from it, or from the nearest that is allowed. */
export const stepFailed = config({
  tags: 'failed',
  entry: 'keepFailure',
  on: { 'load.retried': 'arriving' },
});
