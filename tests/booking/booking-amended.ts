import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { Failure } from '../../src/api/failure.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { profile, search } from '../support/fixtures.ts';
import { bookedRoom } from '../account/account-bookings.ts';
import { anonymous, complete } from './start-booking.ts';
import * as samples from './booking-samples.ts';

const refused = (status: number): Failure => ({ kind: 'http', endpoint: 'stage', status, message: 'No.' });

const room = named('the room', bookedRoom());

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
    'amendment.doubted': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: 'summary' } })
        ? [
            named('the estate says that the room has gone', { failure: refused(422) }),
            named('the estate refuses something', { failure: refused(400) }),
          ]
        : [],
    'amendment.gone': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: 'payment' }) ? [named('the room has gone', {})] : [],
    'amendment.dropped': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: 'summary' } }) || snapshot.matches({ flow: 'payment' })
        ? [named('Press Go on as a new booking', { place: { step: 'details' as const, leg: 1 } })]
        : [],
    'member.loggedOut': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: 'identifying' } }) ||
      (snapshot.context.profile &&
        (snapshot.matches({ flow: { open: 'summary' } }) || snapshot.matches({ flow: 'payment' })))
        ? [named('Log out in another tab', { place: { step: 'details' as const, leg: 1 } })]
        : [],
  },
  actors: {
    ...samples.NO_ANSWERS,
    restoreSignIn: { done: [null, named('a member', profile)] },
    checkSession: { done: [undefined] },
    findBookedRoom: {
      done: [room, null],
      error: [samples.offline],
    },
    summary: { done: [samples.staged] },
    outcome: { done: [{ type: 'made' }, { type: 'untaken' }] },
  },
  project: ({ payment, hint, profile: member, amended, ...context }) => [
    amended?.state ?? null,
    amended === null,
    samples.comeTo(context),
    payment?.state ?? null,
    hint,
    member === null,
  ],
});
