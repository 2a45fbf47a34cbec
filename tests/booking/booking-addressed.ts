import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { profile, session } from '../support/fixtures.ts';
import { anonymous } from './start-booking.ts';
import * as samples from './booking-samples.ts';

/** A payment of which only the address is left: the tab has kept nothing (D-375). */
export const aboutAddresses = environmentOf(bookingMachine, {
  inputs: [
    named('an address of a payment, and nothing kept', {
      ...anonymous,
      destination: samples.destinationOf('payment', session.id),
    }),
    named('an address of a confirmation, and nothing kept', {
      ...anonymous,
      destination: samples.destinationOf('confirmation', session.id),
    }),
  ],
  events: {
    ...samples.NO_EVENTS,
    navigated: (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { locked: 'outcome' } })
        ? [named('Press the browser’s Back', { destination: samples.destinationOf('start') })]
        : [],
    'anotherBooking.requested': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { made: 'receipt' } }) ? [named('Press Book another stay', {})] : [],
  },
  actors: {
    ...samples.NO_ANSWERS,
    loadConfiguration: { done: [samples.houseWithoutAddOns], error: [samples.offline] },
    restoreSignIn: { done: [null, named('a member', profile)] },
    outcome: { done: [{ type: 'made' }, { type: 'untaken' }] },
  },
  project: ({ payment, profile: member, notice, destination, ...context }) => [
    ...[samples.comeTo(context), payment?.state ?? null, payment?.confirmationNumbers.length ?? null],
    ...[member === null, notice, destination.place.step],
  ],
});
