import type { EndpointName, ParamsOf } from '../endpoints.ts';

/** What a call is about. */
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

/** Statuses that may lead a guest elsewhere than other failures do. `4XX` are those from 400 on that have no words of their own, `5XX` all from 500 on. */
export type ToldStatus = '400' | '401' | '404' | '409' | '410' | '422' | '429' | '4XX' | '5XX';

/** What a guest sees where a call gives no answer, in whole sentences; `failed` where a status has none of its own. */
export type Told = { failed: string } & Partial<Record<ToldStatus, string>>;

/** What a call is for, for who builds the estate's side. */
interface Plain {
  area: Area;
  /** One sentence. */
  summary: string;
  /** What else the estate must know. */
  note?: string;
  /** 'member': it is of no use without a token, and the estate answers 401. Otherwise with one or without. */
  who?: 'member';
  /** Why it may come more than once, for a write that does. */
  repeated?: string;
  /** What each form of the answer is for, where there are several. */
  forms?: readonly string[];
  told: Told;
}

/** With what its path and query carry. */
type Meaning<Name extends EndpointName> = Plain &
  ([keyof ParamsOf<Name>] extends [never] ? { params?: undefined } : { params: ParamsOf<Name> });

/** Of every call, so that a new one without a meaning is an error of the compiler. */
export type Meanings = { [Name in EndpointName]: Meaning<Name> };

/** No screen of the widget makes the call, so nobody is told anything. */
export const NOBODY: Told = { failed: 'No screen of the widget makes this call.' };

/** The call is made beside the flow. */
export const UNNOTICED: Told = { failed: 'The guest notices nothing.' };

/** As the flow says that it cannot go on. */
export const UNREACHABLE =
  'The page says that the booking system cannot be reached, keeps what was entered, and offers to try again.';

/** As a screen of the account says it. */
export const NOT_LOADED = 'The screen says that this could not be loaded, and offers to try again.';

/** The estate's own words come before the widget's. */
export const OWN_WORDS =
  'The form says what the estate’s `Message` says, or without one that something went wrong, and keeps what was entered.';

/** B §8. */
export const TO_LOGIN = 'The member is signed out and led to the login.';
