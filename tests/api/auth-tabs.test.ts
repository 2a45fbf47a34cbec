import { http, HttpResponse } from 'msw';
import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterEach, describe, expect, test } from 'vitest';
import { createAuth } from '../../src/auth/auth.ts';
import { joinTabs } from '../../src/auth/tabs.ts';
import { json, serveDuringTests } from './server.ts';

const server = serveDuringTests();
const AUTHORITY = 'https://login.estate.test';
const settings = { authority: AUTHORITY, clientId: 'widget', scope: 'openid offline_access' };
const KEY = `staychart.user:${AUTHORITY}:widget`;
const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A tab with its own storage. A duplicated tab starts with a copy of the first one's storage. */
function tab(copied?: Storage) {
  const storage: Storage = new InMemoryWebStorage();
  const kept = copied?.getItem(KEY);
  if (kept) storage.setItem(KEY, kept);
  const signedOut: true[] = [];
  const tabs = joinTabs(settings, storage, () => signedOut.push(true));
  opened.push(() => {
    tabs.close();
  });
  return { storage, signedOut, tabs, auth: createAuth(settings, storage, navigator.locks, tabs) };
}

/** A provider that accepts each refresh token once. */
function rotatingProvider() {
  const used: string[] = [];
  const id = ['{"alg":"none"}', `{"sub":"m-1","iss":"${AUTHORITY}","aud":"widget","exp":1,"iat":1}`]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  let round = 0;
  server.use(
    http.get(`${AUTHORITY}/.well-known/openid-configuration`, () =>
      HttpResponse.json({
        issuer: AUTHORITY,
        token_endpoint: `${AUTHORITY}/token`,
        revocation_endpoint: `${AUTHORITY}/revoke`,
      }),
    ),
    http.post(
      `${AUTHORITY}/revoke`,
      () => new HttpResponse('', { headers: { 'content-type': 'text/plain' } }),
    ),
    http.post(`${AUTHORITY}/token`, async ({ request }) => {
      const token = new URLSearchParams(await request.text()).get('refresh_token');
      if (token !== null && used.includes(token)) return json({ error: 'invalid_grant' }, 400)();
      if (token !== null) used.push(token);
      round += 1;
      return HttpResponse.json({
        access_token: `access-${round}`,
        refresh_token: `refresh-${round}`,
        id_token: `${id}.`,
        token_type: 'Bearer',
        expires_in: 300,
        scope: settings.scope,
      });
    }),
  );
  return used;
}

describe('several tabs', () => {
  test('D-176 logging out in one tab logs out the others, each once', async () => {
    rotatingProvider();
    const first = tab();
    const second = tab();
    await first.auth.signIn('ada@example.test', 'secret-1');
    await second.auth.signIn('ada@example.test', 'secret-1');
    await first.auth.signOut();
    await second.tabs.caughtUp();
    expect([second.auth.token(), second.signedOut]).toEqual([null, [true]]);
    await second.auth.signOut();
    await first.tabs.caughtUp();
    expect([first.auth.token(), first.signedOut]).toEqual([null, []]);
  });

  test('D-176 duplicated tabs renew the token once and share the new one', async () => {
    const used = rotatingProvider();
    const first = tab();
    await first.auth.signIn('ada@example.test', 'secret-1');
    const second = tab(first.storage);
    const third = tab(first.storage);
    expect(await Promise.all([first, second, third].map(({ auth }) => auth.refresh()))).toEqual([
      true,
      true,
      true,
    ]);
    expect(used).toEqual(['refresh-1']);
    expect([first, second, third].map(({ auth }) => auth.token())).toEqual([
      'access-2',
      'access-2',
      'access-2',
    ]);
  });

  test('tabs that logged in separately keep their own tokens', async () => {
    rotatingProvider();
    const first = tab();
    const second = tab();
    await first.auth.signIn('ada@example.test', 'secret-1');
    await second.auth.signIn('idris@example.test', 'secret-2');
    await first.auth.refresh();
    await second.tabs.caughtUp();
    expect([first.auth.token(), second.auth.token()]).toEqual(['access-3', 'access-2']);
  });

  test.each([null, 'words', { type: 'renewed' }, { type: 'signedOut' }])(
    'a tab ignores a stranger’s message: %j',
    async (words) => {
      rotatingProvider();
      const { auth, tabs } = tab();
      await auth.signIn('ada@example.test', 'secret-1');
      const stranger = new BroadcastChannel(`staychart.tabs.${KEY}`);
      stranger.postMessage(words);
      await tabs.caughtUp();
      stranger.close();
      expect(auth.token()).toBe('access-1');
    },
  );
});
