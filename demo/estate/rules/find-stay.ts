import { Refusal } from '../refusal.ts';
import type { BookingRecord } from '../world/types.ts';
import type { State } from './state.ts';
import { stayWithNumber } from './stays.ts';

/**
 * Finds a stay by its number and the e-mail address of its booker, for guests without an account (D-497). A wrong
 * number and a wrong address give the same 404. Wrong tries are counted for each number, address and caller: after
 * five, 429.
 */
export function findStayOfGuest(
  state: State,
  caller: string,
  confirmationNumber: string,
  emailAddress: string,
): BookingRecord {
  const stay = stayWithNumber(state, confirmationNumber);
  if (isProven(state, caller, { stay, confirmationNumber, emailAddress }) && stay) return stay;
  throw new Refusal(404, 'There is no booking with this number and email address.');
}

/** Whether a stay was booked with this e-mail address. A no counts as a wrong try of the look-up. Throws 429. */
export function isOfGuest(state: State, caller: string, stay: BookingRecord, emailAddress: string): boolean {
  const { ConfirmationNumber: confirmationNumber } = stay;
  return isProven(state, caller, { stay, confirmationNumber, emailAddress });
}

function isProven(
  state: State,
  caller: string,
  asked: { stay: BookingRecord | undefined; confirmationNumber: string; emailAddress: string },
): boolean {
  const { stay, confirmationNumber } = asked;
  const emailAddress = plain(asked.emailAddress);
  const tried = [`number ${confirmationNumber}`, `email ${emailAddress}`, `caller ${caller}`];
  checkTries(state, tried);
  if (stay && bookerOf(state, stay) === emailAddress) return true;
  countTry(state, tried);
  return false;
}

/** The booker's e-mail address in lower case: the lead guest's, or for earlier stays the member's. */
export function bookerOf(state: State, { ConfirmationNumber, memberId }: BookingRecord): string | null {
  const booked = state.bookings.find((one) => one.confirmationNumber === ConfirmationNumber);
  const member = state.accounts.find(({ id }) => id === memberId);
  const address = booked?.leadGuest.emailAddress ?? member?.profile.EmailAddress;
  return address === undefined ? null : plain(address);
}

function plain(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}

const MOST_WRONG_TRIES = 5;
const MEMORY_MS = 15 * 60_000;

/**
 * Throws 429 after five wrong tries with one of the keys within fifteen minutes, until the earliest of the five is older
 * (D-498). A key is what a guesser tries with: a number, an e-mail address, a caller, or codes for a stay.
 */
export function checkTries(state: State, keys: readonly string[]): void {
  const wait = Math.max(...keys.map((key) => secondsToWait(state, key)));
  if (wait > 0) throw new Refusal(429, 'Please try again later.', null, wait);
}

/** Counts a wrong try with each of the keys. */
export function countTry(state: State, keys: readonly string[]): void {
  for (const key of keys) state.wrongTries.set(key, [...recentTries(state, key), state.now()]);
}

function recentTries(state: State, key: string): number[] {
  return (state.wrongTries.get(key) ?? []).filter((at) => at > state.now() - MEMORY_MS);
}

/** Seconds until the earliest of the last five tries is forgotten. */
export function secondsToWait(state: State, key: string): number {
  const earliest = recentTries(state, key).at(-MOST_WRONG_TRIES);
  return earliest === undefined ? 0 : Math.ceil((earliest + MEMORY_MS - state.now()) / 1000);
}
