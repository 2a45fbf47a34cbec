import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { StartOutput } from '../../machines/steps/start/start.types.ts';
import { environmentOf } from '../paths/environment.ts';
import { named } from '../paths/names.ts';
import { session } from '../support/fixtures.ts';
import { anonymous } from '../support/start-booking.ts';
import {
  destinationOf,
  draft,
  expired,
  gone,
  houseWithoutAddOns,
  NOTHING_SENT,
  offline,
} from './booking-samples.ts';

const wantedAgain = named('the guest wants the booking restored', { type: 'restore' as const });

/** D-487: the start screen after an expired session, where the guest can restore the booking. */
export const aboutRestoring = environmentOf(bookingMachine, {
  inputs: [named('a kept booking', { ...anonymous, draft: draft({ place: { step: 'guests', leg: 1 } }) })],
  events: {
    'booking.updated': [],
    navigated: (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { restoring: 'asking' } })
        ? [named('Press the browser’s Back', { destination: destinationOf('search') })]
        : [],
    'step.edited': [],
    'cancel.requested': [],
    'signIn.requested': [],
    'member.signedIn': [],
    'member.loggedOut': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { restoring: 'asking' } })
        ? [named('Log out in another tab', { place: { step: 'rooms' as const, leg: 1 } })]
        : [],
    'booking.ended': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { restoring: 'asking' } })
        ? [named('the new session is over, too', { reason: 'expired' as const })]
        : [],
    ...NOTHING_SENT,
  },
  actors: {
    loadConfiguration: { done: [houseWithoutAddOns] },
    restoreSignIn: { done: [null] },
    signIn: { done: [] },
    beginSession: { done: [named('a new session', session)], error: [offline] },
    checkSession: { done: [undefined], error: [gone] },
    searchAvailability: { done: [] },
    idle: { done: [expired] },
    start: {
      done: (snapshot: BookingSnapshot): StartOutput[] => [
        { type: 'anonymous' },
        ...(snapshot.context.lost ? [wantedAgain] : []),
      ],
    },
    restore: { done: [{ type: 'restored' }, { type: 'newSearch' }], error: [offline] },
    search: { done: [] },
    rooms: { done: [] },
    rates: { done: [] },
    guests: { done: [] },
    itinerary: { done: [] },
    addons: { done: [] },
    details: { done: [] },
    summary: { done: [] },
    payment: { done: [] },
    outcome: { done: [] },
    confirmation: { done: [] },
  },
  project: ({ stay, lost }) => [stay.phase, lost === null],
});
