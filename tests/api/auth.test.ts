import { http, HttpResponse } from 'msw';
import { InMemoryWebStorage } from 'oidc-client-ts';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { createAuth } from '../../src/auth/auth.ts';
import { PATIENCE } from '../support/patience.ts';
import { failureOf, json, serveDuringTests } from './server.ts';

const server = serveDuringTests();
const AUTHORITY = 'https://login.estate.test';
const PASSWORD = 'canary-password';
const CODE = 'invalid_username_or_password';
const KEY = `staychart.user:${AUTHORITY}:widget`;
const settings = { authority: AUTHORITY, clientId: 'widget', scope: 'openid profile email offline_access' };

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const ID_TOKEN = `${encoded({ alg: 'none' })}.${encoded({ sub: 'm-1', iss: AUTHORITY, aud: 'widget', exp: 1, iat: 1 })}.`;

/** Tokens as a provider with rotating refresh tokens sends them. */
function tokens(round: number, expiresIn = 300) {
  return {
    access_token: `access-${round}`,
    refresh_token: `refresh-${round}`,
    id_token: ID_TOKEN,
    token_type: 'Bearer',
    expires_in: expiresIn,
    scope: settings.scope,
  };
}

/** An identity provider that gives the answers in turn and records the forms it receives. */
function provider(...answers: (() => Response | Promise<Response>)[]) {
  const forms: Record<string, string>[] = [];
  const revoked: Record<string, string>[] = [];
  const form = async (request: Request) => Object.fromEntries(new URLSearchParams(await request.text()));
  server.use(
    http.get(`${AUTHORITY}/.well-known/openid-configuration`, () =>
      HttpResponse.json({
        issuer: AUTHORITY,
        token_endpoint: `${AUTHORITY}/token`,
        revocation_endpoint: `${AUTHORITY}/revoke`,
      }),
    ),
    http.post(`${AUTHORITY}/token`, async ({ request }) => {
      forms.push(await form(request));
      return answers[Math.min(forms.length, answers.length) - 1]?.() ?? HttpResponse.error();
    }),
    http.post(`${AUTHORITY}/revoke`, async ({ request }) => {
      revoked.push(await form(request));
      return new HttpResponse('', { headers: { 'content-type': 'text/plain' } });
    }),
  );
  return { forms, revoked };
}

function signInTo(storage: Storage = new InMemoryWebStorage()) {
  return { storage, auth: createAuth(settings, storage, navigator.locks) };
}

const refusal = (error: string, description?: string) =>
  json({ error, ...(description === undefined ? {} : { error_description: description }) }, 400);

