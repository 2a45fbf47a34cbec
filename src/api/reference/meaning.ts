import type { EndpointName, ParamsOf } from '../endpoints.ts';

/** The subject of a call. */
export type Area =
  | 'session'
  | 'search'
  | 'booking'
  | 'bookings'
  | 'changes'
  | 'golf'
  | 'spa'
  | 'dining'
  | 'vouchers'
  | 'account'
  | 'lists';

/**
 * Statuses with which a guest may be led elsewhere than after other failures. `4XX`: those from 400 on without an entry
 * of their own. `5XX`: all from 500 on.
 */
export type ToldStatus = '400' | '401' | '404' | '409' | '410' | '422' | '429' | '4XX' | '5XX';

/** What a guest sees when the call fails, in whole sentences. `failed`: for every status without its own entry. */
export type Told = { failed: string } & Partial<Record<ToldStatus, string>>;

/** The purpose of a call, for developers of the estate's side. */
interface Plain {
  area: Area;
  /** One sentence. */
  summary: string;
  /** Anything else that the estate must know. */
  note?: string;
  /** 'member': the estate answers 401 without a token. Otherwise a token is optional. */
  who?: 'member';
  /** Why a write may come more than once. */
  repeated?: string;
  /** The purpose of each form of the answer, where there are several. */
  forms?: readonly string[];
  told: Told;
}

/** A meaning, with the values of path and query. */
type Meaning<Name extends EndpointName> = Plain &
  ([keyof ParamsOf<Name>] extends [never] ? { params?: undefined } : { params: ParamsOf<Name> });

/** The meaning of every call. A call without one does not compile. */
export type Meanings = { [Name in EndpointName]: Meaning<Name> };

/** For a call that no screen of the widget makes. */
export const NOBODY: Told = { failed: 'No screen of the widget makes this call.' };

/** For a call that the guest does not wait for. */
export const UNNOTICED: Told = { failed: 'The guest notices nothing.' };

/** What the flow says where it cannot go on. */
export const UNREACHABLE =
  'The page says that the booking system cannot be reached, keeps what was entered, and offers to try again.';

/** What a screen of the account says. */
export const NOT_LOADED = 'The screen says that this could not be loaded, and offers to try again.';

/** What a form says: the estate's own words come before the widget's. */
export const OWN_WORDS =
  'The form says what the estate’s `Message` says, or without one that something went wrong, and keeps what was entered.';

export const TO_LOGIN = 'The member is signed out and led to the login.';

/** What a screen of the account says of a change that was refused, and of a confirmation. */
export const NOT_CHANGED = 'It was not done; the screen says so, with the `Message`.';
export const NOT_SENT = 'It was not sent; the screen says so, and it can be sent again.';
