import { Refusal } from '../refusal.ts';
import type { BookingRecord } from '../world/types.ts';
import type { State } from './state.ts';

const MOST_WRONG_TRIES = 5;
const MEMORY_MS = 15 * 60_000;

/**
 * A stay by its number and the e-mail address of who booked it, for guests without an account (D-497). Nobody learns which
 * of the two was wrong: both are a 404 in the same words. After five wrong tries with a number or an address within a
 * quarter of an hour, nothing is looked up for it until that is over: 429 (D-498).
 */
export function findStayOfGuest(
  state: State,
  confirmationNumber: string,
  emailAddress: string,
): BookingRecord {
  const tried = [`number ${confirmationNumber}`, `email ${emailAddress.trim().toLowerCase()}`];
  const wait = Math.max(...tried.map((key) => secondsToWait(state, key)));
  if (wait > 0) throw new Refusal(429, 'Please try again later.', null, wait);
  const stay = state.stays.find((one) => hasNumber(one, confirmationNumber));
  if (stay && bookerOf(state, stay) === emailAddress.trim().toLowerCase()) return stay;
  for (const key of tried) state.wrongLookups.set(key, [...recentTries(state, key), state.now()]);
  throw new Refusal(404, 'There is no booking with this number and email address.');
}

function hasNumber(stay: BookingRecord, number: string): boolean {
  return stay.ConfirmationNumber === number || stay.items.some((leg) => leg.ConfirmationNumber === number);
}

/** The address that the booking was made with, in small letters: the lead guest's, or the member's of earlier stays. */
function bookerOf(state: State, { ConfirmationNumber, memberId }: BookingRecord): string | null {
  const booked = state.bookings.find((one) => one.confirmationNumber === ConfirmationNumber);
  const member = state.accounts.find(({ id }) => id === memberId);
  return (booked?.leadGuest.emailAddress ?? member?.profile.EmailAddress ?? null)?.toLowerCase() ?? null;
}

function recentTries(state: State, key: string): number[] {
  return (state.wrongLookups.get(key) ?? []).filter((at) => at > state.now() - MEMORY_MS);
}

/** Until the earliest of the last five is forgotten. */
function secondsToWait(state: State, key: string): number {
  const earliest = recentTries(state, key).at(-MOST_WRONG_TRIES);
  return earliest === undefined ? 0 : Math.ceil((earliest + MEMORY_MS - state.now()) / 1000);
}
