import { Refusal } from '../refusal.ts';
import type { BookingRecord } from '../world/types.ts';
import type { State } from './state.ts';
import { stayWithNumber } from './stays.ts';
import { checkTries, countTry } from './wrong-tries.ts';

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
function bookerOf(state: State, { ConfirmationNumber, memberId }: BookingRecord): string | null {
  const booked = state.bookings.find((one) => one.confirmationNumber === ConfirmationNumber);
  const member = state.accounts.find(({ id }) => id === memberId);
  const address = booked?.leadGuest.emailAddress ?? member?.profile.EmailAddress;
  return address === undefined ? null : plain(address);
}

function plain(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}
