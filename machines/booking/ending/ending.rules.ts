import type { Failure } from '../../../src/api/failure.ts';
import { restorable } from '../../../src/domain/booking/legs.ts';
import { failureOf } from '../../shared/failure.ts';
import { bookingOf, searchOf, searchOfDraft, withoutVisit } from '../booking.rules.ts';
import { destinationAt, type BookingContext, type BookingEnded, type Changes } from '../booking.types.ts';
import type { Flow } from '../transitions.ts';

/** Statuses below 500 that say nothing about the session. */
const PASSING: readonly number[] = [408, 425, 429];

/** Whether the estate refuses the session. A fault or a limit of the server is no refusal (D-68). */
export function isSessionRefused(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status < 500 && !PASSING.includes(failure.status);
}

/** How the guest leaves the page. Without a session there is nothing to give back; a kept booking may have one. */
export function wayOut({ context: { visit, draft } }: Flow) {
  if (visit !== null) return 'cancelled';
  return draft === null ? 'left' : 'notTakenUp';
}

/** A session that this tab is refused holds nothing of its own: it is over, or another tab has it (D-162). */
export function wayOfNotTakenUp({ event }: { event: { error: unknown } }) {
  return isSessionRefused(failureOf(event.error, 'checkSession')) ? 'left' : 'cancelled';
}

/** How a booking ends: it is given back, or just forgotten where there is no session. */
export function wayOfEnd({ context, event: { reason } }: Flow & { event: BookingEnded }) {
  if (context.visit !== null || reason === 'linked' || reason === 'failed') return reason;
  return reason === 'cancelled' ? 'left' : 'lost';
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

/** Forgets a kept booking that was not taken up. Keeps its search. */
export function clearKept(context: BookingContext): Changes {
  return clearBooking({ ...context, ...withoutVisit(searchOfDraft(context.draft)) });
}

/** Clears the booking of a session that is over, and keeps it in `lost`: the guest may have it restored. */
export function loseBooking(context: BookingContext): Changes {
  return { ...clearBooking(context), lost: context.lost ?? restorable(bookingOf(context)) };
}
