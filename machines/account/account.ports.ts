import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import type { Profile } from '../../src/domain/session.ts';
import { port } from '../shared/port.ts';

/** The calls of the account area that the booking has no use for. Passwords and codes travel in the vault, never here. */
export const accountPorts = {
  /** Whether a sign-in is there and the server takes it (B §2.7). Never rejects. */
  checkSignIn: port<boolean>('checkSignIn'),
  loadProfile: port<Profile>('loadProfile'),
  loadAccountConfiguration: port<AccountConfiguration>('loadAccountConfiguration'),
  /** Forgets the tokens at once; what the identity provider does about it is not waited for (D-31). */
  signOut: port<undefined>('signOut'),
};
