import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { searchOf } from '../../machines/booking/booking.rules.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { availability, profile, session } from '../support/fixtures.ts';
import { anonymous, complete } from './start-booking.ts';
import { comeTo, destinationOf, draft, legHeld, NO_ANSWERS, NO_EVENTS, offline } from './booking-samples.ts';

const amended = { ...complete, search: { ...complete.search, amendId: 'WM-1' } };

/** F-13: an amendment waits for the login, at the search and wherever the sign-in has ended on the way. */
export const aboutAmending = environmentOf(bookingMachine, {
  inputs: [
    named('a link to change a booking', {
      ...anonymous,
      destination: { ...destinationOf('search'), link: { amendId: 'WM-1' } },
    }),
    named('a kept change of a booking', {
      ...anonymous,
      draft: draft({ place: { step: 'details', leg: 1 }, booking: amended }),
    }),
    named('a kept change of a booking, at the rates', {
      ...anonymous,
      draft: draft({ place: { step: 'rates', leg: 1 }, booking: amended }),
    }),
  ],
  events: NO_EVENTS,
  actors: {
    ...NO_ANSWERS,
    restoreSignIn: { done: [null, named('a member', profile)] },
    beginSession: { done: [named('a new session', session)] },
    checkSession: { done: [undefined] },
    start: {
      done: [
        { type: 'anonymous' },
        { type: 'signedIn', profile },
        named('an old account that needs a registration', {
          type: 'migrating',
          emailAddress: 'ada@example.test',
        }),
      ],
      error: [offline],
    },
    searchAvailability: { done: [named('a room is free', availability())] },
    rates: { done: [legHeld] },
    details: { done: [{ type: 'next', profile: null }] },
  },
  project: ({ profile: known, opening, destination, hint, amended, ...context }) => [
    hint,
    amended === null,
    comeTo(context),
    context.draft?.place.step ?? null,
    known === null,
    searchOf(context)?.amendId ?? null,
    opening.amendId ?? null,
    destination.place.step,
  ],
});
