import { fromPromise } from 'xstate';
import type { LoginResult, ports, Registration } from '../../machines/shared/ports.ts';
import { loadProfile } from '../../src/api/account/profile.ts';
import {
  checkoutRegistrationBody,
  initiateMigration,
  registerAccount,
} from '../../src/api/account/registration.ts';
import { CallError } from '../../src/api/failure.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import type { PortResources } from './port-resources.ts';
import { secretOf } from './secret-ports.ts';

type AccountPort = 'login' | 'registerAccount';

/** Signing in and registering. */
export function accountPorts(resources: PortResources): Pick<typeof ports, AccountPort> {
  return {
    login: fromPromise(({ input: { username }, signal }) => login(resources, username, signal)),
    registerAccount: fromPromise(({ input }) => register(resources, input)),
  };
}

/** Logs in. A refused login may belong to a member of the old system: then the server begins a migration. */
async function login(
  { auth, client, vault }: PortResources,
  username: string,
  signal: AbortSignal,
): Promise<LoginResult> {
  const password = secretOf(vault, 'password');
  if (auth === null) throw unreadable('token', 'authority');
  const result = await auth.signIn(username, password);
  if (result.type === 'signedIn')
    return { type: 'signedIn', profile: await loadOwnProfile(client, auth, signal) };
  try {
    await client.call(initiateMigration, { body: { emailAddress: username } });
    return { type: 'migrating', emailAddress: username };
  } catch {
    return { type: 'refused', reason: result.reason };
  }
}

/**
 * Loads the profile after a login. Without a profile, or after the login was closed, the tokens are dropped too.
 */
export async function loadOwnProfile(
  client: PortResources['client'],
  auth: NonNullable<PortResources['auth']>,
  signal?: AbortSignal,
): Promise<Profile> {
  try {
    return await client.call(loadProfile, { signal });
  } catch (error) {
    await auth.signOut();
    throw error;
  }
}

/** Registers, then logs in. The account counts as made even if that login fails. */
async function register(
  { auth, client, vault }: PortResources,
  registration: Registration,
): Promise<Profile | null> {
  const password = secretOf(vault, 'newPassword');
  await client.call(registerAccount, { body: checkoutRegistrationBody(registration, password) });
  // Nobody types a password here where members log in on the provider's pages.
  if (auth === null || auth.atProvider) return null;
  try {
    const result = await auth.signIn(registration.emailAddress, password);
    return result.type === 'signedIn' ? await loadOwnProfile(client, auth) : null;
  } catch {
    return null;
  }
}

function unreadable(endpoint: string, path: string): CallError {
  return new CallError({ kind: 'unreadable', endpoint, path, message: 'missing' });
}