describe('A §6 signing in', () => {
  test('sends a password grant with the scopes of the settings and keeps the token', async () => {
    const { forms } = provider(json(tokens(1)));
    const { auth } = signInTo();
    expect(auth.token()).toBeNull();
    expect(await auth.signIn('ada@example.test', PASSWORD)).toEqual({ type: 'signedIn' });
    expect(forms).toEqual([
      {
        grant_type: 'password',
        client_id: 'widget',
        scope: 'openid profile email offline_access',
        username: 'ada@example.test',
        password: PASSWORD,
      },
    ]);
    expect(auth.token()).toBe('access-1');
    expect(auth.isStale()).toBe(false);
  });

  test('T7, T8, D-285 stores the tokens in one entry, and no password', async () => {
    provider(json(tokens(1)));
    const { auth, storage } = signInTo();
    await auth.signIn('ada@example.test', PASSWORD);
    const entries = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(entries).toEqual([KEY]);
    expect(storage.getItem(KEY)).toContain('access-1');
    expect(storage.getItem(KEY)).not.toContain(PASSWORD);
  });

  test.each([
    ['its error_description', PASSWORD, 'bad_day', 'bad_day'],
    ['its error where it has no description', PASSWORD, undefined, 'invalid_grant'],
    ['empty where the description repeats the password', PASSWORD, `wrong: ${PASSWORD}`, ''],
    ["the code of B §8, though 'password' was typed", 'password', CODE, CODE],
    ["the code of B §8, though 'user' was typed", 'user', CODE, CODE],
    ["the code of B §8, though 'a' was typed", 'a', CODE, CODE],
    ['empty where the code has the password beside it', 'user', `${CODE}: user`, ''],
  ])('A §8.2 the reason of a refusal is %s', async (_, password, description, reason) => {
    provider(refusal('invalid_grant', description));
    const { auth } = signInTo();
    expect(await auth.signIn('ada@example.test', password)).toEqual({ type: 'refused', reason });
    expect(auth.token()).toBeNull();
  });

  test.each([
    ['no network', () => HttpResponse.error(), { kind: 'offline', endpoint: 'token' }],
    [
      'a server error of the provider',
      refusal('server_error', 'sorry'),
      { kind: 'http', endpoint: 'token', status: 503, message: '' },
    ],
    [
      'a page instead of a token',
      () => new HttpResponse('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
      { kind: 'unreadable', endpoint: 'token', path: '', message: 'no token' },
    ],
    [
      'broken JSON',
      () => new HttpResponse('{"access_token":', { headers: { 'content-type': 'application/json' } }),
      { kind: 'unreadable', endpoint: 'token', path: '', message: 'no token' },
    ],
  ])('T24 signing in fails with %s', async (_, answer, failure) => {
    provider(answer);
    const { auth } = signInTo();
    expect(await failureOf(auth.signIn('ada@example.test', PASSWORD))).toEqual(failure);
    expect(auth.token()).toBeNull();
  });

  test('T8 a failure has nothing of the library’s error, which contains the password', async () => {
    provider(refusal('server_error', PASSWORD));
    const error: unknown = await signInTo()
      .auth.signIn('ada@example.test', PASSWORD)
      .catch((reason: unknown) => reason);
    if (!(error instanceof CallError)) throw new Error('not a CallError');
    expect(error.cause).toBeUndefined();
    expect(Object.keys(error).sort()).toEqual(['failure', 'name']);
    expect(`${JSON.stringify(error)} ${error.message} ${error.stack}`).not.toContain(PASSWORD);
  });

  test('T25 gives up a provider that does not answer within 20 seconds', async () => {
    provider(() => new Promise(() => undefined));
    const { auth } = signInTo();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = failureOf(auth.signIn('ada@example.test', PASSWORD));
    await vi.waitFor(() => {
      expect(vi.getTimerCount()).toBeGreaterThan(0);
    }, PATIENCE);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await call).toEqual({ kind: 'timeout', endpoint: 'token' });
  });
});

describe('D-29 renewing', () => {
  async function signedIn(...renewals: (() => Response | Promise<Response>)[]) {
    const identity = provider(json(tokens(1)), ...renewals);
    const { auth, storage } = signInTo();
    await auth.signIn('ada@example.test', PASSWORD);
    return { ...identity, auth, storage };
  }

  test('T23 twenty renewals at once make one token call', async () => {
    const { auth, forms } = await signedIn(json(tokens(2)), refusal('invalid_grant'));
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => auth.refresh()));
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => true));
    expect(auth.token()).toBe('access-2');
    expect(forms.slice(1)).toEqual([
      {
        grant_type: 'refresh_token',
        client_id: 'widget',
        refresh_token: 'refresh-1',
        scope: 'openid profile email offline_access',
      },
    ]);
  });

  test('T23 two widgets with one storage make one token call', async () => {
    const { auth, storage, forms } = await signedIn(json(tokens(2)), refusal('invalid_grant'));
    const other = createAuth(settings, storage, navigator.locks);
    expect(await Promise.all([auth.refresh(), other.refresh()])).toEqual([true, true]);
    expect(other.token()).toBe('access-2');
    expect(forms).toHaveLength(2);
  });

  test('uses the newest refresh token; keeps the old one where the answer has none', async () => {
    const unrotated = { ...tokens(3), refresh_token: undefined };
    const { auth, forms } = await signedIn(json(tokens(2)), json(unrotated), json(tokens(4)));
    expect([await auth.refresh(), await auth.refresh(), await auth.refresh()]).toEqual([true, true, true]);
    const sent = forms.slice(1).map(({ refresh_token }) => refresh_token);
    expect(sent).toEqual(['refresh-1', 'refresh-2', 'refresh-2']);
    expect(auth.token()).toBe('access-4');
  });

  test('a refused renewal leaves the guest signed out', async () => {
    const { auth, storage } = await signedIn(refusal('invalid_grant'));
    expect(await auth.refresh()).toBe(false);
    expect(auth.token()).toBeNull();
    expect(storage.length).toBe(0);
  });

  test.each([
    ['no network', () => HttpResponse.error()],
    ['a server error of the provider', refusal('temporarily_unavailable')],
  ])('%s keeps the guest signed in', async (_, answer) => {
    const { auth } = await signedIn(answer);
    expect(await auth.refresh()).toBe(false);
    expect(auth.token()).toBe('access-1');
  });

  test('works without a lock manager', async () => {
    provider(json(tokens(1)), json(tokens(2)));
    const auth = createAuth(settings, new InMemoryWebStorage(), null);
    await auth.signIn('ada@example.test', PASSWORD);
    expect(await auth.refresh()).toBe(true);
    expect(auth.token()).toBe('access-2');
  });

  test('without a refresh token makes no call and drops the old token', async () => {
    const { access_token, token_type } = tokens(1);
    const { forms } = provider(json({ access_token, token_type, expires_in: 300 }));
    const { auth } = signInTo();
    await auth.signIn('ada@example.test', PASSWORD);
    expect(await auth.refresh()).toBe(false);
    expect(auth.token()).toBeNull();
    expect(forms).toHaveLength(1);
  });
});

