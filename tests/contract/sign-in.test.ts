import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf } from '../../demo/estate/idp/accounts.ts';
import { accountOfToken, CLIENT_ID, createIdentityProvider, SCOPE } from '../../demo/estate/idp/provider.ts';
import { createAuth } from '../../src/auth/auth.ts';
import type { Auth } from '../../src/auth/contract.ts';
import { openEstate } from './estate-client.ts';

/** An OpenID provider over HTTP that the widget's sign-in runs against. */
const server = createServer();
const { estate } = openEstate();
let identity: ReturnType<typeof createIdentityProvider>;
let settings: Parameters<typeof createAuth>[0];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  identity = createIdentityProvider({ issuer, siteOrigin: issuer, accounts: accountsOf(estate) });
  const answer = identity.callback();
  server.on('request', (request, response) => {
    void answer(request, response);
  });
  settings = { authority: issuer, clientId: CLIENT_ID, scope: SCOPE };
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function signedIn(): Promise<{ auth: Auth; storage: Storage }> {
  const storage = new InMemoryWebStorage();
  const auth = createAuth(settings, storage, navigator.locks);
  const result = await auth.signIn('rosalind.hart@example.com', 'moorland-house-1');
  expect(result).toEqual({ type: 'signedIn' });
  return { auth, storage };
}

const accountBehind = (token: string | null) => accountOfToken(identity, token ?? '');

test('A §6 a member signs in with a password', async () => {
  const { auth } = await signedIn();
  expect(await accountBehind(auth.token())).toBe('member-1');
});

test.each([
  ['a wrong password', 'rosalind.hart@example.com', 'wrong'],
  ['an unknown address', 'nobody@example.com', 'moorland-house-1'],
  ['a member of the old system', 'edith.marlow@example.com', 'anything'],
])('B §8 %s is refused with the provider’s reason', async (_, emailAddress, password) => {
  const auth = createAuth(settings, new InMemoryWebStorage(), navigator.locks);
  const reason = 'invalid_username_or_password';
  expect(await auth.signIn(emailAddress, password)).toEqual({ type: 'refused', reason });
  expect(auth.token()).toBeNull();
});

test('T23 parallel renewals keep the rotating refresh token alive', async () => {
  const { auth, storage } = await signedIn();
  const before = auth.token();
  const other = createAuth(settings, storage, navigator.locks);
  const outcomes = await Promise.all([auth, other, auth, other].map((each) => each.refresh()));
  expect(outcomes).toEqual([true, true, true, true]);
  expect(auth.token()).not.toBe(before);
  expect(await auth.refresh()).toBe(true);
  expect(await accountBehind(auth.token())).toBe('member-1');
});

test('D-31 signing out makes the refresh token useless', async () => {
  const { auth, storage } = await signedIn();
  const kept = Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  );
  await auth.signOut();
  expect([auth.token(), storage.length]).toEqual([null, 0]);
  const thief = new InMemoryWebStorage();
  for (const [key, value] of Object.entries(kept)) thief.setItem(key, value);
  expect(await createAuth(settings, thief, navigator.locks).refresh()).toBe(false);
  expect(thief.length).toBe(0);
});
