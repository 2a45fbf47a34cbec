import type { Failure } from '../../src/api/failure.ts';
import { restorable } from '../../src/domain/legs.ts';
import { beginBooking } from './booking-carried.rules.ts';
import { clearBooking, takeSearch } from './booking.rules.ts';
import { bookingOf } from './booking.stay.ts';
import type { BookingContext, Changes } from './booking.types.ts';

/** Answers that say nothing about a session, though they are refusals. */
const PASSING: readonly number[] = [408, 425, 429];

/** Whether the estate refuses to go on with a session: a fault or a limit of its own is no such answer (D-68). */
export function isSessionRefused(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status < 500 && !PASSING.includes(failure.status);
}

/** As it is given up where the session is over, so that the guest may have what was in it restored (D-487). */
export function loseBooking(context: BookingContext): Changes {
  return { ...clearBooking(context), lost: context.lost ?? restorable(bookingOf(context.stay)) };
}

/** The booking that was lost begins again in the new session, with nothing held yet (D-487). */
export function beginRestoring(context: BookingContext): Changes {
  const { lost } = context;
  if (!lost) return {};
  return { ...beginBooking({ ...context, ...takeSearch(context, lost) }), lost };
}
