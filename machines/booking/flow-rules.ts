import { isAnyAddOnEligible } from '../../src/domain/addon-rules.ts';
import type { Booking, Leg } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import {
  areAllLegsHeld,
  chooseRate,
  chooseRoom,
  createBooking,
  holdLeg,
  isHeld,
  isHoldLive,
  legOf,
  withLeg,
} from '../../src/domain/legs.ts';
import { blankSearch } from '../../src/domain/occupancy.ts';
import type { StaySearch } from '../../src/domain/occupancy.ts';
import { fitToLimits } from '../../src/domain/opening-values.ts';
import type { Session } from '../../src/domain/session.ts';
import { nearestPlace, type Place } from '../../src/domain/steps.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import type { RatesOutput } from '../steps/rates/rates.contract.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.contract.ts';
import type { SummaryOutput } from '../steps/summary/summary.contract.ts';
import type { BookingContext, BookingEvent, Wanted } from './booking.types.ts';

type Changes = Partial<BookingContext>;

/** The configuration, which every state after 'loading' has. Throws when asked earlier. */
export function configurationOf(context: BookingContext): StayConfiguration {
  if (!context.configuration) throw new Error('The configuration is not loaded yet');
  return context.configuration;
}

/** The session, which every state from the search on has. Throws when asked earlier. */
export function sessionOf(context: BookingContext): Session {
  if (!context.session) throw new Error('No session has begun yet');
  return context.session;
}

/** The booking under way, which every state after the search has. Throws when asked earlier. */
export function bookingOf(context: BookingContext): Booking {
  if (!context.booking) throw new Error('No booking is under way');
  return context.booking;
}

/** The search that the form shows and the booking is for, which every state from the search on has. Throws when asked earlier. */
export function searchOf(context: BookingContext): StaySearch {
  if (!context.search) throw new Error('Nothing is searched for yet');
  return context.search;
}

/**
 * What the search form begins with, within what the estate takes: the previous search, or the page's opening values
 * over the defaults (A §2.4, §9.1). A search that is not for the booking that the page wants to amend does not count
 * as previous. `warnings` names opening values that were out of range.
 */
export function openSearch(context: BookingContext): { search: StaySearch; warnings: string[] } {
  const { BusinessDate } = sessionOf(context);
  const kept = context.booking?.search ?? context.search;
  const { amendId = null } = context.opening;
  const previous = amendId === null || kept?.amendId === amendId ? kept : null;
  const asked = previous ?? { ...blankSearch(BusinessDate), ...context.opening };
  const { search, warnings } = fitToLimits(asked, configurationOf(context), BusinessDate, BusinessDate);
  return { search, warnings: previous ? [] : warnings };
}

/** Where the guest goes: as near to what is wanted as the booking allows; a member skips the start screen (A §2.3, D-38). */
export function placeToGo(context: BookingContext): Place {
  const place = nearestPlace(context.wanted.place, {
    configuration: configurationOf(context),
    // The search begins a session where there is none; every later step has a booking, and so a session.
    hasSession: true,
    booking: context.booking,
  });
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

/** Goes on with what an earlier load of the page kept; the address says where, if it is this booking's (D-38). */
export function adoptDraft(context: BookingContext): Changes {
  const { draft } = context;
  if (!draft) return {};
  const isOfDraft = context.wanted.sessionId === draft.sessionId;
  const opensLink = context.link !== null && !holdsRooms(draft);
  return {
    session: { Id: draft.sessionId, BusinessDate: draft.businessDate },
    booking: draft.booking,
    search: draft.search,
    wasPaying: draft.isPaymentUnderWay,
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
    search: link ? null : (draft?.booking?.search ?? draft?.search ?? null),
    wanted: link ? wanted : at({ step: 'search', leg: 1 }),
    hint: 'otherTab',
  };
}

/** A link's search values are what the form begins with; what was searched for and chosen before is forgotten (D-52). */
export function takeLink(context: BookingContext): Changes {
  return {
    opening: context.link ?? context.opening,
    link: null,
    search: null,
    booking: null,
    vouchers: [],
    availability: null,
    iPageSessionId: null,
    leg: 1,
  };
}

/** The draft of a new booking, one empty leg per room asked for (A §2.4). */
export function beginBooking(context: BookingContext): Changes {
  const search = searchOf(context);
  return {
    booking: createBooking(search, context.vouchers),
    availability: null,
    iPageSessionId: null,
    wanted: at({ step: 'rooms', leg: 1 }),
    leg: 1,
  };
}

export function applyPatch(context: BookingContext, event: BookingEvent | BookingUpdated): Changes {
  if (event.type !== 'booking.updated' || !context.booking) return {};
  return { booking: { ...context.booking, ...event.patch } };
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
      const { arrivalDate, numberOfNights, code } = output;
      return { search: { ...booking.search, arrivalDate, numberOfNights, code }, vouchers: booking.vouchers };
    }
    case 'newSearch':
      return {};
  }
}

/** A held leg is kept, and the next leg without a hold is turned to. */
export function takeRates(context: BookingContext, output: RatesOutput): Changes {
  if (output.type !== 'legBooked') return {};
  const { rate, includedPackages, confirmationNumber, internalIdentifier } = output;
  const chosen = chooseRate(configurationOf(context), currentLeg(context), rate, includedPackages);
  const booking = withLeg(bookingOf(context), holdLeg(chosen, confirmationNumber, internalIdentifier));
  const next = booking.legs.find((leg) => !isHeld(leg));
  return next ? { booking, leg: next.leg, wanted: at({ step: 'rooms', leg: next.leg }) } : { booking };
}

function currentLeg(context: BookingContext): Leg {
  const leg = legOf(bookingOf(context), context.leg);
  if (!leg) throw new Error(`The booking has no room ${context.leg}`);
  return leg;
}

export function takeSummary(output: SummaryOutput): Changes {
  switch (output.type) {
    case 'staged':
      return { iPageSessionId: output.iPageSessionId };
    case 'edit':
      return { wanted: at(output.place) };
    case 'back':
      return {};
  }
}

/** A wish for a place that does not come from the address. */
export function at(place: Place): Wanted {
  return { place, sessionId: null, notice: null };
}

export function hasUnheldLeg(context: BookingContext): boolean {
  return !areAllLegsHeld(bookingOf(context));
}

export function hasHold(context: BookingContext): boolean {
  return context.booking !== null && isHoldLive(context.booking);
}

/** Whether the estate keeps a room for this booking. */
export function holdsRooms({ booking }: Pick<BookingContext, 'booking'>): boolean {
  return booking?.legs.some(isHeld) ?? false;
}

export function hasAddOnsToOffer(context: BookingContext): boolean {
  return isAnyAddOnEligible(configurationOf(context), bookingOf(context));
}

/** Forgets the booking and its session; the search stays for the next one (A §2.2, §4.4). */
export function clearBooking(context: BookingContext): Changes {
  return {
    search: context.booking?.search ?? context.search,
    booking: null,
    session: null,
    availability: null,
    vouchers: [],
    iPageSessionId: null,
    wasPaying: false,
    leg: 1,
    wanted: at({ step: 'start', leg: 1 }),
  };
}
