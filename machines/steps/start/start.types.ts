import type { Profile } from '../../../src/domain/booking/session.ts';

/** Why the guest is back at the start: the flags 'hasExpired' and 'hasError' of its address. */
export type StartNotice = 'expired' | 'error' | null;

export interface StartInput {
  notice: StartNotice;
  /** Whether an identity provider is configured; without it no login is offered. */
  canLogin: boolean;
  /** Whether there is a booking to restore. */
  canRestore?: boolean;
  /** Set where a booking is to be changed, which only its member may. */
  isAmending?: boolean;
}

export type StartOutput =
  | { type: 'anonymous' }
  /** The guest wants the booking of the session that is over. */
  | { type: 'restore' }
  | { type: 'signedIn'; profile: Profile }
  /** Registration in update mode, on the account's page. */
  | { type: 'migrating'; emailAddress: string };
