import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { environmentOf } from '../paths/environment.ts';
import { named } from '../paths/names.ts';
import { profile, session } from '../support/fixtures.ts';
import { anonymous } from '../support/start-booking.ts';
import {
  draft,
  expired,
  houseWithAddOns,
  houseWithoutAddOns,
  NOTHING_SENT,
  offline,
  sentPayment,
  staged,
} from './booking-samples.ts';

/** D-546, D-547: the shorter way begins with the search, offers to sign in anywhere, and passes over what is decided. */
export const aboutTheShortWay = environmentOf(bookingMachine, {
  inputs: [
    named('the shorter way, nothing kept', { ...anonymous, isShort: true }),
    named('the shorter way, a kept booking', {
      ...anonymous,
      isShort: true,
      draft: draft({ place: { step: 'guests', leg: 1 } }),
    }),
  ],
  events: {
    'booking.updated': [],
    navigated: [],
    'step.edited': [],
    'cancel.requested': [],
    'member.signedIn': [],
    'member.loggedOut': [],
    'booking.ended': [],
    ...NOTHING_SENT,
  },
  actors: {
    loadConfiguration: { done: [houseWithoutAddOns, houseWithAddOns] },
    restoreSignIn: { done: [null] },
    signIn: {
      done: [
        { type: 'signedIn', profile },
        named('an old account, which has to be renewed', {
          type: 'migrating',
          emailAddress: 'ada@example.test',
        }),
      ],
      error: [offline],
    },
    restore: { done: [] },
    beginSession: { done: [named('a new session', session)] },
    checkSession: { done: [undefined] },
    searchAvailability: { done: [] },
    idle: { done: [expired] },
    start: { done: [] },
    search: { done: [] },
    rooms: { done: [] },
    rates: { done: [] },
    guests: { done: [{ type: 'next' }] },
    itinerary: { done: [] },
    addons: { done: [{ type: 'next' }, { type: 'back' }] },
    details: { done: [{ type: 'next', profile: null }, { type: 'back' }] },
    summary: { done: [staged] },
    payment: { done: [], sends: [{ type: 'payment.started', payment: sentPayment }] },
    outcome: { done: [] },
    confirmation: { done: [] },
  },
  project: ({ stay, configuration, profile: known, payment }) => [
    stay.phase,
    configuration?.addOns.length ?? null,
    known === null,
    payment?.state ?? null,
  ],
});
