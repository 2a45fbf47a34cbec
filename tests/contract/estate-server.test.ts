import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendResponse } from '../../demo/estate/http/node-bridge.ts';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { textAt, TODAY, valueAt } from './estate-client.ts';
import { rawStatus } from './raw-status.ts';

const SCOPE = 'openid profile email api user offline_access';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0, today: TODAY });
});

beforeEach(() => {
  demo.estate.reset();
});

afterAll(() => demo.close());

/** Posts a form to the identity provider from a page of the site. */
async function identity(path: string, fields: Record<string, string>) {
  const response = await fetch(`${demo.apiUrl}/idp/${path}`, {
    method: 'POST',
    headers: { origin: demo.siteUrl },
    body: new URLSearchParams({ client_id: 'staychart-demo', ...fields }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

function login(password = 'moorland-house-1', username = 'Rosalind.Hart@example.com') {
  return identity('token', { grant_type: 'password', username, password, scope: SCOPE });
}

function refresh(token: string) {
  return identity('token', { grant_type: 'refresh_token', refresh_token: token });
}

async function profileStatus(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${demo.apiUrl}/api/account/session`, { headers })).status;
}

describe('the identity provider over HTTP (A §6)', () => {
  it('A §6 discovery lists the endpoints and scopes that the widget needs', async () => {
    const response = await fetch(`${demo.apiUrl}/idp/.well-known/openid-configuration`);
    const json: unknown = await response.json();
    const keys = ['issuer', 'token_endpoint', 'revocation_endpoint', 'scopes_supported'];
    expect(keys.map((key) => valueAt(json, key))).toEqual([
      `${demo.apiUrl}/idp`,
      `${demo.apiUrl}/idp/token`,
      `${demo.apiUrl}/idp/token/revocation`,
      SCOPE.split(' '),
    ]);
  });

  it('A §6 a password gives tokens, and the estate knows their member', async () => {
    const { status, json, headers } = await login();
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, demo.siteUrl]);
    expect([valueAt(json, 'token_type'), valueAt(json, 'scope'), valueAt(json, 'expires_in')]).toEqual([
      'Bearer',
      SCOPE,
      300,
    ]);
    const claims: unknown = JSON.parse(atob(textAt(json, 'id_token').split('.')[1] ?? ''));
    expect(['sub', 'aud', 'iss', 'email', 'given_name'].map((key) => valueAt(claims, key))).toEqual([
      'member-1',
      'staychart-demo',
      `${demo.apiUrl}/idp`,
      'rosalind.hart@example.com',
      'Rosalind',
    ]);
    const profile = await fetch(`${demo.apiUrl}/api/account/session`, {
      headers: { authorization: `Bearer ${textAt(json, 'access_token')}` },
    });
    expect(valueAt(await profile.json(), 'FirstName')).toBe('Rosalind');
  });

  it.each([
    ['a wrong password', () => login('wrong')],
    ['an unknown address', () => login('moorland-house-1', 'nobody@example.com')],
    ['a member of the old system', () => login('anything', 'edith.marlow@example.com')],
  ])('B §8 %s gives invalid_username_or_password', async (_, attempt) => {
    const { status, json } = await attempt();
    expect([status, json]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'invalid_username_or_password' },
    ]);
  });

  it('A §6 a refresh token works once; a second use revokes the whole family', async () => {
    const first = await login();
    const second = await refresh(textAt(first.json, 'refresh_token'));
    const newToken = textAt(second.json, 'access_token');
    expect([second.status, await profileStatus(newToken)]).toEqual([200, 200]);
    const again = await refresh(textAt(first.json, 'refresh_token'));
    expect([again.status, valueAt(again.json, 'error')]).toEqual([400, 'invalid_grant']);
    const statuses = [
      await profileStatus(newToken),
      (await refresh(textAt(second.json, 'refresh_token'))).status,
    ];
    expect(statuses).toEqual([401, 400]);
  });

  it('D-31 logging out revokes the refresh token and its access token', async () => {
    const { json } = await login();
    const token = textAt(json, 'refresh_token');
    const revoked = await identity('token/revocation', { token, token_type_hint: 'refresh_token' });
    const statuses = [
      revoked.status,
      await profileStatus(textAt(json, 'access_token')),
      (await refresh(token)).status,
    ];
    expect(statuses).toEqual([200, 401, 400]);
  });

  it('a changed password is valid at once', async () => {
    const { json } = await login();
    await fetch(`${demo.apiUrl}/api/account/change-password`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${textAt(json, 'access_token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        oldPassword: 'moorland-house-1',
        password1: 'new-password-1',
        password2: 'new-password-1',
      }),
    });
    expect([(await login()).status, (await login('new-password-1')).status]).toEqual([400, 200]);
  });
});

describe('the estate over HTTP', () => {
  const begin = (path: string, origin: string) =>
    fetch(`${demo.apiUrl}${path}`, { method: 'POST', headers: { origin } });

  it('lets only the site’s pages read its answers', async () => {
    const path = '/api/session/begin/stay';
    const headers = await Promise.all(
      [demo.siteUrl, 'https://elsewhere.example'].map(async (origin) =>
        (await begin(path, origin)).headers.get('access-control-allow-origin'),
      ),
    );
    expect(headers).toEqual([demo.siteUrl, null]);
  });

  it('answers a preflight with the headers that the widget sends', async () => {
    const response = await fetch(`${demo.apiUrl}/api/stay/ignore`, {
      method: 'OPTIONS',
      headers: { origin: demo.siteUrl, 'access-control-request-method': 'POST' },
    });
    expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type, x-estate-scenario',
    ]);
  });

  it('cuts the connection in the scenario api-down', async () => {
    await expect(begin('/s/api-down/api/session/begin/stay', demo.siteUrl)).rejects.toThrow('fetch failed');
  });

  it('sends a 204 without body and Content-Length', async () => {
    const server = createServer((message, reply) => {
      void sendResponse(new Response(null, { status: 204 }), message, reply);
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const { status, headers } = await fetch(`http://localhost:${port}/`);
    expect([status, headers.get('content-length')]).toEqual([204, null]);
    server.close();
  });

  it('shows the calls made and the e-mails sent', async () => {
    await begin('/api/session/begin/stay', demo.siteUrl);
    const ledger: unknown = await (await fetch(`${demo.apiUrl}/__estate/ledger`)).json();
    expect([valueAt(ledger, '0.path'), valueAt(ledger, '0.status')]).toEqual([
      '/api/session/begin/stay',
      200,
    ]);
    const outbox = await fetch(`${demo.siteUrl}/__estate/outbox`);
    expect(await outbox.text()).toContain('Nothing has been sent yet.');
  });
});

describe('the site over HTTP', () => {
  const page = async (path: string) => {
    const response = await fetch(`${demo.siteUrl}${path}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it.each([
    ['/', 'Your booking, on your own page'],
    ['/themes/', 'Gull Sands'],
    ['/for-hoteliers/', 'A server that answers'],
    ['/withenmere/', 'A house, a lake, and all day'],
    ['/themes/city/', 'Skyline Room'],
    ['/themes/coast/', 'Beach Hut'],
    ['/booking/', '<stay-booking'],
    ['/account/', '<stay-account'],
    ['/contact', 'Contact'],
    ['/privacy-cookie-policy/', 'Privacy'],
    ['/general-booking-terms/', 'Booking terms'],
    ['/rooms/', 'Lake Suite'],
    ['/dining/', 'The Long Gallery'],
    ['/spa/', 'Still Water Facial'],
    ['/golf/', 'The Ling Course'],
    ['/menus/stillroom/', 'Garden eggs'],
    ['/try/', 'HEATHER'],
  ])('serves %s', async (path, words) => {
    const { status, html } = await page(path);
    expect([status, html.includes(words), /\{\{|undefined/.test(html)]).toEqual([200, true, false]);
  });

  it('serves a page of its own for an unknown address', async () => {
    const { status, html } = await page('/nowhere/');
    expect([status, html.includes('There is no such page')]).toEqual([404, true]);
  });

  it('sends the content security policy of the embedding interface', async () => {
    const { headers } = await page('/booking/');
    const directives = (headers.get('content-security-policy') ?? '').split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "require-trusted-types-for 'script'",
        `connect-src 'self' ${demo.apiUrl}`,
        `frame-src ${demo.apiUrl}`,
      ]),
    );
  });

  it('turns the inspector on with ?inspect', async () => {
    const inspected = async (path: string) =>
      /<stay-booking[^>]*\sinspect[\s>]/.test((await page(path)).html);
    expect([await inspected('/booking/'), await inspected('/booking/?inspect')]).toEqual([false, true]);
  });

  it('puts the scenarios of the page’s query into the widget’s addresses', async () => {
    const plain = (await page('/booking/')).html;
    const slow = (await page('/booking/?scenario=slow,nonsense,frame')).html;
    const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];
    expect([plain, slow].map((html) => [attribute(html, 'host'), attribute(html, 'cms')])).toEqual([
      [demo.apiUrl, 'cms'],
      [`${demo.apiUrl}/s/slow,frame`, `${demo.siteUrl}/s/slow,frame/cms`],
    ]);
  });

  it('answers site-local calls, with and without a scenario', async () => {
    const childBooking = async (path: string) => {
      const response = await fetch(`${demo.siteUrl}${path}/cms/api/stay/getConfiguration`);
      return valueAt(await response.json(), 'Content.search.childBooking');
    };
    expect([await childBooking(''), typeof (await childBooking('/s/no-children'))]).toEqual(['', 'string']);
  });

  it('serves no file outside its folders', async () => {
    const paths = ['/assets/..%2Fpages.ts', '/assets/../../serve.ts', '/assets/site.css'];
    const statuses = await Promise.all(paths.map((path) => rawStatus(demo.siteUrl, `GET ${path} HTTP/1.1`)));
    expect(statuses).toEqual([404, 404, 200]);
  });

  it('fails on a port in use instead of taking another', async () => {
    const { port } = new URL(demo.siteUrl);
    await expect(startDemo({ port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
