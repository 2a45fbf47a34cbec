import { isAddressedOnly, isUnresolved } from '../../../src/domain/payment/payment-record.ts';
import { restorable } from '../../../src/domain/booking/legs.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import { failureOf } from '../../shared/failure.ts';
import { bookingOf, holdsRooms, searchOf, searchOfDraft, sessionOf, withoutVisit } from '../booking.rules.ts';
import { destinationAt, type BookingContext, type Changes } from '../booking.types.ts';
import { isSessionRefused } from '../ending/ending.rules.ts';
import { hintOf } from '../hints.rules.ts';
import { isNewBooking, noticeOfStranger } from '../places.rules.ts';
import type { Flow } from '../transitions.ts';

/** What can be a session's id. Anything else in an address is not worth a call. */
const SESSION_ID = /^[\w-][\w.~=+:-]{0,199}$/;
/** The status of a session that another tab holds (D-162). */
const LOCKED = 423;

/** A payment with an unknown outcome: the estate is asked before anything else. */
export function wayIn({ context }: Flow) {
  if (mustAskForPayment(context)) return 'outcome';
  return context.configuration ? 'arriving' : 'loading';
}

/** Where a booking goes on once the configuration is there. */
export function wayOfKept({ context: { payment, draft, isAddressed, destination } }: Flow) {
  if (payment?.state === 'paid') return isAddressed && isNewBooking(destination) ? 'another' : 'made';
  return draft ? 'resuming' : 'arriving';
}

/** The receipt needs no configuration. */
export function wayWithoutConfiguration({ context: { payment } }: Flow) {
  return payment?.state === 'paid' ? 'receipt' : 'unavailable';
}

/** Another release began the booking of a remnant, so the session gives back what it holds. */
export function wayOfDraft({ context: { draft } }: Flow) {
  return draft?.isRemnant ? 'givingUp' : 'arriving';
}

/** The draft's session is not given. A payment in the provider's open page may be made all the same (E-04). */
export function wayOfRefusal({ context: { payment }, event }: Flow & { event: { error: unknown } }) {
  const failure = failureOf(event.error, 'checkSession');
  if (failure.kind === 'http' && failure.status === LOCKED) return 'otherTab';
  if (!isSessionRefused(failure)) return 'unavailable';
  return payment?.state === 'framed' ? 'outcome' : 'forgotten';
}

/** Goes on with the kept draft. The address says where, if it names the draft's session. */
export function adoptDraft({ draft, payment, destination, link }: BookingContext): Changes {
  if (draft === null) return {};
  const { sessionId, businessDate, booking, search, place, unseen = null, questions = [], isRemnant } = draft;
  // Its rooms are not given back while they may be paid for.
  if (payment && isRemnant) return {};
  // The payment belongs to another booking: this draft does not say what was paid for.
  if (payment && payment.sessionId !== sessionId) return withoutVisit(null);
  const opensLink = link !== null && !holdsRooms(booking);
  const session: Session = { id: sessionId, businessDate };
  // The provider's page was open before the reload, and opens again (E-04).
  const { iPageSessionId = null, wallets = [] } = payment ?? {};
  return {
    draft: null,
    visit: {
      session,
      stay: booking && { booking, leg: 1, availability: null, iPageSessionId, wallets, unseen, questions },
      asked: null,
    },
    search: booking ? null : search,
    destination: destination.sessionId === sessionId || opensLink ? destination : destinationAt(place),
  };
}

/** The draft's session is gone. Keeps the search unless a link brings another; the start says 'Expired'. */
export function forgetDraft({ draft, link, destination }: BookingContext): Changes {
  const hasLostNothing = link !== null && !holdsRooms(draft && draft.booking);
  return {
    ...withoutVisit(link ? null : searchOfDraft(draft)),
    lost: link ? null : restorable(draft && draft.booking),
    destination: hasLostNothing
      ? destination
      : { ...destinationAt({ step: 'start', leg: 1 }), notice: 'expired' },
  };
}

/** Another tab has the booking. Here the guest may begin another booking with the same search (D-162). */
export function leaveToOtherTab(context: BookingContext): Changes {
  return { ...searchAgain(context), payment: null, hint: hintOf(context, 'otherTab') };
}

/** What the session held is given back. The guest begins another booking, with the same search if that is known. */
export function giveUp(context: BookingContext): Changes {
  return { ...searchAgain(context), hint: hintOf(context, 'renewed') };
}

function searchAgain(context: BookingContext): Changes {
  const { draft, link, destination } = context;
  return {
    ...withoutVisit(link ? null : (searchOfDraft(draft) ?? searchOf(context))),
    destination: link ? destination : destinationAt({ step: 'search', leg: 1 }),
  };
}

/**
 * Whether the estate must be asked about the payment before anything else (E-02). A payment in the provider's page goes
 * on there, unless its booking is lost or the guest has followed a link to a new search.
 */
export function mustAskForPayment(context: BookingContext): boolean {
  const { payment, draft, link } = context;
  if (payment === null) return false;
  if (payment.state !== 'framed') return isUnresolved(payment);
  if (bookingOf(context) !== null) return link !== null;
  return draft?.sessionId !== payment.sessionId || draft.booking === null;
}

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
