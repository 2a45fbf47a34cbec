import { isAddressedOnly } from '../../src/domain/payment/payment-record.ts';
import { destinationAt, type BookingContext, type Changes, type Destination } from './booking.types.ts';
import { sessionOf } from './visit.rules.ts';

/** What can be a session's id. Anything else in an address is not worth a call. */
const SESSION_ID = /^[\w-][\w.~=+:-]{0,199}$/;

/**
 * Whether only the address knows of a payment: it names the session of one, and the tab has kept nothing. The guest may
 * have paid in the provider's page and lost what the tab kept.
 */
export function isPaymentAddressed({ payment, visit, destination, link, hint }: BookingContext): boolean {
  const { place, sessionId } = destination;
  const isOfPayment = place.step === 'payment' || place.step === 'confirmation';
  const isUnknown = payment === null && sessionOf({ visit }) === null && hint !== 'unreadablePayment';
  return SESSION_ID.test(sessionId ?? '') && isOfPayment && isUnknown && link === null;
}

/** The payment that the address names, as a provider's page that was left. The estate is asked about it (D-375). */
export function takeAddressedPayment({ destination: { sessionId } }: BookingContext): Changes {
  if (sessionId === null) return {};
  return {
    payment: {
      ...{ sessionId, confirmationNumbers: [], dueToday: 0 },
      ...{ state: 'left', iPageSessionId: null, at: null },
    },
  };
}

/** Where to go once nothing is being paid: to the start, where only the address knew of a payment. */
export function leaveAddressed({ payment, destination }: BookingContext): Changes {
  if (payment === null || !isAddressedOnly(payment)) return {};
  const start = destinationAt({ step: 'start', leg: 1 });
  return { destination: { ...start, notice: noticeOfStranger(destination) } };
}

/** What the start says for an address whose session is not alive. */
export function noticeOfStranger({ place }: Destination): Destination['notice'] {
  return place.step === 'confirmation' ? null : 'expired';
}
