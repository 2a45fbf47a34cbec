import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import { sessionOf } from '../../machines/booking/booking.stay.ts';
import { environmentOf } from '../paths/environment.ts';
import { named } from '../paths/names.ts';
import { profile, search } from '../support/fixtures.ts';
import { anonymous, complete } from '../support/start-booking.ts';
import * as samples from './booking-samples.ts';

const amending = search({ amendId: 'I77' });
const draft = samples.draft({ booking: { ...complete, search: amending }, search: amending });

/** F-13: a member changes a booked room. */
export const aboutAmended = environmentOf(bookingMachine, {
  inputs: [
    named('a change of a booking', { ...anonymous, draft }),
    named("a change of a booking that was being paid in the provider's page", {
      ...anonymous,
      draft: { ...draft, place: { step: 'payment' as const, leg: 1 } },
      payment: samples.framedPayment,
    }),
  ],
  events: {
    ...samples.NO_EVENTS,
    'member.loggedOut': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: 'identifying' }) ||
      (snapshot.context.profile &&
        (snapshot.matches({ flow: 'summary' }) || snapshot.matches({ flow: 'payment' })))
        ? [named('Log out in another tab', { place: { step: 'details' as const, leg: 1 } })]
        : [],
  },
  actors: {
    ...samples.NO_ANSWERS,
    restoreSignIn: { done: [null, named('a member', profile)] },
    checkSession: { done: [undefined] },
    outcome: { done: [{ type: 'booked' }, { type: 'untaken' }] },
  },
  project: ({ stay, payment, hint, profile: member }) => [
    stay.phase,
    sessionOf(stay) === null,
    payment?.state ?? null,
    hint,
    member === null,
  ],
});
