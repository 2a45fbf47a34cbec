import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { staySearch, session } from '../support/fixtures.ts';
import { anonymous } from './start-booking.ts';
import * as samples from './booking-samples.ts';

const remnant = samples.draft({ booking: null, isRemnant: true, place: { step: 'search', leg: 1 } });

/** What another release of the widget has kept in the tab. */
export const aboutReleases = environmentOf(bookingMachine, {
  inputs: [
    named('a booking of another release', { ...anonymous, draft: remnant }),
    named('a booking of another release, and its payment', {
      ...anonymous,
      draft: remnant,
      payment: samples.sentPayment,
    }),
    named('a payment that cannot be read', { ...anonymous, isPaymentUnreadable: true }),
  ],
  events: {
    ...samples.NO_EVENTS,
    'leave.requested': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { opening: 'givingUp' } }) ? [named('Press Cancel', {})] : [],
    navigated: (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { opening: 'givingUp' } })
        ? [named('Press the browser’s Back', { destination: samples.destinationOf('start') })]
        : [],
  },
  actors: {
    ...samples.NO_ANSWERS,
    checkSession: { done: [undefined], error: [samples.gone, samples.otherTabs] },
    ignoreBooking: { done: [undefined], error: [samples.offline] },
    beginSession: { done: [named('a new session', session)] },
    start: { done: [{ type: 'anonymous' }] },
    search: {
      done: [named('a search for one room', { type: 'searched', search: staySearch(), vouchers: [] })],
    },
    outcome: { done: [{ type: 'made' }, { type: 'untaken' }, { type: 'notMade' }] },
  },
  project: ({ payment, hint, ...context }) => [samples.comeTo(context), payment?.state ?? null, hint],
});
