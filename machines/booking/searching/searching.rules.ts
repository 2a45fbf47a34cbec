import { blankSearch } from '../../../src/domain/search/occupancy.ts';
import { fitToLimits } from '../../../src/domain/search/search-limits.ts';
import type { AskedSearch } from '../../../src/domain/booking/booking.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import { bookingOf, holdsRooms, searchOf, sessionOf, withoutVisit } from '../booking.rules.ts';
import type { BookingContext, Changes, Destination } from '../booking.types.ts';
import { hintOf } from '../hints.rules.ts';
import { asksForMemberAtSearch } from '../member/amending.rules.ts';
import { placeToGo } from '../places.rules.ts';
import { beginBooking } from '../staying/staying.rules.ts';
import type { Flow } from '../transitions.ts';

/** The session says which arrival is the earliest, so it begins before the form is shown. */
export function wayToSearch({ context }: Flow) {
  if (context.visit === null) return 'beginningSession';
  return asksForMemberAtSearch(context) ? 'identifying' : 'form';
}

/** The same for a link with a whole search, which needs no form. */
export function wayToLinked({ context }: Flow) {
  return context.visit === null ? 'beginningSession' : 'searching';
}

/** The rooms of the booking before are given back first. */
export function wayFromSearch({ context }: Flow) {
  return bookingOf(context) ? 'searchedAgain' : 'legs';
}

/** A link would give back held rooms, so the guest is asked before it is followed. */
export function wayOfAddress({
  context,
  event: { destination },
}: Flow & { event: { destination: Destination } }) {
  return destination.link !== undefined && holdsRooms(bookingOf(context)) ? 'asked' : 'followed';
}

/** Follows an address. */
export function navigate(context: BookingContext, { destination }: { destination: Destination }): Changes {
  return {
    destination,
    link: destination.link ?? null,
    hint: hintOf(context, destination.hint ?? context.hint),
  };
}

/** Keeps an address's link until the guest has been asked about it. */
export function keepLink(_: BookingContext, { destination }: { destination: Destination }): Changes {
  return { link: destination.link ?? null };
}

export function forgetLink(): Changes {
  return { link: null };
}

/** A session has begun. */
export function keepSession(_: BookingContext, session: Session): Changes {
  return { visit: { session, stay: null, asked: null } };
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

/** Empties the search: the next one begins with the page's opening values. */
export function forgetSearch({ visit }: BookingContext): Changes {
  return visit === null ? { search: null } : {};
}

/** Takes the search. The booking before stays until it is given back. */
export function takeSearch({ visit }: BookingContext, asked: AskedSearch): Changes {
  return { visit: visit && { ...visit, asked } };
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

/** Begins the lost booking again in the new session, with no room held yet. */
export function beginRestoring(context: BookingContext): Changes {
  const { lost } = context;
  return lost ? { ...beginBooking({ ...context, ...takeSearch(context, lost) }), lost } : {};
}
