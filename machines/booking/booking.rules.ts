import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { Booking, Leg } from '../../src/domain/booking/booking.ts';
import {
  chooseRate,
  chooseRoom,
  holdLeg,
  isHeld,
  isHoldLive,
  legOf,
  restorable,
  withLeg,
} from '../../src/domain/booking/legs.ts';
import { isUnresolved } from '../../src/domain/payment/payment-record.ts';
import { nearestPlace } from '../../src/domain/booking/nearest-place.ts';
import { blankSearch } from '../../src/domain/search/occupancy.ts';
import type { OpenSearch } from '../../src/domain/search/occupancy.ts';
import type { Session } from '../../src/domain/booking/session.ts';
import type { Place } from '../../src/domain/booking/steps.ts';
import { fitToLimits } from '../../src/domain/search/search-limits.ts';
import type { Draft } from '../../src/draft/draft.ts';
import type { RatesOutput } from '../steps/rates/rates.types.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.types.ts';
import type { SearchOutput } from '../steps/search/search.types.ts';
import type { SummaryOutput } from '../steps/summary/summary.types.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import { noticeOfStranger } from './addressed-payment.rules.ts';
import { endAmendment } from './amending.rules.ts';
import { destinationAt, type BookingContext, type BookingEvent, type Changes } from './booking.types.ts';
import {
  bookingOf,
  draftOf,
  searchOf,
  sessionOf,
  withoutBooking,
  type StayWithBooking,
} from './booking.stay.ts';

/**
 * The place nearest to the wanted one that the booking allows. Without a booking that is the start or the search.
 * Members skip the start screen (A §2.3, D-38), and so does the shorter way.
 */
export function placeToGo(context: BookingContext): Place {
  const { configuration, stay, destination, asksLeadOnly } = context;
  const place =
    configuration && stay.phase === 'booking'
      ? nearestPlace(destination.place, {
          ...{ configuration, hasSession: true, booking: stay.booking },
          asksLeadOnly,
        })
      : ({ step: destination.place.step === 'start' ? 'start' : 'search', leg: 1 } as const);
  const skipsStart = (context.isShort || context.profile !== null) && !context.notice;
  return place.step === 'start' && skipsStart ? { step: 'search', leg: 1 } : place;
}

/**
 * Settles on a place. An address that names a session leads to the start where no session is alive. The start says
 * 'Expired', but not for a confirmation, whose booking was made, nor for one that may be paid.
 */
export function arrive(context: BookingContext): Changes {
  const { destination, stay, lost, hint } = context;
  const isStranger = destination.sessionId !== null && sessionOf(stay) === null;
  if (isStranger)
    return {
      notice: hint === 'unreadablePayment' ? null : noticeOfStranger(destination),
      destination: destinationAt({ step: 'start', leg: 1 }),
    };
  const { leg } = placeToGo({ ...context, notice: destination.notice });
  return {
    notice: destination.notice,
    lost: destination.notice && lost,
    stay: stay.phase === 'booking' ? { ...stay, leg } : stay,
  };
}

/** Whether the link that was taken answers all questions of the search, on the shorter way. */
export function isLinkWhole(context: BookingContext): boolean {
  const { arrivalDate, numberOfNights, guestOccupancies } = context.opening;
  const isWhole = arrivalDate && numberOfNights && guestOccupancies;
  return context.isShort && Boolean(isWhole) && placeToGo(context).step === 'search';
}

/** The link's values open the search form. The earlier search and its choices are forgotten (D-52). */
export function takeLink({ link, opening, stay, hint }: BookingContext): Changes {
  const session = sessionOf(stay);
  return {
    opening: link ?? opening,
    link: null,
    endedAmendment: null,
    hint: hint === 'amendmentEnded' || hint === 'amendmentDropped' ? null : hint,
    stay: session ? { phase: 'session', session, search: null } : withoutBooking(null),
  };
}

