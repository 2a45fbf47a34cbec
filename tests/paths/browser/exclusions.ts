import { STEPS } from '../../../src/domain/steps.ts';

const ON_THE_SHORT_WAY =
  'the walked page has not the attribute `start`: short-way.e2e.ts, booking-short-way.test.ts';

const BY_AN_EXPIRY =
  'no path waits for the end of a session and goes on from there: restore.e2e.ts, replay-steps.test.tsx';

/** Transitions that no path takes in a browser, by machine and id, with the reasons. */
export const NOT_IN_BROWSER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  booking: {
    'booking.flow.followingLink.deciding|always|1': ON_THE_SHORT_WAY,
    'booking.flow.followingLink.deciding|always|2': ON_THE_SHORT_WAY,
    'booking.flow.followingLink.beginningSession|xstate.done.actor.beginSession|0': ON_THE_SHORT_WAY,
    'booking.flow.followingLink.beginningSession|xstate.error.actor.beginSession|0': ON_THE_SHORT_WAY,
    'booking.flow.followingLink.searching|xstate.done.actor.search|0': ON_THE_SHORT_WAY,
    'booking.flow.followingLink.searching|xstate.error.actor.search|0': ON_THE_SHORT_WAY,
    'booking.flow.start|xstate.done.actor.start|2': BY_AN_EXPIRY,
    'booking.flow.restoring|member.loggedOut|0': BY_AN_EXPIRY,
    'booking.flow.restoring.beginning|xstate.done.actor.beginSession|0': BY_AN_EXPIRY,
    'booking.flow.restoring.beginning|xstate.error.actor.beginSession|0': BY_AN_EXPIRY,
    'booking.flow.restoring.unavailable|load.retried|0': BY_AN_EXPIRY,
    'booking.flow.restoring.asking|xstate.done.actor.restore|0': BY_AN_EXPIRY,
    'booking.flow.restoring.asking|xstate.done.actor.restore|1': BY_AN_EXPIRY,
    'booking.flow.restoring.asking|xstate.error.actor.restore|0': BY_AN_EXPIRY,
    'booking.flow.legs.booked|always|0': ON_THE_SHORT_WAY,
    'booking.flow.guests|member.signedIn|0': ON_THE_SHORT_WAY,
    'booking.flow.leavingGuests|always|0': ON_THE_SHORT_WAY,
    'booking.flow.leavingItinerary|always|0': ON_THE_SHORT_WAY,
    'booking.flow.leavingAddOns|always|0': ON_THE_SHORT_WAY,
    'booking.flow.details|member.signedIn|0': ON_THE_SHORT_WAY,
    'booking.flow.checking|always|0': ON_THE_SHORT_WAY,
    'booking.flow.summary|member.signedIn|0': ON_THE_SHORT_WAY,
    'booking.flow.confirmation|load.retried|0':
      'it takes a confirmation whose code cannot be had, though it was there before the payment: Receipt.test.tsx',
    'booking.member.restoring|xstate.error.actor.restoreSignIn|0':
      'the wiring takes a sign-in that cannot be restored for none and never rejects',
    'booking.link.asking|payment.recorded|0':
      'it takes a voucher that Pay looks up first, which no path types: booking-link.test.ts',
    'booking.signIn.closed|signIn.requested|0': ON_THE_SHORT_WAY,
    'booking.signIn.open|signIn.dismissed|0': ON_THE_SHORT_WAY,
    'booking.signIn.open|xstate.done.actor.signIn|0': ON_THE_SHORT_WAY,
    'booking.signIn.open|xstate.done.actor.signIn|1': ON_THE_SHORT_WAY,
    'booking.signIn.open|xstate.error.actor.signIn|0': ON_THE_SHORT_WAY,
    'booking.signIn.open|always|0': ON_THE_SHORT_WAY,
  },
};

/**
 * Actors that no guest and no answer can make fail: only a fault in our own code can. The driver puts it into
 * the running chart. Everything after that is real.
 */
export const BROKEN_BY_THE_DRIVER: readonly string[] = ['idle', ...STEPS, 'outcome'];
