import { Refusal } from '../refusal.ts';
import { bookerOf, checkTries, countTry, findStayOfGuest, secondsToWait } from './find-stay.ts';
import { latestCode, newCode } from './one-time-codes.ts';
import { sendMail } from './outbox.ts';
import type { State } from './state.ts';
import { cancelRooms } from './stays.ts';

/** How a guest without an account names a stay. */
interface Named {
  confirmationNumber: string;
  emailAddress: string;
}

/**
 * Mails a code, with which a room can be cancelled, to the address that the stay was booked with. Throws 404 as the
 * look-up, and 429 after five codes or five wrong ones within fifteen minutes.
 */
export function sendCancellationCode(state: State, caller: string, named: Named): void {
  const stay = findStayOfGuest(state, caller, named.confirmationNumber, named.emailAddress);
  const purpose = purposeOf(stay);
  checkTries(state, [purpose]);
  const { code } = newCode(state, purpose, null);
  const text = `Your code is ${code}. It cancels a room of your stay, and is good for fifteen minutes. If you did not ask for it, nothing has changed.`;
  const to = bookerOf(state, stay) ?? named.emailAddress;
  sendMail(state, to, `Your code for stay ${stay.ConfirmationNumber}`, text);
}

/**
 * Cancels a room by the code that was mailed last; a code cancels once. Throws 404 as the look-up, 400 for a wrong code,
 * 410 where none is good, also after five wrong ones within fifteen minutes, and 409 for a room that cannot be
 * cancelled.
 */
export function cancelByCode(
  state: State,
  caller: string,
  { leg, code, ...named }: Named & { leg: number; code: string },
): void {
  const stay = findStayOfGuest(state, caller, named.confirmationNumber, named.emailAddress);
  const purpose = purposeOf(stay);
  const sent = latestCode(state, purpose);
  if (!sent || secondsToWait(state, purpose) > 0)
    throw new Refusal(410, 'This code is no longer good.', 'code');
  if (sent.code !== code) {
    countTry(state, [purpose]);
    throw new Refusal(400, 'The code is not right.', 'code');
  }
  cancelRooms(state, stay, [leg], bookerOf(state, stay));
  state.mailedCodes.delete(sent.id);
}

function purposeOf({ ConfirmationNumber }: { ConfirmationNumber: string }): string {
  return `cancel ${ConfirmationNumber}`;
}
