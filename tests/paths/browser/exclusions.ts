import { STEPS } from '../../../src/domain/steps.ts';

/** Transitions that no path takes in a browser, by machine and id, each with the reason. */
export const NOT_IN_BROWSER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  booking: {
    'booking.flow.confirmation|load.retried|0':
      'it takes a confirmation whose code cannot be had, though it was there before the payment: Receipt.test.tsx',
    'booking.member.restoring|xstate.error.actor.restoreSignIn|0':
      'the wiring takes a sign-in that cannot be restored for none and never rejects',
    'booking.link.asking|payment.started|0':
      'it takes a voucher that Pay looks up first, which no path types: booking-link.test.ts',
  },
};

/**
 * Actors of which no guest and no answer makes a failure: it takes a fault in our own code, which the driver puts into
 * the running chart. What follows is the widget's own doing.
 */
export const BROKEN_BY_THE_DRIVER: readonly string[] = ['idle', ...STEPS, 'outcome'];
