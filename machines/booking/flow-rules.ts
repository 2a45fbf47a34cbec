import type { Place } from '../../src/domain/steps.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import type { BookingContext, BookingEvent } from './booking.types.ts';
import { at, configurationOf, NOTHING_CHOSEN, type Changes } from './flow-context.ts';
import { underWay } from './under-way.ts';

/**
 * Where the guest goes: as near to what is wanted as the booking allows, which without one is the start or the search; a
 * member skips the start screen (A §2.3, D-38).
 */
export function placeToGo(context: BookingContext): Place {
  const { booking, wanted } = context;
  const place = booking
    ? underWay().nearestPlace(wanted.place, {
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

/** What was the member's goes from the booking, and from a draft that is not taken up yet (E-07). */
export function forgetMember(context: BookingContext): Changes {
  return context.booking || context.draft ? underWay().forgetMember(context) : { profile: null };
}

export function applyPatch(context: BookingContext, event: BookingEvent | BookingUpdated): Changes {
  if (event.type !== 'booking.updated' || !context.booking) return {};
  return { booking: { ...context.booking, ...event.patch } };
}

export function hasHold({ booking }: BookingContext): boolean {
  return booking !== null && underWay().isHoldLive(booking);
}

/** Whether the estate keeps a room for this booking. */
export function holdsRooms(context: BookingContext): boolean {
  return context.booking !== null && underWay().holdsRooms(context);
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
