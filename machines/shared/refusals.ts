import type { Failure } from '../../src/api/failure.ts';
import { REFUSAL_STATUSES } from '../../src/domain/booking/refusal-statuses.ts';
import { isSessionGone, namesAmended } from './failure.ts';

/** Whether the estate has refused (T30). With any other failure the outcome is unknown (D-456). */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === 'http' && REFUSAL_STATUSES.has(failure.status);
}

const CONFLICT = 409;

/** With a reason, these say why something cannot be booked (F-07). */
export const EXPLAINED_STATUSES: readonly number[] = [CONFLICT, 422];

/** Whether the estate says why something cannot be booked (F-07). */
export function isExplained(failure: Failure): boolean {
  return failure.kind === 'http' && EXPLAINED_STATUSES.includes(failure.status) && failure.message !== '';
}

/** Statuses that do not say whether a write was made, although they begin with 4 (E-01). */
const UNCLEAR_STATUSES: readonly number[] = [401, 408, 425, 429];

/** The estate's own reason for refusing a write that cannot be taken back; null where it has not refused clearly (F-12). */
export function refusalReason(failure: Failure): string | null {
  if (failure.kind !== 'http' || failure.status >= 500 || UNCLEAR_STATUSES.includes(failure.status))
    return null;
  return failure.message || null;
}

/** Whether the estate has clearly refused a write, by its status or with its own reason. Otherwise nobody knows (F-12). */
export function isClearRefusal(failure: Failure): boolean {
  return isRefusal(failure) || refusalReason(failure) !== null;
}

/**
 * Whether the estate refuses a change of a booking because of the room that is changed: by 422, or by a text that
 * begins with the field.
 */
export function isAboutAmended(failure: Failure): boolean {
  return failure.kind === 'http' && (failure.status === 422 || namesAmended(failure));
}

/** Whether a refused payment is about what is booked, and not about the card (F-07). */
export function isAboutBooking(failure: Failure): boolean {
  return isExplained(failure) || (isRefusal(failure) && namesAmended(failure));
}

/**
 * Whether a staging failure may mean that the booking is made already, in another tab for instance: by a conflict, or
 * because the estate has ended the session with the booking (D-361).
 */
export function mayBeBookedAlready(failure: Failure): boolean {
  if (namesAmended(failure)) return false;
  return isSessionGone(failure) || (failure.kind === 'http' && failure.status === CONFLICT);
}
