import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf } from '../../demo/estate/idp/accounts.ts';
import { accountOfToken, CLIENT_ID, createIdentityProvider, SCOPE } from '../../demo/estate/idp/provider.ts';
import { createAuth } from '../../src/auth/auth.ts';
import type { AuthSettings } from '../../src/auth/contract.ts';
import { createProviderLogin } from '../../src/auth/provider-login.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { takeReturn } from '../../src/browser/login-return.ts';
import { openEstate } from './estate-client.ts';

const SITE = 'https://hotel.test';
const LEFT = `${SITE}/booking/?code=SPRING#/stay/search/`;
const MEMBER = { username: 'rosalind.hart@example.com', password: 'moorland-house-1', step: 'login' };

/** An OpenID provider over HTTP, with its login page. */
const server = createServer();
const { estate } = openEstate();
let identity: ReturnType<typeof createIdentityProvider>;
let settings: AuthSettings;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  identity = createIdentityProvider({ issuer, siteOrigin: SITE, accounts: accountsOf(estate) });
  const answer = identity.callback();
  server.on('request', (request, response) => {
    void answer(request, response);
  });
  settings = { authority: issuer, clientId: CLIENT_ID, scope: SCOPE, byRedirect: 'page' };
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A browser: one tab's storage, and the provider's cookies. */
function openBrowser() {
  const sessionStorage: Storage = new InMemoryWebStorage();
  const cookies = new Map<string, string>();

  /** Loads the page at an address. `left`: where it then leads. */
  function load(address: string) {
    const location = Object.assign(new URL(address), { assign: (url: string) => left.push(url) });
    const left: string[] = [];
    const page = Object.assign(new EventTarget(), {
      ...{ location, sessionStorage, opener: null, closed: false },
      history: {
        state: null,
        replaceState: (_: unknown, __: string, to: string) => {
          location.href = new URL(to, location).href;
        },
      },
    });
    const tab = Object.assign(page, { parent: page }) as unknown as Window;
    takeReturn(tab);
    const provider = createProviderLogin(settings, {
      page: tab,
      address: () => new URL(location),
      keep: (entry) => {
        sessionStorage.setItem(tokenKey(settings), entry);
      },
    });
    /** Leaves the page, and returns where for. */
    const leaving = async (act: () => Promise<unknown>) => {
      void act();
      return expect
        .poll(() => left[0])
        .toBeDefined()
        .then(() => left[0] ?? '');
    };
    return { provider, location, leaving };
  }

  /** Goes on at the provider until it shows a page or leads back to the site, and returns that address. */
  async function go(address: string, form?: Record<string, string>): Promise<string> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) {
      const confirmation = /name="xsrf" value="(\w+)"/.exec(await response.text());
      return confirmation
        ? go(`${settings.authority}/session/end/confirm`, { xsrf: confirmation[1] ?? '', logout: 'yes' })
        : address;
    }
    return next.startsWith(SITE) ? next : go(new URL(next, address).href);
  }

  return { load, go, sessionStorage };
}

const signal = new AbortController().signal;

/** Logs in from a page, and returns the browser with the address that the provider leads back to. */
async function backFromProvider(form: Record<string, string> = MEMBER) {
  const browser = openBrowser();
  const { provider, leaving } = browser.load(LEFT);
  const asked = await leaving(() => provider.begin());
  const returned = await browser.go(await browser.go(asked), form);
  return { ...browser, asked: new URL(asked), returned };
}

test('RFC 9700 §2.1 asks by code, PKCE, state and nonce, and leads back to the bare page', async () => {
  const { asked, returned } = await backFromProvider();
  const given = Object.fromEntries(asked.searchParams);
  expect(given).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${SITE}/booking/`,
    scope: SCOPE,
  });
  expect(given['code_challenge']).toMatch(/^[\w-]{43}$/);
  expect(given['nonce']).toMatch(/^[\w-]{36}$/);
  expect(given['state']).toMatch(/^[\w-]{32,36};staychart$/);
  expect(returned).toMatch(/^https:\/\/hotel\.test\/booking\/\?/);
});

test('signs the member in, at the address that they left, and renews as after a password', async () => {
  const { load, returned, sessionStorage } = await backFromProvider();
  const { provider, location } = load(returned);
  expect(location.href).toBe(LEFT);
  expect(await provider.complete(signal)).toBe('signedIn');
  const auth = createAuth(settings, sessionStorage, navigator.locks);
  const before = auth.token();
  expect(await accountOfToken(identity, before ?? '')).toMatch(/\w/);
  expect(await auth.refresh()).toBe(true);
  expect(auth.token()).not.toBe(before);
  const kept = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
  expect(kept).toEqual([tokenKey(settings)]);
});

test('takes an answer once', async () => {
  const { load, returned } = await backFromProvider();
  const { provider } = load(returned);
  await provider.complete(signal);
  expect([await provider.complete(signal), await load(returned).provider.complete(signal)]).toEqual([
    'none',
    'expired',
  ]);
});

test('tells a cancelled login from one that another tab has begun', async () => {
  const { load, returned, sessionStorage } = await backFromProvider({ step: 'cancel' });
  expect(await load(returned).provider.complete(signal)).toBe('cancelled');
  expect(await load(returned).provider.complete(signal)).toBe('expired');
  expect(sessionStorage.length).toBe(0);
});

test('signs nobody in by a code that was spent', async () => {
  const { load, returned, sessionStorage } = await backFromProvider();
  const entry = sessionStorage.key(0) ?? '';
  const kept = sessionStorage.getItem(entry) ?? '';
  await load(returned).provider.complete(signal);
  sessionStorage.removeItem(tokenKey(settings));
  sessionStorage.setItem(entry, kept);
  expect(await load(returned).provider.complete(signal)).toBe('expired');
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['another nonce', 'nonce', 'other', 'unreadable'],
  ['another client', 'client_id', 'other', 'unreadable'],
  ['another provider', 'authority', 'https://evil.test', 'unreadable'],
])('signs nobody in with %s', async (_, field, value, kind) => {
  const { load, returned, sessionStorage } = await backFromProvider();
  const entry = sessionStorage.key(0) ?? '';
  const kept = JSON.parse(sessionStorage.getItem(entry) ?? '') as object;
  sessionStorage.setItem(entry, JSON.stringify({ ...kept, [field]: value }));
  await expect(load(returned).provider.complete(signal)).rejects.toMatchObject({ failure: { kind } });
  expect(sessionStorage.length).toBe(0);
});

test('logs out at the provider and comes back, so that the next login asks for the password', async () => {
  const { load, go, returned, sessionStorage } = await backFromProvider();
  const { provider, leaving } = load(returned);
  await provider.complete(signal);
  const { id_token: idToken } = JSON.parse(sessionStorage.getItem(tokenKey(settings)) ?? '') as {
    id_token: string;
  };
  const again = load(LEFT);
  expect(await go(await again.leaving(() => again.provider.begin()))).toContain(`${SITE}/booking/?code=`);
  const ended = await go(await leaving(() => provider.leave(idToken, Promise.resolve())));
  const { location } = load(ended);
  expect(location.href).toBe(`${SITE}/booking/?code=SPRING`);
  const next = load(LEFT);
  expect(await go(await next.leaving(() => next.provider.begin()))).toContain('/interaction/');
});
