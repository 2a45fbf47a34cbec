import type { Profile } from '../../../src/domain/session.ts';

/** Why the guest is back at the start: 'hasExpired' and 'hasError' of A §2.3. */
export type StartNotice = 'expired' | 'error' | null;

export interface StartInput {
  notice: StartNotice;
  /** Whether an identity provider is configured; without it no login is offered (D-77). */
  canLogin: boolean;
  /** Whether there is a booking to restore (D-487). */
  canRestore?: boolean;
}

export type StartOutput =
  | { type: 'anonymous' }
  /** The guest wants the booking of the session that is over. */
  | { type: 'restore' }
  | { type: 'signedIn'; profile: Profile }
  /** Registration in update mode, on the account's page (B §4). */
  | { type: 'migrating'; emailAddress: string };
