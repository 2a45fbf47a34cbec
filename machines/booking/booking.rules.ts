import { isAnyAddOnEligible } from '../../src/domain/addon-rules.ts';
import type { Leg } from '../../src/domain/booking.ts';
import {
  chooseRate,
  chooseRoom,
  createBooking,
  holdLeg,
  isHeld,
  isHoldLive,
  legOf,
  withGuestsOf,
  withLeg,
} from '../../src/domain/legs.ts';
import type { Failure } from '../../src/api/failure.ts';
import { isUnresolved } from '../../src/domain/payment-record.ts';
import { nearestPlace } from '../../src/domain/nearest-place.ts';
import { blankSearch, withAllAges } from '../../src/domain/occupancy.ts';
import type { OpenSearch } from '../../src/domain/occupancy.ts';
import type { Place, Step } from '../../src/domain/steps.ts';
import { withoutMember } from '../../src/domain/without-member.ts';
import { fitToLimits } from '../../src/domain/search-limits.ts';
import type { RatesOutput } from '../steps/rates/rates.contract.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.contract.ts';
import type { SummaryOutput } from '../steps/summary/summary.contract.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import type { BookingContext, BookingEvent } from './booking.types.ts';
import {
  at,
  bookingOf,
  configurationOf,
  NOTHING_CHOSEN,
  searchOf,
  sessionOf,
  type Changes,
} from './flow-context.ts';

/**
 * Where the guest goes: as near to what is wanted as the booking allows, which without one is the start or the search; a
 * member skips the start screen (A §2.3, D-38).
 */
export function placeToGo(context: BookingContext): Place {
  const { booking, wanted } = context;
  const place = booking
    ? nearestPlace(wanted.place, {
        configuration: configurationOf(context),
        // A booking has a session.
        hasSession: true,
        booking,
      })
    : ({ step: wanted.place.step === 'start' ? 'start' : 'search', leg: 1 } as const);
  return place.step === 'start' && context.profile && !context.notice ? { step: 'search', leg: 1 } : place;
}

/**
 * Settles on a place. An address with a session that is not alive leads to the start with 'Expired' (D-38); one of a
 * confirmation belongs to a booking that is made, which has not expired.
 */
export function arrive(context: BookingContext): Changes {
  const { wanted, session } = context;
  const isStranger = wanted.sessionId !== null && session === null;
  if (!isStranger)
    return { notice: wanted.notice, leg: placeToGo({ ...context, notice: wanted.notice }).leg };
  return {
    notice: wanted.place.step === 'confirmation' ? null : 'expired',
    wanted: at({ step: 'start', leg: 1 }),
  };
}

/** A link's search values are what the form begins with; what was searched for and chosen before is forgotten (D-52). */
export function takeLink(context: BookingContext): Changes {
  return {
    opening: context.link ?? context.opening,
    link: null,
    search: null,
    ...NOTHING_CHOSEN,
  };
}

export function applyPatch(context: BookingContext, event: BookingEvent | BookingUpdated): Changes {
  if (event.type !== 'booking.updated' || !context.booking) return {};
  return { booking: { ...context.booking, ...event.patch } };
}

export function hasHold({ booking }: BookingContext): boolean {
  return booking !== null && isHoldLive(booking);
}

/** Forgets the booking and its session; the search stays for the next one (A §2.2, §4.4). */
export function clearBooking(context: BookingContext): Changes {
  return {
    search: context.booking?.search ?? context.search,
    session: null,
    ...NOTHING_CHOSEN,
    wanted: at({ step: 'start', leg: 1 }),
  };
}

/**
 * What the search form begins with, within what the estate takes: the previous search, or the page's opening values
 * over the defaults (A §2.4, §9.1). A search that is not for the booking that the page wants to amend does not count
 * as previous. `warnings` names opening values that were out of range.
 */
export function openSearch(context: BookingContext): { search: OpenSearch; warnings: string[] } {
  const { businessDate } = sessionOf(context);
  const kept = context.booking?.search ?? context.search;
  const { amendId = null } = context.opening;
  const previous = amendId === null || kept?.amendId === amendId ? kept : null;
  const asked = previous ?? { ...blankSearch(businessDate), ...context.opening };
  const { search, warnings } = fitToLimits(asked, configurationOf(context), businessDate, businessDate);
  return { search, warnings: previous ? [] : warnings };
}

/** Whether the estate keeps a room for a booking. */
export function holdsRooms({ booking }: Pick<BookingContext, 'booking'>): boolean {
  return booking?.legs.some(isHeld) ?? false;
}

/** Goes on with what an earlier load of the page kept; the address says where, if it is this booking's (D-38). */
export function adoptDraft(context: BookingContext): Changes {
  const { draft, payment } = context;
  if (!draft) return {};
  // What is kept of another booking cannot say what was paid for.
  if (payment && payment.sessionId !== draft.sessionId) return { draft: null };
  const isOfDraft = context.wanted.sessionId === draft.sessionId;
  const opensLink = context.link !== null && !holdsRooms(draft);
  return {
    session: { id: draft.sessionId, businessDate: draft.businessDate },
    booking: draft.booking,
    search: draft.search,
    // The provider's page that was open is opened again (E-04).
    iPageSessionId: payment && payment.iPageSessionId,
    wanted: isOfDraft || opensLink ? context.wanted : at(draft.place),
    draft: null,
  };
}

