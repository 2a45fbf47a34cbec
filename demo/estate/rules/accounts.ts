import type { ProfilePayload, RegisterPayload } from '../payloads/account.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Address, MemberRecord, ProfileRecord } from '../world/types.ts';
import { sendMail } from './outbox.ts';
import { nextNumber, type State } from './state.ts';

/** The account of an e-mail address, in any case, or null. */
export function findAccount(state: State, emailAddress: string): MemberRecord | null {
  const wanted = emailAddress.trim().toLowerCase();
  return state.accounts.find((one) => one.profile.EmailAddress.toLowerCase() === wanted) ?? null;
}

/** The account of an id. Throws 404. */
export function accountById(state: State, id: string): MemberRecord {
  const account = state.accounts.find((one) => one.id === id);
  if (!account) throw new Refusal(404, 'This account does not exist.');
  return account;
}

/** The account with this e-mail address and password, or null. */
export function authenticate(state: State, username: string, password: string): MemberRecord | null {
  const account = findAccount(state, username);
  return account && account.password !== '' && account.password === password ? account : null;
}

/**
 * Opens an account (B §7), and migrates a legacy member who registers. Throws 409 when the address already has an
 * account.
 */
export function register(state: State, payload: RegisterPayload): MemberRecord {
  if (findAccount(state, payload.emailAddress)) {
    throw new Refusal(409, 'There is already an account with this email address.', 'emailAddress');
  }
  if (!payload.terms) throw new Refusal(400, 'Please accept the terms.', 'terms');
  const account: MemberRecord = {
    id: `M${nextNumber(state)}`,
    password: payload.password ?? '',
    profile: profileOf(payload, false),
    addressBooks: payload.addressBooks ?? [],
  };
  state.accounts.push(account);
  state.legacyMembers = state.legacyMembers.filter(
    (member) => member.EmailAddress.toLowerCase() !== payload.emailAddress.toLowerCase(),
  );
  state.subscriptions.set(payload.emailAddress.toLowerCase(), new Set(account.addressBooks));
  sendMail(
    state,
    payload.emailAddress,
    'Your account',
    `Welcome, ${payload.firstName}. Your account is ready.`,
  );
  return account;
}

/** Takes over the account details form (D-30). Throws 409 when the address belongs to somebody else. */
export function updateProfile(state: State, account: MemberRecord, payload: ProfilePayload): ProfileRecord {
  const owner = findAccount(state, payload.emailAddress);
  if (owner && owner.id !== account.id) {
    throw new Refusal(409, 'There is already an account with this email address.', 'emailAddress');
  }
  account.profile = profileOf(payload, account.profile.RegisteredInOpera);
  return account.profile;
}

/** Throws 400 when the old password is wrong. */
export function changePassword(account: MemberRecord, oldPassword: string, newPassword: string): void {
  if (account.password !== oldPassword)
    throw new Refusal(400, 'The current password is not right.', 'oldPassword');
  account.password = newPassword;
}

function profileOf(payload: ProfilePayload, isRegisteredInOpera: boolean): ProfileRecord {
  return {
    Title: payload.title,
    FirstName: payload.firstName,
    LastName: payload.lastName,
    EmailAddress: payload.emailAddress,
    Telephone: payload.telephone,
    Birthdate: payload.birthday,
    RegisteredInOpera: isRegisteredInOpera,
    Address: addressOf(payload.address),
  };
}

function addressOf(address: ProfilePayload['address']): Address | null {
  if (!address?.line1) return null;
  return {
    Line1: address.line1,
    Line2: address.line2 ?? '',
    City: address.city ?? '',
    Country: address.country ?? 'GB',
    PostCode: address.postCode ?? '',
  };
}

/** Ids of the lists to which an e-mail address is subscribed (B §7). */
export function subscribedLists(state: State, emailAddress: string): number[] {
  return [...(state.subscriptions.get(key(emailAddress)) ?? [])];
}

/** Adds lists; gives all the ids the address has now. Throws 400 for a list that does not exist. */
export function subscribe(state: State, emailAddress: string, lists: number[]): number[] {
  checkLists(state, lists);
  const all = new Set([...subscribedLists(state, emailAddress), ...lists]);
  state.subscriptions.set(key(emailAddress), all);
  return [...all];
}

/** Takes lists away; gives the ids that are left. Throws 400 for a list that does not exist. */
export function unsubscribe(state: State, emailAddress: string, lists: number[]): number[] {
  checkLists(state, lists);
  const left = subscribedLists(state, emailAddress).filter((id) => !lists.includes(id));
  state.subscriptions.set(key(emailAddress), new Set(left));
  return left;
}

function checkLists(state: State, lists: number[]): void {
  const unknown = lists.find((id) => !state.world.mailingLists.some((list) => list.id === id));
  if (unknown !== undefined) refuse('addressBooks', `no list ${unknown}`);
}

function key(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}
