import type { Meanings } from './meaning.ts';
import { ofAccount } from './of-account.ts';
import { ofBooking } from './of-booking.ts';
import { ofExtras } from './of-extras.ts';

/** The purpose of every call. Only the build uses it, so it costs the bundle nothing. */
export const meanings: Meanings = { ...ofBooking, ...ofExtras, ...ofAccount };
