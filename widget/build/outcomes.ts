import type { Outcome } from '../../machines/steps/payment/payment.rules.ts';

/** What the guest is told at each outcome of a payment. */
export const TOLD: Readonly<Record<Outcome, string>> = {
  paid: 'The confirmation.',
  refused:
    "The hotel's own reason (`Message`, 500 characters at most) and 'Nothing has been taken.' Another card can be tried.",
  gone: 'That the booking is no longer in session, once retrieve has answered 404 too. The guest can begin again.',
  unknown: 'That the booking is being checked. The widget asks retrieve until the outcome is known.',
};

/** What the guest is told where a refusal of what is booked has a reason (F-07). */
export const TOLD_WITH_REASON =
  'With a `Message`, retrieve is asked once, at once: paid where it finds the booking, refused where it answers 404. Otherwise this counts.';
