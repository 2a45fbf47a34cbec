import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { StartOutput } from '../../machines/steps/start/start.machine.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { session } from '../support/fixtures.ts';
import { anonymous } from './start-booking.ts';
import { comeTo, destinationOf, draft, gone, NO_ANSWERS, NO_EVENTS, offline } from './booking-samples.ts';

const wantedAgain = named('the guest wants the booking restored', { type: 'restore' as const });

/** D-487: the start screen after an expired session, where the guest can restore the booking. */
export const aboutRestoring = environmentOf(bookingMachine, {
  inputs: [named('a kept booking', { ...anonymous, draft: draft({ place: { step: 'guests', leg: 1 } }) })],
  events: {
    ...NO_EVENTS,
    navigated: (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: { restoring: 'asking' } } })
        ? [named('Press the browser’s Back', { destination: destinationOf('search') })]
        : [],
    'member.loggedOut': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: { restoring: 'asking' } } })
        ? [named('Log out in another tab', { place: { step: 'rooms' as const, leg: 1 } })]
        : [],
    'booking.ended': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: { restoring: 'asking' } } })
        ? [named('the new session is over, too', { reason: 'expired' as const })]
        : [],
  },
  actors: {
    ...NO_ANSWERS,
    beginSession: { done: [named('a new session', session)], error: [offline] },
    checkSession: { done: [undefined], error: [gone] },
    start: {
      done: (snapshot: BookingSnapshot): StartOutput[] => [
        { type: 'anonymous' },
        ...(snapshot.context.lost ? [wantedAgain] : []),
      ],
    },
    restore: { done: [{ type: 'restored' }, { type: 'newSearch' }], error: [offline] },
  },
  project: ({ lost, ...context }) => [comeTo(context), lost === null],
});
