import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { Booking, Leg } from '../../src/domain/booking/booking.ts';
import {
  chooseRate,
  chooseRoom,
  holdLeg,
  isHeld,
  isHoldLive,
  legOf,
  withLeg,
} from '../../src/domain/booking/legs.ts';
import { nearestPlace } from '../../src/domain/booking/nearest-place.ts';
import { blankSearch } from '../../src/domain/search/occupancy.ts';
import type { Session } from '../../src/domain/booking/session.ts';
import type { Place } from '../../src/domain/booking/steps.ts';
import { fitToLimits } from '../../src/domain/search/search-limits.ts';
import type { RatesOutput } from '../steps/rates/rates.types.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.types.ts';
import type { SummaryOutput } from '../steps/summary/summary.types.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import { noticeOfStranger } from './addressed-payment.rules.ts';
import {
  destinationAt,
  type AskedSearch,
  type BookingContext,
  type BookingEnded,
  type Changes,
  type Stay,
  type Visit,
} from './booking.types.ts';
import { bookingOf, searchOf, sessionOf, withoutVisit } from './visit.rules.ts';

/**
 * The place nearest to the wanted one that the booking allows. Without a booking that is the start or the search.
 * Members skip the start screen (A §2.3, D-38), and so does the shorter way.
 */
export function placeToGo(context: BookingContext): Place {
  const { configuration, destination, asksLeadOnly } = context;
  const booking = bookingOf(context);
  const place =
    configuration && booking
      ? nearestPlace(destination.place, { configuration, hasSession: true, booking, asksLeadOnly })
      : ({ step: destination.place.step === 'start' ? 'start' : 'search', leg: 1 } as const);
  const skipsStart = (context.isShort || context.profile !== null) && !context.notice;
  return place.step === 'start' && skipsStart ? { step: 'search', leg: 1 } : place;
}

/**
 * Settles on a place. An address that names a session leads to the start where no session is alive. The start says
 * 'Expired', but not for a confirmation, whose booking was made, nor for one that may be paid.
 */
export function arrive(context: BookingContext): Changes {
  const { destination, visit, lost, hint } = context;
  const isStranger = destination.sessionId !== null && visit === null;
  if (isStranger)
    return {
      notice: hint === 'unreadablePayment' ? null : noticeOfStranger(destination),
      destination: destinationAt({ step: 'start', leg: 1 }),
    };
  const { leg } = placeToGo({ ...context, notice: destination.notice });
  return {
    notice: destination.notice,
    lost: destination.notice && lost,
    visit: visit && { ...visit, stay: visit.stay && { ...visit.stay, leg } },
  };
}

/** Whether the link that was taken answers all questions of the search, on the shorter way. */
function isLinkWhole(context: BookingContext): boolean {
  const { arrivalDate, numberOfNights, guestOccupancies } = context.opening;
  const isWhole = arrivalDate && numberOfNights && guestOccupancies;
  return context.isShort && Boolean(isWhole) && placeToGo(context).step === 'search';
}

/** The link's values open the search form. The earlier search and its choices are forgotten (D-52). */
export function takeLink({ link, opening, visit, hint }: BookingContext): Changes {
  return {
    ...withoutVisit(null),
    visit: visit && { ...visit, stay: null },
    opening: link ?? opening,
    link: null,
    endedAmendment: null,
    hint: hint === 'amendmentEnded' || hint === 'amendmentDropped' ? null : hint,
  };
}

/** Whether a link is to be taken at once: it gives back no held rooms. */
export function opensLink(context: BookingContext): boolean {
  return context.link !== null && !holdsRooms(bookingOf(context));
}

/** Whether a link is to be taken at once, and leads straight to its rooms. */
export function opensWholeLink(context: BookingContext): boolean {
  return opensLink(context) && isLinkWhole({ ...context, ...takeLink(context) });
}

export function applyPatch({ visit }: BookingContext, { patch }: BookingUpdated): Changes {
  return visit?.stay ? withStay(visit, { ...visit.stay, booking: { ...visit.stay.booking, ...patch } }) : {};
}

function withStay(visit: Visit, stay: Stay): Changes {
  return { visit: { ...visit, stay } };
}

export function hasHold(context: BookingContext): boolean {
  const booking = bookingOf(context);
  return booking !== null && isHoldLive(booking);
}

/** Forgets the booking and its session. Keeps the search for the next booking (A §4.4). */
export function clearBooking(context: BookingContext): Changes {
  return {
    ...(context.draft ? {} : withoutVisit(searchOf(context))),
    payment: null,
    lost: null,
    destination: destinationAt({ step: 'start', leg: 1 }),
  };
}