export function applyPatch({ stay }: BookingContext, event: BookingEvent | BookingUpdated): Changes {
  if (event.type !== 'booking.updated' || stay.phase !== 'booking') return {};
  return { stay: { ...stay, booking: { ...stay.booking, ...event.patch } } };
}

export function hasHold({ stay }: BookingContext): boolean {
  const booking = bookingOf(stay);
  return booking !== null && isHoldLive(booking);
}

/** Forgets the booking and its session. Keeps the search for the next booking (A §4.4). */
export function clearBooking({ stay }: BookingContext): Changes {
  return {
    stay: stay.phase === 'kept' ? stay : withoutBooking(searchOf(stay)),
    payment: null,
    lost: null,
    destination: destinationAt({ step: 'start', leg: 1 }),
  };
}

/** Empties the search: the next one begins with the page's opening values. */
export function forgetSearch({ stay }: BookingContext): Changes {
  return stay.phase === 'none' ? { stay: withoutBooking(null) } : {};
}

/** A session has begun. */
export function keepSession({ stay }: BookingContext, session: Session): Changes {
  return { stay: { phase: 'session', session, search: searchOf(stay) } };
}

/**
 * The search that the form opens with, within the estate's limits: the previous search, or the page's opening values
 * over the defaults. A search for another booking than the one to amend does not count as previous. `warnings` names
 * opening values out of range. Null without a session.
 */
export function openSearch({
  configuration,
  opening,
  stay,
}: BookingContext): { search: OpenSearch; warnings: string[] } | null {
  const businessDate = sessionOf(stay)?.businessDate;
  if (!configuration || businessDate === undefined) return null;
  const kept = searchOf(stay);
  const { amendId = null } = opening;
  const previous = amendId === null || kept?.amendId === amendId ? kept : null;
  const asked = previous ?? { ...blankSearch(businessDate), ...opening };
  const { search, warnings } = fitToLimits(asked, configuration, businessDate, businessDate);
  return { search, warnings: previous ? [] : warnings };
}

/** Whether any room of the booking is held. */
export function holdsRooms(booking: Booking | null): boolean {
  return booking?.legs.some(isHeld) ?? false;
}

/** Goes on with the kept draft. The address says where, if it names the draft's session. */
export function adoptDraft({ stay, payment, destination, link }: BookingContext): Changes {
  if (stay.phase !== 'kept') return {};
  const { sessionId, businessDate, booking, search, place, isRemnant } = stay.draft;
  // Its rooms are not given back while they may be paid for.
  if (payment && isRemnant) return {};
  // The payment belongs to another booking: this draft does not say what was paid for.
  if (payment && payment.sessionId !== sessionId) return { stay: withoutBooking(null) };
  const opensLink = link !== null && !holdsRooms(booking);
  const session: Session = { id: sessionId, businessDate };
  return {
    stay: booking
      ? {
          ...{ phase: 'booking', session, booking, leg: 1, availability: null },
          // The provider's page was open before the reload, and opens again (E-04).
          iPageSessionId: payment && payment.iPageSessionId,
          wallets: payment?.wallets ?? [],
        }
      : { phase: 'session', session, search },
    destination: destination.sessionId === sessionId || opensLink ? destination : destinationAt(place),
  };
}

/** The draft's session is gone. Keeps the search unless a link brings another; the start says 'Expired'. */
export function forgetDraft({ stay, link, destination }: BookingContext): Changes {
  const draft = draftOf(stay);
  const hasLostNothing = link !== null && !holdsRooms(draft && draft.booking);
  return {
    stay: withoutBooking(link ? null : searchOfDraft(draft)),
    lost: link ? null : restorable(draft && draft.booking),
    destination: hasLostNothing
      ? destination
      : { ...destinationAt({ step: 'start', leg: 1 }), notice: 'expired' },
  };
}

/** The search of a kept draft; null where it has none. */
export function searchOfDraft(draft: Draft | null): OpenSearch | null {
  return draft && (draft.booking?.search ?? draft.search);
}

