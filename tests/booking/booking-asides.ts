import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { profile } from '../support/fixtures.ts';
import { anonymous } from './start-booking.ts';
import * as samples from './booking-samples.ts';

/**
 * D-52: the question about a link can appear at every step. It has its own world, since it would double the
 * graph.
 */
export const aboutLinks = environmentOf(bookingMachine, {
  inputs: [
    named('a kept booking and a link with dates', {
      ...anonymous,
      draft: samples.draft(),
      destination: samples.linked,
    }),
  ],
  events: {
    ...samples.NO_EVENTS,
    navigated: (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: 'summary' } }) || snapshot.matches({ flow: { payment: 'form' } })
        ? [named('Follow a link with dates', { destination: samples.linked })]
        : [],
    'leave.requested': (snapshot: BookingSnapshot) =>
      snapshot.matches({ question: 'linking' }) ? [named('Press Cancel', {})] : [],
  },
  actors: {
    ...samples.NO_ANSWERS,
    summary: { done: [samples.staged] },
    payment: { done: [], sends: [{ type: 'payment.recorded', payment: samples.sentPayment }] },
  },
  project: ({ link: waiting, ...context }) => [samples.comeTo(context), waiting === null],
});

function inOpenFrame<Event>(event: Event) {
  return (snapshot: BookingSnapshot) =>
    snapshot.matches({ flow: 'payment' }) && snapshot.context.payment?.state === 'framed' ? [event] : [];
}

/**
 * E-02: a payment kept by an earlier load of the page, and the provider's frame. They have their own world,
 * too.
 */
export const aboutPayments = environmentOf(bookingMachine, {
  inputs: [
    named('a booking that was being paid', {
      ...anonymous,
      draft: samples.draft({ place: { step: 'payment', leg: 1 } }),
      payment: samples.sentPayment,
    }),
    named("a booking that was being paid in the provider's page", {
      ...anonymous,
      draft: samples.draft({ place: { step: 'payment', leg: 1 } }),
      payment: samples.framedPayment,
    }),
    named('a booking that is paid', {
      ...anonymous,
      draft: samples.draft({ place: { step: 'confirmation', leg: 1 } }),
      payment: samples.paidPayment,
    }),
    named('a payment without its booking', { ...anonymous, payment: samples.sentPayment }),
    named('a booking that is paid, and an address of the search', {
      ...anonymous,
      draft: samples.draft({ place: { step: 'confirmation', leg: 1 } }),
      payment: samples.paidPayment,
      destination: samples.destinationOf('search'),
    }),
  ],
  events: {
    ...samples.NO_EVENTS,
    // Only from the provider's page: the booking's own world has the rest, and no other state of a payment hears them.
    navigated: inOpenFrame(
      named('Press the browser’s Back', { destination: samples.destinationOf('summary') }),
    ),
    'step.edited': inOpenFrame(
      named('Press Edit beside the rooms', { place: { step: 'rooms' as const, leg: 1 } }),
    ),
    'member.loggedOut': inOpenFrame(
      named('Log out in another tab', { place: { step: 'payment' as const, leg: 1 } }),
    ),
    'booking.ended': inOpenFrame(named('the time is over', { reason: 'expired' as const })),
    'anotherBooking.requested': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { made: 'receipt' } }) ? [named('Press Book another stay', {})] : [],
  },
  actors: {
    ...samples.NO_ANSWERS,
    loadConfiguration: { done: [samples.houseWithoutAddOns], error: [samples.offline] },
    restoreSignIn: { done: [null, named('a member', profile)] },
    checkSession: { done: [undefined], error: [samples.gone, samples.otherTabs] },
    summary: { done: [samples.staged] },
    payment: {
      done: samples.endOfPayment,
      sends: (snapshot: BookingSnapshot): samples.BookingEvent[] => {
        if (snapshot.matches({ flow: { payment: 'sending' } })) return [{ type: 'payment.dropped' }];
        if (snapshot.matches({ flow: { payment: 'framed' } })) {
          return [
            { type: 'frame.unattended' },
            { type: 'frame.closed' },
            { type: 'payment.recorded', payment: samples.sentPayment },
          ];
        }
        return [{ type: 'frame.opened', payment: samples.framedPayment }, { type: 'frame.closed' }];
      },
    },
    outcome: { done: [{ type: 'made' }, { type: 'untaken' }, { type: 'notMade' }] },
    confirmation: {
      done: [],
      sends: [{ type: 'sums.differ', confirmationNumber: 'C-1', of: 'total', shown: 100, estate: 200 }],
    },
  },
  project: ({ payment, profile: member, configuration: estate, hint, isAddressed, ...context }) => [
    samples.comeTo(context),
    payment?.state ?? null,
    member === null,
    estate === null,
    hint,
    isAddressed,
  ],
});
