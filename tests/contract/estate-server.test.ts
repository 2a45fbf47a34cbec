import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendResponse } from '../../demo/estate/http/node-bridge.ts';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { textAt, TODAY, valueAt } from './estate-client.ts';

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

function login() {
  const [username, password] = ['Rosalind.Hart@example.com', 'moorland-house-1'];
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
});

describe('the estate over HTTP', () => {
  const begin = (path: string, origin: string) =>
    fetch(`${demo.apiUrl}${path}`, { method: 'POST', headers: { origin } });

  it('cuts the connection in the scenario api-down', async () => {
    await expect(begin('/s/api-down/api/session/begin/stay', demo.siteUrl)).rejects.toThrow('fetch failed');
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

  it('sends a 204 without body and Content-Length', async () => {
    const server = createServer((message, reply) => {
      void sendResponse(new Response(null, { status: 204 }), message, reply);
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const { status, headers } = await fetch(`http://localhost:${port}/`);
    expect([status, headers.get('content-length')]).toEqual([204, null]);
    server.close();
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

  it.each([
    ['/booking/', 'en-GB-x-plain', '/', 'start="search" guests="lead"'],
    ['/standard/booking/', 'en-GB', '/standard/', 'start="" guests=""'],
    ['/standard/winter-breaks/', 'en-GB', '/standard/', 'start=""'],
  ])('%s speaks %s', async (path, language, house, ways) => {
    const { html } = await page(path);
    expect(html).toContain(`<html lang="${language}" data-house="${house}"`);
    expect(html).toContain(ways);
    expect(html).toContain(`<a class="button" href="${house}booking/"`);
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

  it('fails on a port in use instead of taking another', async () => {
    const { port } = new URL(demo.siteUrl);
    await expect(startDemo({ port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('the demo with the widget from its source', () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startDemo({ port: 0, today: TODAY, isFromSource: true });
  });
  afterAll(() => demo.close());

  const at = async (path: string) => {
    const answer = await fetch(`${demo.siteUrl}${path}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('loads the unbundled modules, with the inspector', async () => {
    const { text } = await at('/staychart/staychart.js');
    expect(text).toContain('../demo/development/booking-entry.ts');
    expect(text).toContain('../demo/development/account-entry.ts');
    for (const entry of ['booking', 'account']) {
      const module = await at(`/demo/development/${entry}-entry.ts`);
      expect([module.status, module.type]).toEqual([200, 'text/javascript']);
    }
  });

  it('links a page with a booking to its inspector and back, with its scenario', async () => {
    const link = async (path: string) =>
      /<a href="([^"]*)">([^<]* chart|Close[^<]*)</.exec((await at(path)).text)?.slice(1);
    expect(await link('/booking/')).toEqual(['?inspect=', 'Inspect the chart']);
    expect(await link('/booking/?inspect')).toEqual(['?', 'Close the inspector']);
    expect(await link('/booking/?scenario=slow&inspect')).toEqual(['?scenario=slow', 'Close the inspector']);
    expect(await link('/rooms/')).toBeUndefined();
  });

  it('serves nothing else of the project', async () => {
    expect((await at('/package.json')).status).toBe(404);
    expect((await at('/docs/architecture.md')).status).toBe(404);
  });
});
