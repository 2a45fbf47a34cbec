import { isUnresolved } from '../../src/domain/payment/payment-record.ts';
import { restorable } from '../../src/domain/booking/legs.ts';
import type { Session } from '../../src/domain/booking/session.ts';
import { endAmendment } from './amending.rules.ts';
import { clearBooking, holdsRooms } from './booking.rules.ts';
import { destinationAt, type BookingContext, type Changes } from './booking.types.ts';
import { bookingOf, searchOf, searchOfDraft, withoutVisit } from './visit.rules.ts';

/** Goes on with the kept draft. The address says where, if it names the draft's session. */
export function adoptDraft({ draft, payment, destination, link }: BookingContext): Changes {
  if (draft === null) return {};
  const { sessionId, businessDate, booking, search, place, isRemnant } = draft;
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
      stay: booking && { booking, leg: 1, availability: null, iPageSessionId, wallets },
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
 * The booking is paid, and the guest wants another: forgets the payment and the draft, keeps the search. A booked room
 * that was changed is replaced by now. A link to another change, such as of the room that is just booked, stands.
 */
export function dropDraft(context: BookingContext): Changes {
  const { link } = context;
  const ended = endAmendment(context);
  const replaced = (searchOfDraft(context.draft) ?? searchOf(context))?.amendId;
  return {
    ...ended,
    link: link?.amendId === replaced ? ended.link : link,
    payment: null,
    ...(ended.visit?.stay ? {} : withoutVisit(searchOfDraft(ended.draft))),
  };
}

/** The booking is made, and the guest wants another: forgets all of it but the search. */
export function beginAnother(context: BookingContext): Changes {
  const dropped = dropDraft(context);
  return { ...dropped, ...clearBooking({ ...context, ...dropped }) };
}
