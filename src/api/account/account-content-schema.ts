import * as v from 'valibot';
import { flag, withFallback, type Answer } from '../wire.ts';

/** `Content.account` of both configurations. */
export interface AccountContent {
  /** Whether a booking may be looked up by its number and e-mail address, without an account. */
  bookingLookup: boolean;
}

const NOTHING_ALLOWED: AccountContent = { bookingLookup: false };

/** An answer that cannot be read allows nothing. */
export const accountContent: Answer<AccountContent> = v.fallback(
  withFallback(v.object({ bookingLookup: flag }), NOTHING_ALLOWED),
  NOTHING_ALLOWED,
);