/** The session is gone: the search is kept unless a link makes another, and the start screen says why (D-38, D-52). */
export function forgetDraft(context: BookingContext): Changes {
  const { draft, link } = context;
  const hasLostNothing = link !== null && !holdsRooms({ booking: draft?.booking ?? null });
  return {
    draft: null,
    search: link ? null : (draft?.booking?.search ?? draft?.search ?? null),
    wanted: hasLostNothing ? context.wanted : { ...at({ step: 'start', leg: 1 }), notice: 'expired' },
  };
}

/** Another tab goes on with the booking: here the guest may begin another with the same search (D-162). */
export function leaveToOtherTab({ draft, link, wanted }: BookingContext): Changes {
  return {
    draft: null,
    payment: null,
    search: link ? null : (draft?.booking?.search ?? draft?.search ?? null),
    wanted: link ? wanted : at({ step: 'search', leg: 1 }),
    hint: 'otherTab',
  };
}

/** The draft of a new booking, one empty leg per room asked for (A §2.4). */
export function beginBooking(context: BookingContext): Changes {
  const search = withAllAges(searchOf(context));
  return {
    booking: withGuestsOf(createBooking(search, context.vouchers), context.booking),
    availability: null,
    iPageSessionId: null,
    wanted: at({ step: 'rooms', leg: 1 }),
    leg: 1,
  };
}

/** What the rooms step came to: a room for this leg, or another search (A §4.5). */
export function takeRooms(context: BookingContext, output: RoomsOutput): Changes {
  const booking = bookingOf(context);
  switch (output.type) {
    case 'roomChosen':
      return {
        booking: withLeg(booking, chooseRoom(currentLeg(context), output.roomCode, output.guestQuota)),
      };
    case 'searchAgain': {
      const { arrivalDate, numberOfNights, code, vouchers } = output;
      const voucherCodes = vouchers.map(({ voucher }) => voucher.certificateReferenceNumber);
      return { search: { ...booking.search, arrivalDate, numberOfNights, code, voucherCodes }, vouchers };
    }
    case 'newSearch':
      return {};
  }
}

/** A held leg is kept, and the next one in order turned to, held or not; after the last the guests (E-12). */
export function takeRates(context: BookingContext, output: RatesOutput): Changes {
  if (output.type !== 'legBooked') return {};
  const { rate, includedPackages, hold } = output;
  const chosen = chooseRate(configurationOf(context), currentLeg(context), rate, includedPackages);
  const booking = withLeg(bookingOf(context), holdLeg(chosen, hold));
  const next = context.leg + 1;
  return {
    booking,
    wanted: at(legOf(booking, next) ? { step: 'rooms', leg: next } : { step: 'guests', leg: 1 }),
  };
}

function currentLeg(context: BookingContext): Leg {
  const leg = legOf(bookingOf(context), context.leg);
  if (!leg) throw new Error(`The booking has no room ${context.leg}`);
  return leg;
}

export function takeSummary(output: SummaryOutput): Changes {
  switch (output.type) {
    case 'staged':
      // The payment that is led to is staged (D-38).
      return { iPageSessionId: output.iPageSessionId, wanted: at({ step: 'summary', leg: 1 }) };
    case 'edit':
      return { wanted: at(output.place) };
    case 'made':
      return { payment: output.payment };
    case 'back':
      return {};
  }
}

/**
 * Whether the estate has to be asked what became of a payment before anything else (E-02). One in the provider's page
 * goes on there, unless the booking that it is for is lost, or the guest has come by a link to a new search (D-437).
 */
export function mustAskForPayment({ payment, draft, booking, link }: BookingContext): boolean {
  if (payment === null) return false;
  if (payment.state !== 'framed') return isUnresolved(payment);
  if (booking !== null) return link !== null;
  return draft?.sessionId !== payment.sessionId || draft.booking === null;
}

/** Answers that say nothing about a session, though they are refusals. */
const PASSING: readonly number[] = [408, 425, 429];

/** Whether the estate refuses to go on with a session: a fault or a limit of its own is no such answer (D-68). */
export function isSessionRefused(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status < 500 && !PASSING.includes(failure.status);
}

/** The payment is made and another booking wanted: what is kept of it goes, but for the search (E-02). */
export function dropDraft({ draft }: BookingContext): Changes {
  return { draft: null, payment: null, search: draft?.booking?.search ?? draft?.search ?? null };
}

export function hasAddOnsToOffer(context: BookingContext): boolean {
  return isAnyAddOnEligible(configurationOf(context), bookingOf(context));
}

/** Steps that have a copy of what is the member's. */
const MEMBERS_STEPS: readonly Step[] = ['guests', 'itinerary', 'addons', 'details', 'summary', 'payment'];

export function hasMembersData({ step }: Place): boolean {
  return MEMBERS_STEPS.includes(step);
}

/** What was the member's goes from the booking, and from a draft that is not taken up yet (E-07). */
export function forgetMember({ booking, draft }: BookingContext): Changes {
  return {
    profile: null,
    booking: booking && withoutMember(booking),
    draft: draft && { ...draft, booking: draft.booking && withoutMember(draft.booking) },
  };
}
