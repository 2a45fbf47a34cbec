import type { Failure } from '../../src/api/failure.ts';
import { restorable } from '../../src/domain/booking/legs.ts';
import { beginBooking } from './carried.rules.ts';
import { clearBooking, takeSearch } from './booking.rules.ts';
import type { BookingContext, Changes } from './booking.types.ts';
import { bookingOf } from './visit.rules.ts';

/** Statuses below 500 that say nothing about the session. */
const PASSING: readonly number[] = [408, 425, 429];

/** Whether the estate refuses the session. A fault or a limit of the server is no refusal (D-68). */
export function isSessionRefused(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status < 500 && !PASSING.includes(failure.status);
}

/** Clears the booking of a session that is over, and keeps it in `lost`: the guest may have it restored. */
export function loseBooking(context: BookingContext): Changes {
  return { ...clearBooking(context), lost: context.lost ?? restorable(bookingOf(context)) };
}

/** Begins the lost booking again in the new session, with no room held yet. */
export function beginRestoring(context: BookingContext): Changes {
  const { lost } = context;
  if (!lost) return {};
  return { ...beginBooking({ ...context, ...takeSearch(context, lost) }), lost };
}