/** Takes the search. Keeps the booking before it, which the flow gives back next. */
export function takeSearch(
  { stay }: BookingContext,
  { search, vouchers }: Omit<SearchOutput, 'type'>,
): Changes {
  const session = sessionOf(stay);
  if (!session) return {};
  return { stay: { phase: 'searched', session, search, vouchers, booking: bookingOf(stay) } };
}

/** Takes the answer of the rooms step: a room for this leg, or another search. */
export function takeRooms(context: BookingContext, output: RoomsOutput): Changes {
  const { stay } = context;
  if (stay.phase !== 'booking' || output.type === 'newSearch') return {};
  if (output.type === 'searchAgain') {
    const { arrivalDate, numberOfNights, code, vouchers } = output;
    const voucherCodes = vouchers.map(({ voucher }) => voucher.certificateReferenceNumber);
    const search = { ...stay.booking.search, arrivalDate, numberOfNights, code, voucherCodes };
    return takeSearch(context, { search, vouchers });
  }
  return withCurrentLeg(stay, (leg) => chooseRoom(leg, output.roomCode, output.guestQuota));
}

/**
 * Keeps the held leg, with what it carries over from the booking before. Then turns to the next leg, held or not; after
 * the last leg, to the guests (E-12).
 */
export function takeRates({ configuration, stay }: BookingContext, output: RatesOutput): Changes {
  if (output.type !== 'legHeld' || !configuration || stay.phase !== 'booking') return {};
  const { rate, includedPackages, hold, carried } = output;
  const next = stay.leg + 1;
  const told = stay.booking.carried;
  const booking =
    carried && told
      ? {
          ...stay.booking,
          carried: { before: carried.before, notKept: [...told.notKept, ...carried.notKept] },
        }
      : stay.booking;
  return {
    ...withCurrentLeg({ ...stay, booking }, (leg) =>
      holdLeg(carried?.leg ?? chooseRate(configuration, leg, rate, includedPackages), hold),
    ),
    destination: destinationAt(
      legOf(stay.booking, next) ? { step: 'rooms', leg: next } : { step: 'guests', leg: 1 },
    ),
  };
}

function withCurrentLeg(stay: StayWithBooking, change: (leg: Leg) => Leg): Changes {
  const leg = legOf(stay.booking, stay.leg);
  return leg ? { stay: { ...stay, booking: withLeg(stay.booking, change(leg)) } } : {};
}

export function keepAvailability({ stay }: BookingContext, availability: Availability): Changes {
  return stay.phase === 'booking' ? { stay: { ...stay, availability } } : {};
}

export function takeSummary({ stay }: BookingContext, output: SummaryOutput): Changes {
  switch (output.type) {
    case 'staged': {
      const { iPageSessionId, wallets } = output;
      return {
        stay: stay.phase === 'booking' ? { ...stay, iPageSessionId, wallets } : stay,
        // A destination other than the payment tells the payment step that its bill is staged.
        destination: destinationAt({ step: 'summary', leg: 1 }),
      };
    }
    case 'edit':
      return { destination: destinationAt(output.place) };
    case 'made':
      return { payment: output.payment };
    case 'back':
      return {};
  }
}

/**
 * Whether the estate must be asked about the payment before anything else (E-02). A payment in the provider's page goes
 * on there, unless its booking is lost or the guest has followed a link to a new search.
 */
export function mustAskForPayment({ payment, stay, link }: BookingContext): boolean {
  if (payment === null) return false;
  if (payment.state !== 'framed') return isUnresolved(payment);
  if (bookingOf(stay) !== null) return link !== null;
  const draft = draftOf(stay);
  return draft?.sessionId !== payment.sessionId || draft.booking === null;
}

/**
 * The booking is paid, and the guest wants another: forgets the payment and the draft, keeps the search. A booked room
 * that was changed is replaced by now.
 */
export function dropDraft(context: BookingContext): Changes {
  const { stay, ...ended } = endAmendment(context);
  return {
    ...ended,
    payment: null,
    stay: stay.phase === 'booking' ? stay : withoutBooking(searchOfDraft(draftOf(stay))),
  };
}