describe('restoring an earlier page’s sign-in', () => {
  async function earlier(expiresIn: number, ...renewals: (() => Response)[]) {
    const identity = provider(json(tokens(1, expiresIn)), ...renewals);
    const { auth, storage } = signInTo();
    await auth.signIn('ada@example.test', PASSWORD);
    return { ...identity, ...signInTo(storage) };
  }

  test('makes no call while the token is valid', async () => {
    const { auth, forms } = await earlier(300);
    expect(await auth.restore()).toBe(true);
    expect(auth.token()).toBe('access-1');
    expect(forms).toHaveLength(1);
  });

  test('renews a token that is about to expire', async () => {
    const { auth } = await earlier(10, json(tokens(2)));
    expect(auth.isStale()).toBe(true);
    expect(await auth.restore()).toBe(true);
    expect(auth.token()).toBe('access-2');
  });

  test('leaves the guest signed out where the renewal is refused', async () => {
    const { auth } = await earlier(10, refusal('invalid_grant'));
    expect(await auth.restore()).toBe(false);
    expect(auth.token()).toBeNull();
  });

  test('leaves the guest signed out where nobody was signed in', async () => {
    expect(await signInTo().auth.restore()).toBe(false);
  });

  test.each(['', '{', '{"access_token":5}', 'null'])('ignores the stored entry %j', async (kept) => {
    const storage = new InMemoryWebStorage();
    storage.setItem(KEY, kept);
    const { auth } = signInTo(storage);
    expect(await auth.restore()).toBe(false);
    expect([auth.token(), auth.isStale()]).toEqual([null, false]);
  });
});

describe('D-31 signing out', () => {
  test('forgets the tokens and revokes the refresh token', async () => {
    const { revoked } = provider(json(tokens(1)));
    const { auth, storage } = signInTo();
    await auth.signIn('ada@example.test', PASSWORD);
    const leaving = auth.signOut();
    expect([auth.token(), storage.length]).toEqual([null, 0]);
    await leaving;
    expect(revoked).toEqual([{ token: 'refresh-1', token_type_hint: 'refresh_token', client_id: 'widget' }]);
  });

  test('succeeds where revocation fails', async () => {
    provider(json(tokens(1)));
    server.use(http.post(`${AUTHORITY}/revoke`, () => HttpResponse.error()));
    const { auth } = signInTo();
    await auth.signIn('ada@example.test', PASSWORD);
    await auth.signOut();
    expect(auth.token()).toBeNull();
  });

  test('makes no call where nobody was signed in', async () => {
    const { revoked } = provider();
    await signInTo().auth.signOut();
    expect(revoked).toEqual([]);
  });
});
