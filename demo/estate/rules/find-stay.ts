import { Refusal } from '../refusal.ts';
import type { BookingRecord } from '../world/types.ts';
import type { State } from './state.ts';
import { stayWithNumber } from './stays.ts';

const MOST_WRONG_TRIES = 5;
const MEMORY_MS = 15 * 60_000;

/**
 * Finds a stay by its number and the e-mail address of its booker, for guests without an account (D-497). A wrong
 * number and a wrong address give the same 404. After five wrong tries with a number or an address within fifteen
 * minutes, that one is refused with 429 until the earliest of the five is older (D-498).
 */
export function findStayOfGuest(
  state: State,
  confirmationNumber: string,
  emailAddress: string,
): BookingRecord {
  const tried = [`number ${confirmationNumber}`, `email ${emailAddress.trim().toLowerCase()}`];
  const wait = Math.max(...tried.map((key) => secondsToWait(state, key)));
  if (wait > 0) throw new Refusal(429, 'Please try again later.', null, wait);
  const stay = stayWithNumber(state, confirmationNumber);
  if (stay && bookerOf(state, stay) === emailAddress.trim().toLowerCase()) return stay;
  for (const key of tried) state.wrongLookups.set(key, [...recentTries(state, key), state.now()]);
  throw new Refusal(404, 'There is no booking with this number and email address.');
}

/** The booker's e-mail address in lower case: the lead guest's, or for earlier stays the member's. */
function bookerOf(state: State, { ConfirmationNumber, memberId }: BookingRecord): string | null {
  const booked = state.bookings.find((one) => one.confirmationNumber === ConfirmationNumber);
  const member = state.accounts.find(({ id }) => id === memberId);
  return (booked?.leadGuest.emailAddress ?? member?.profile.EmailAddress ?? null)?.toLowerCase() ?? null;
}

function recentTries(state: State, key: string): number[] {
  return (state.wrongLookups.get(key) ?? []).filter((at) => at > state.now() - MEMORY_MS);
}

/** Seconds until the earliest of the last five tries is forgotten. */
function secondsToWait(state: State, key: string): number {
  const earliest = recentTries(state, key).at(-MOST_WRONG_TRIES);
  return earliest === undefined ? 0 : Math.ceil((earliest + MEMORY_MS - state.now()) / 1000);
}