/** How a booking ends: it is given back, or just forgotten where there is no session. */
export function wayOfEnd({ context, event: { reason } }: { context: BookingContext; event: BookingEnded }) {
  if (context.visit !== null || reason === 'linked' || reason === 'failed') return reason;
  return reason === 'cancelled' ? 'left' : 'lost';
}

/** Empties the search: the next one begins with the page's opening values. */
export function forgetSearch({ visit }: BookingContext): Changes {
  return visit === null ? { search: null } : {};
}

/** A session has begun. */
export function keepSession(context: BookingContext, session: Session): Changes {
  return { draft: null, visit: { session, stay: null, asked: null }, search: searchOf(context) };
}

/**
 * The search that the form opens with, within the estate's limits: the previous search, or the page's opening values
 * over the defaults. A search for another booking than the one to amend does not count as previous. `warnings` names
 * opening values out of range. Null before the configuration and a session are known.
 */
export function openSearch(context: BookingContext) {
  const { configuration, opening } = context;
  const session = sessionOf(context);
  if (!configuration || !session) return null;
  const { businessDate } = session;
  const kept = searchOf(context);
  const { amendId = null } = opening;
  const previous = amendId === null || kept?.amendId === amendId ? kept : null;
  const asked = previous ?? { ...blankSearch(businessDate), ...opening };
  const { search, warnings } = fitToLimits(asked, configuration, businessDate, businessDate);
  return { configuration, session, search, warnings: previous ? [] : warnings };
}

/** Whether any room of the booking is held. */
export function holdsRooms(booking: Booking | null): boolean {
  return booking?.legs.some(isHeld) ?? false;
}

/** Takes the search. The booking before stays until it is given back. */
export function takeSearch({ visit }: BookingContext, { search, vouchers }: AskedSearch): Changes {
  return { visit: visit && { ...visit, asked: { search, vouchers } } };
}

/** Takes the answer of the rooms step: a room for this leg, whatever its rate, or another search. */
export function takeRooms(context: BookingContext, output: RoomsOutput): Changes {
  const { visit } = context;
  if (!visit?.stay || output.type === 'newSearch') return {};
  if (output.type === 'searchAgain') {
    const { arrivalDate, numberOfNights, code, vouchers } = output;
    const search = { ...visit.stay.booking.search, arrivalDate, numberOfNights, code };
    return takeSearch(context, { search, vouchers });
  }
  const { roomCode, guestQuota } = output;
  return withStay(
    visit,
    withCurrentLeg(visit.stay, (leg) => chooseRoom(leg, roomCode, guestQuota)),
  );
}

/**
 * Keeps the held leg, with what it carries over from the booking before. Then turns to the next leg, held or not; after
 * the last leg, to the guests (E-12).
 */
export function takeRates({ configuration, visit }: BookingContext, output: RatesOutput): Changes {
  if (output.type !== 'legHeld' || !configuration || !visit?.stay) return {};
  const { rate, includedPackages, hold, carried } = output;
  const { stay } = visit;
  const next = stay.leg + 1;
  const told = stay.booking.carried;
  const booking =
    carried && told
      ? {
          ...stay.booking,
          carried: { before: carried.before, notKept: [...told.notKept, ...carried.notKept] },
        }
      : stay.booking;
  const held = withCurrentLeg({ ...stay, booking }, (leg) =>
    holdLeg(carried?.leg ?? chooseRate(configuration, leg, rate, includedPackages), hold),
  );
  const place = legOf(stay.booking, next)
    ? ({ step: 'rooms', leg: next } as const)
    : ({ step: 'guests', leg: 1 } as const);
  return { ...withStay(visit, { ...held, leg: place.leg }), destination: destinationAt(place) };
}

function withCurrentLeg(stay: Stay, change: (leg: Leg) => Leg): Stay {
  const leg = legOf(stay.booking, stay.leg);
  return leg ? { ...stay, booking: withLeg(stay.booking, change(leg)) } : stay;
}

export function keepAvailability({ visit }: BookingContext, availability: Availability): Changes {
  return visit?.stay ? withStay(visit, { ...visit.stay, availability }) : {};
}

export function takeSummary({ visit }: BookingContext, output: SummaryOutput): Changes {
  switch (output.type) {
    case 'staged': {
      const { iPageSessionId, wallets } = output;
      return {
        ...(visit?.stay ? withStay(visit, { ...visit.stay, iPageSessionId, wallets }) : {}),
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
