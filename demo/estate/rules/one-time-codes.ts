import { Refusal } from '../refusal.ts';
import { accountById, findAccount } from './accounts.ts';
import { sendMail } from './outbox.ts';
import type { MailedCode, State } from './state.ts';

/** Wrong codes that are taken for one mailed code, and codes that are mailed to one address within its life. */
const MOST_TRIES = 5;
const LIFE_MS = 15 * 60_000;

/**
 * Starts a password reset (B §7) and returns its id. The code goes to the outbox if the address has an account. Throws
 * 429 for the sixth code within fifteen minutes, whether the address has an account or not.
 */
export function initiateReset(state: State, emailAddress: string): string {
  const account = findAccount(state, emailAddress);
  const { id, code } = newCode(state, `reset ${plain(emailAddress)}`, account?.id ?? null);
  if (account) {
    const text = `Your code is ${code}. If you did not ask for it, nothing has changed.`;
    sendMail(state, account.profile.EmailAddress, 'Your password reset code', text);
  }
  return id;
}

/** Checks the e-mailed code. Returns the id that allows the change. Throws 400. */
export function confirmReset(state: State, id: string, otp: string): string {
  const sent = liveCode(state, id);
  if (!sent || !isRight(sent, otp) || sent.accountId === null) {
    throw new Refusal(400, 'The code is not right. Please check your email.', 'otp');
  }
  sent.validationId = crypto.randomUUID();
  return sent.validationId;
}

/** Sets the new password; a reset works once. Throws 400. */
export function changeByReset(state: State, id: string, validationId: string, password: string): void {
  const sent = liveCode(state, id);
  if (!sent || sent.accountId === null || sent.validationId !== validationId) {
    throw new Refusal(400, 'This password reset is no longer valid.', 'validationId');
  }
  state.mailedCodes.delete(id);
  accountById(state, sent.accountId).password = password;
}

/** Sends a member of the old system their migration code (B §4). Throws 404 for anybody else, 429 as initiateReset. */
export function initiateMigration(state: State, emailAddress: string): void {
  const member = findLegacyMember(state, emailAddress);
  const { code } = newCode(state, migrationOf(emailAddress), null);
  const text = `Your code is ${code}. Enter it to bring your account over.`;
  sendMail(state, member.EmailAddress, 'Update your account', text);
}

/** The member of the old system to whom this code was sent. Throws 400 'not_found' (B §8). */
export function validateMigration(state: State, emailAddress: string, code: string) {
  const { FirstName, LastName, EmailAddress } = findLegacyMember(state, emailAddress);
  const sent = codesFor(state, migrationOf(emailAddress)).at(-1);
  if (!sent || !isRight(sent, code)) throw new Refusal(400, 'not_found', 'code');
  return { FirstName, LastName, EmailAddress };
}

function findLegacyMember(state: State, emailAddress: string) {
  const wanted = plain(emailAddress);
  const member = state.legacyMembers.find((one) => one.EmailAddress.toLowerCase() === wanted);
  if (!member) throw new Refusal(404, 'not_found', 'emailAddress');
  return member;
}

/** A new code, which ends the earlier ones with this purpose. */
export function newCode(state: State, purpose: string, accountId: string | null) {
  const sent = codesFor(state, purpose);
  const [first] = sent;
  if (first && sent.length >= MOST_TRIES) {
    const wait = Math.ceil((first.at + LIFE_MS - state.now()) / 1000);
    throw new Refusal(429, 'Please try again later.', null, wait);
  }
  const id = crypto.randomUUID();
  const code = sixDigits();
  const { now } = state;
  state.mailedCodes.set(id, {
    purpose,
    accountId,
    code,
    at: now(),
    triesLeft: MOST_TRIES,
    validationId: null,
  });
  return { id, code };
}

/** The codes of a purpose that are less than fifteen minutes old, the newest last. Older ones are forgotten. */
function codesFor(state: State, purpose: string): MailedCode[] {
  for (const [id, { at }] of state.mailedCodes) if (at <= state.now() - LIFE_MS) state.mailedCodes.delete(id);
  return [...state.mailedCodes.values()].filter((one) => one.purpose === purpose);
}

/** The newest code of a purpose, with its id; undefined where none is less than fifteen minutes old. */
export function latestCode(state: State, purpose: string): (MailedCode & { id: string }) | undefined {
  const newest = codesFor(state, purpose).at(-1);
  const [id] = [...state.mailedCodes].find(([, one]) => one === newest) ?? [];
  return newest && id !== undefined ? { ...newest, id } : undefined;
}

/** The code of a reset while it is the newest; undefined where it has ended. */
function liveCode(state: State, id: string): MailedCode | undefined {
  const sent = state.mailedCodes.get(id);
  return sent && codesFor(state, sent.purpose).at(-1) === sent ? sent : undefined;
}

/** Compares a typed code. After five wrong ones no code is right any more. */
function isRight(sent: MailedCode, typed: string): boolean {
  if (sent.triesLeft > 0 && sent.code === typed) return true;
  sent.triesLeft -= 1;
  return false;
}

function migrationOf(emailAddress: string): string {
  return `migration ${plain(emailAddress)}`;
}

function plain(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}

function sixDigits(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}
