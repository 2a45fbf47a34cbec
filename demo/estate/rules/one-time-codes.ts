import { Refusal } from '../refusal.ts';
import { accountById, findAccount } from './accounts.ts';
import { sendMail } from './outbox.ts';
import type { State } from './state.ts';

/** Starts a password reset (B §7) and returns its id. The code goes to the outbox if the address has an account. */
export function initiateReset(state: State, emailAddress: string): string {
  const account = findAccount(state, emailAddress);
  const id = crypto.randomUUID();
  const otp = sixDigits();
  state.resets.set(id, { accountId: account?.id ?? null, otp, validationId: null });
  if (account) {
    const text = `Your code is ${otp}. If you did not ask for it, nothing has changed.`;
    sendMail(state, account.profile.EmailAddress, 'Your password reset code', text);
  }
  return id;
}

/** Checks the e-mailed code. Returns the id that allows the change. Throws 400. */
export function confirmReset(state: State, id: string, otp: string): string {
  const reset = state.resets.get(id);
  if (!reset?.accountId || reset.otp !== otp) {
    throw new Refusal(400, 'The code is not right. Please check your email.', 'otp');
  }
  reset.validationId = crypto.randomUUID();
  return reset.validationId;
}

/** Sets the new password; a reset works once. Throws 400. */
export function changeByReset(state: State, id: string, validationId: string, password: string): void {
  const reset = state.resets.get(id);
  if (!reset?.accountId || reset.validationId !== validationId) {
    throw new Refusal(400, 'This password reset is no longer valid.', 'validationId');
  }
  state.resets.delete(id);
  accountById(state, reset.accountId).password = password;
}

/** Sends a member of the old system their migration code (B §4). Throws 404 for anybody else. */
export function initiateMigration(state: State, emailAddress: string): void {
  const member = findLegacyMember(state, emailAddress);
  const text = `Your code is ${member.code}. Enter it to bring your account over.`;
  sendMail(state, member.EmailAddress, 'Update your account', text);
}

/** The member of the old system to whom this code was sent. Throws 400 'not_found' (B §8). */
export function validateMigration(state: State, emailAddress: string, code: string) {
  const member = findLegacyMember(state, emailAddress);
  if (member.code !== code) throw new Refusal(400, 'not_found', 'code');
  const { FirstName, LastName, EmailAddress } = member;
  return { FirstName, LastName, EmailAddress };
}

function findLegacyMember(state: State, emailAddress: string) {
  const wanted = emailAddress.trim().toLowerCase();
  const member = state.legacyMembers.find((one) => one.EmailAddress.toLowerCase() === wanted);
  if (!member) throw new Refusal(404, 'not_found', 'emailAddress');
  return member;
}

function sixDigits(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}
