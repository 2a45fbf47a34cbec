import { cancelStay, loadStayBooking, loadStayBookings } from '../api/stay/bookings.ts';
import { addDays } from '../domain/dates/dates.ts';
import type { StaySearch } from '../domain/search/occupancy.ts';
import type { StayReservation } from '../domain/account/stay-bookings.ts';
import type { Caller } from './caller.ts';
import type { Conversation } from './reads.ts';

/** Attempts to cancel one booking. */
const TRIES = 3;

/** A payment that was sent: it may have made a booking. */
export interface Trail {
  /** The confirmation number of the held room. */
  confirmationNumber: string;
  search: StaySearch;
  /** The member's stays before the payment; null where they could not be read. */
  before: readonly StayReservation[] | null;
  /** Whether no answer tells the outcome of the payment: the estate may still be at work on it (E-01). */
  isUnknown: boolean;
}

/** New stays on the dates of the test (D-579). */
export function newStays({ search, before }: Trail, now: readonly StayReservation[]): StayReservation[] {
  const departure = addDays(search.arrivalDate, search.numberOfNights);
  return now.filter(
    ({ confirmationNumber, arrivalDate, departureDate }) =>
      arrivalDate === search.arrivalDate &&
      departureDate === departure &&
      !before?.some((one) => one.confirmationNumber === confirmationNumber),
  );
}

/**
 * Cancels every booking that the payment made, a second one too. Returns the numbers of bookings that may still stand.
 * Without the earlier stays it cancels only the test's own number: another booking could be somebody's own.
 */
export async function cancelAll({ quiet }: Conversation, token: string, trail: Trail): Promise<string[]> {
  const now = await quiet.ask(loadStayBookings, { token });
  const found = now && trail.before ? newStays(trail, now.answer) : [];
  const open = found
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ confirmationNumber }) => confirmationNumber);
  const left: string[] = [];
  for (const confirmationNumber of new Set([...open, trail.confirmationNumber])) {
    if (!(await cancelOne(quiet, token, confirmationNumber, trail.isUnknown))) left.push(confirmationNumber);
  }
  return left;
}

/**
 * Cancels a booking. Returns whether it certainly does not stand. `isUnknown`: the estate may make it yet, so it is not
 * enough that the estate knows of none.
 */
async function cancelOne(
  quiet: Caller,
  token: string,
  confirmationNumber: string,
  isUnknown: boolean,
): Promise<boolean> {
  let wasFound = false;
  for (let tries = 0; ; tries++) {
    const state = await stateOf(quiet, token, confirmationNumber);
    if (state === 'cancelled') return true;
    wasFound ||= state === 'stands';
    if (state === 'none' && (wasFound || !isUnknown)) return true;
    if (tries === TRIES) return false;
    await quiet.ask(cancelStay, { body: { confirmationNumber }, token });
  }
}

/** How a booking stands; null where the estate does not say. */
async function stateOf(
  quiet: Caller,
  token: string,
  confirmationNumber: string,
): Promise<'stands' | 'cancelled' | 'none' | null> {
  const listed = await quiet.ask(loadStayBookings, { token });
  const own = listed?.answer.find((stay) => stay.confirmationNumber === confirmationNumber);
  if (own) return own.isCancelled ? 'cancelled' : 'stands';
  const sending = { params: { confirmationNumber }, token };
  const read = await quiet.ask(loadStayBooking, sending);
  if (read) return read.answer.items.some(({ isCancelled }) => !isCancelled) ? 'stands' : 'cancelled';
  return (await quiet.refuses(loadStayBooking, sending, 'has no such booking', [404])) ? 'none' : null;
}
