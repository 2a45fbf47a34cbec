import { cancelStay, loadStayBooking, loadStayBookings } from '../api/stay/bookings.ts';
import { addDays } from '../domain/dates.ts';
import type { StaySearch } from '../domain/occupancy.ts';
import type { StayReservation } from '../domain/stay-bookings.ts';
import type { Caller } from './caller.ts';
import type { Conversation } from './reads.ts';

/** A cancellation that fails is asked for so often. */
const TRIES = 3;

/** A payment that was sent, so that a booking may have been made. */
export interface Trail {
  /** The number that the room was held under. */
  confirmationNumber: string;
  search: StaySearch;
  /** The member's stays before; null where they could not be read. */
  before: readonly StayReservation[] | null;
}

/** Stays that were not there before, on the dates of the test (D-579). */
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
 * Cancels whatever the payment has made, a second booking too, and gives the numbers of those that may still stand.
 * Without a list of the stays before, only the number of the test is cancelled: another could be somebody's own.
 */
export async function cancelAll({ quiet }: Conversation, token: string, trail: Trail): Promise<string[]> {
  const now = await quiet.ask(loadStayBookings, { token });
  const found = now && trail.before ? newStays(trail, now.answer) : [];
  const open = found
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ confirmationNumber }) => confirmationNumber);
  const left: string[] = [];
  for (const confirmationNumber of new Set([...open, trail.confirmationNumber])) {
    if (!(await cancelOne(quiet, token, confirmationNumber))) left.push(confirmationNumber);
  }
  return left;
}

/** Whether nothing stands under this number any more. */
async function cancelOne(quiet: Caller, token: string, confirmationNumber: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await isStanding(quiet, token, confirmationNumber)) === false) return true;
    await quiet.ask(cancelStay, { body: { confirmationNumber }, token });
  }
  return (await isStanding(quiet, token, confirmationNumber)) === false;
}

/** Whether a booking stands; null where the estate does not say. */
async function isStanding(quiet: Caller, token: string, confirmationNumber: string): Promise<boolean | null> {
  const listed = await quiet.ask(loadStayBookings, { token });
  const own = listed?.answer.find((stay) => stay.confirmationNumber === confirmationNumber);
  if (own) return !own.isCancelled;
  const sending = { params: { confirmationNumber }, token };
  const read = await quiet.ask(loadStayBooking, sending);
  if (read) return read.answer.items.some(({ isCancelled }) => !isCancelled);
  return (await quiet.refuses(loadStayBooking, sending, 'has no such booking', [404])) ? false : null;
}
