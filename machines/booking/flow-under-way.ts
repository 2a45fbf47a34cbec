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
import { blankSearch, withAllAges, type OpenSearch } from '../../src/domain/occupancy.ts';
import type { Place, Step } from '../../src/domain/steps.ts';
import { withoutMember } from '../../src/domain/without-member.ts';
import { fitToLimits } from '../../src/domain/search-limits.ts';
import type { RatesOutput } from '../steps/rates/rates.types.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.types.ts';
import type { SummaryOutput } from '../steps/summary/summary.types.ts';
import type { BookingContext } from './booking.types.ts';
import { at, bookingOf, configurationOf, searchOf, sessionOf, type Changes } from './flow-context.ts';

/**
 * What the search form begins with, within what the estate takes: the previous search, or the page's opening values
 * over the defaults (A §2.4, §9.1). A search that is not for the booking that the page wants to amend does not count
 * as previous. `warnings` names opening values that were out of range.
 */
function openSearch(context: BookingContext): { search: OpenSearch; warnings: string[] } {
  const { businessDate } = sessionOf(context);
  const kept = context.booking?.search ?? context.search;
  const { amendId = null } = context.opening;
  const previous = amendId === null || kept?.amendId === amendId ? kept : null;
  const asked = previous ?? { ...blankSearch(businessDate), ...context.opening };
  const { search, warnings } = fitToLimits(asked, configurationOf(context), businessDate, businessDate);
  return { search, warnings: previous ? [] : warnings };
}

/** Whether the estate keeps a room for a booking. */
function holdsRooms({ booking }: Pick<BookingContext, 'booking'>): boolean {
  return booking?.legs.some(isHeld) ?? false;
}

/** Goes on with what an earlier load of the page kept; the address says where, if it is this booking's (D-38). */
function adoptDraft(context: BookingContext): Changes {
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
function forgetDraft(context: BookingContext): Changes {
  const { draft, link } = context;
  const hasLostNothing = link !== null && !holdsRooms({ booking: draft?.booking ?? null });
  return {
    draft: null,
    search: link ? null : (draft?.booking?.search ?? draft?.search ?? null),
    wanted: hasLostNothing ? context.wanted : { ...at({ step: 'start', leg: 1 }), notice: 'expired' },
  };
}

/** Another tab goes on with the booking: here the guest may begin another with the same search (D-162). */
function leaveToOtherTab({ draft, link, wanted }: BookingContext): Changes {
  return {
    draft: null,
    payment: null,
    search: link ? null : (draft?.booking?.search ?? draft?.search ?? null),
    wanted: link ? wanted : at({ step: 'search', leg: 1 }),
    hint: 'otherTab',
  };
}

/** The draft of a new booking, one empty leg per room asked for (A §2.4). */
function beginBooking(context: BookingContext): Changes {
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
function takeRooms(context: BookingContext, output: RoomsOutput): Changes {
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
function takeRates(context: BookingContext, output: RatesOutput): Changes {
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

function takeSummary(output: SummaryOutput): Changes {
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
function mustAskForPayment({ payment, draft, booking, link }: BookingContext): boolean {
  if (payment === null) return false;
  if (payment.state !== 'framed') return isUnresolved(payment);
  if (booking !== null) return link !== null;
  return draft?.sessionId !== payment.sessionId || draft.booking === null;
}

/** Answers that say nothing about a session, though they are refusals. */
const PASSING: readonly number[] = [408, 425, 429];

/** Whether the estate refuses to go on with a session: a fault or a limit of its own is no such answer (D-68). */
function isSessionRefused(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status < 500 && !PASSING.includes(failure.status);
}

/** The payment is made and another booking wanted: what is kept of it goes, but for the search (E-02). */
function dropDraft({ draft }: BookingContext): Changes {
  return { draft: null, payment: null, search: draft?.booking?.search ?? draft?.search ?? null };
}

function hasAddOnsToOffer(context: BookingContext): boolean {
  return isAnyAddOnEligible(configurationOf(context), bookingOf(context));
}

/** Steps that have a copy of what is the member's. */
const MEMBERS_STEPS: readonly Step[] = ['guests', 'itinerary', 'addons', 'details', 'summary', 'payment'];

function hasMembersData({ step }: Place): boolean {
  return MEMBERS_STEPS.includes(step);
}

function forgetMember({ booking, draft }: BookingContext): Changes {
  return {
    profile: null,
    booking: booking && withoutMember(booking),
    draft: draft && { ...draft, booking: draft.booking && withoutMember(draft.booking) },
  };
}

/** The rules of the flow for what has a session: they come with it (D-294). */
export const underWayRules = {
  openSearch,
  adoptDraft,
  forgetDraft,
  leaveToOtherTab,
  beginBooking,
  takeRooms,
  takeRates,
  takeSummary,
  mustAskForPayment,
  isSessionRefused,
  dropDraft,
  hasAddOnsToOffer,
  holdsRooms,
  isHoldLive,
  nearestPlace,
  hasMembersData,
  forgetMember,
  withoutMember,
};
