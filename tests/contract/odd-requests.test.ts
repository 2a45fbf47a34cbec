import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { TODAY } from './estate-client.ts';
import { hostRoute } from '../../demo/estate/call.ts';
import { findRoute } from '../../demo/estate/find-route.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0, today: TODAY });
});

afterAll(() => demo.close());

/** A second loopback address. Some systems let no program listen there. */
const SECOND = '127.0.0.2';
const hasSecond = await new Promise<boolean>((resolve) => {
  const server = createServer();
  server.once('error', () => {
    resolve(false);
  });
  server.listen(0, SECOND, () => {
    server.close(() => {
      resolve(true);
    });
  });
});

const ODD = [
  ...['%', '%00', '%zz', '%c0%af', '..%2f..', '..%2f..%2fpackage.json', '..%5c..', '%2e%2e/%2e%2e/x'],
  ...['/', '//', '/evil.example', '\\', '\\evil.example', '..//evil.example', 'x//', '?%', '#'],
  ...['a'.repeat(5_000), 'a'.repeat(200_000), `${'a/'.repeat(5_000)}b`, `${'../'.repeat(500)}etc/passwd`],
].map((path) => `/${path}`);

/** Folders and prefixes of the site below which a handler reads the rest of the path. */
const SITE = [
  '',
  '/assets',
  '/staychart',
  '/gallery',
  '/cms/pictures',
  '/cms/api',
  '/s/slow/cms/api',
  '/__estate',
];
const API = [
  '/api',
  '/api/session',
  '/api/stay',
  '/s/frame/api/spa',
  '/payment',
  '/idp',
  '/idp/token',
  '/__estate',
];

/** Odd paths below each folder, except those that are an existing home page with a query or a fragment. */
const below = (folders: string[]) =>
  folders
    .flatMap((folder) => ODD.map((path) => `${folder}${path}`))
    .filter((path) => !['/?%', '/#', '/gallery/?%', '/gallery/#'].includes(path));

/**
 * Sends the first line of a request unchanged, which fetch would normalise. Returns the status of the answer,
 * or null where the server closes the connection without one.
 */
function rawStatus(url: string, line: string, host = 'Host: localhost'): Promise<number | null> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      const headers = host === '' ? [] : [host];
      socket.write([line, ...headers, 'Connection: close', '', ''].join('\r\n'));
    });
    socket.once('data', (data: Buffer) => {
      resolve(Number(data.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.once('close', () => {
      resolve(null);
    });
    socket.once('error', reject);
  });
}

/** The requests answered with another status than 404, with that status. */
async function otherAnswers(url: string, lines: string[]): Promise<[string, number | null][]> {
  const answers = await Promise.all(
    lines.map(async (line): Promise<[string, number | null]> => [
      line.slice(0, 80),
      await rawStatus(url, line),
    ]),
  );
  return answers.filter(([, status]) => status !== 404);
}

const METHODS = ['DELETE', 'PUT', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW', 'get'];

const ODD_LINES = [
  ...METHODS.flatMap((method) => [`${method} / HTTP/1.1`, `${method} /booking/ HTTP/1.1`]),
  'GET http://evil.example/ HTTP/1.1',
  'GET http://evil.example/booking/ HTTP/1.1',
  'GET https://localhost/assets/site.css HTTP/1.1',
  'GET file:///etc/passwd HTTP/1.1',
  'GET //evil.example/booking/ HTTP/1.1',
  'GET /\\evil.example/booking/ HTTP/1.1',
  'GET /..//booking HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET booking/ HTTP/1.1',
  'GET /booking/ HTTP/9.9',
  'nonsense',
];

describe('unknown and odd requests are answered 404', () => {
  it('by the site', async () => {
    const lines = below(SITE).flatMap((path) => [`GET ${path} HTTP/1.1`, `HEAD ${path} HTTP/1.1`]);
    expect(await otherAnswers(demo.siteUrl, [...lines, ...ODD_LINES])).toEqual([]);
  });

  it('by the API and the identity provider', async () => {
    const lines = below(API).map((path) => `GET ${path} HTTP/1.1`);
    expect(await otherAnswers(demo.apiUrl, [...lines, ...ODD_LINES])).toEqual([]);
  });

  it.each([
    '',
    'Host:',
    'Host: a b',
    'Host: //',
    'Host: a/b',
    'Host: user@localhost',
    'Host: localhost:port',
  ])("where the host is '%s'", async (host) => {
    const asked = [
      rawStatus(demo.siteUrl, 'GET /booking/ HTTP/1.1', host),
      rawStatus(demo.apiUrl, 'GET /idp/.well-known/openid-configuration HTTP/1.1', host),
      rawStatus(demo.apiUrl, 'GET /api/spa/activities HTTP/1.1', host),
    ];
    expect(await Promise.all(asked)).toEqual([404, 404, 404]);
  });

  it('the servers answer good requests afterwards', async () => {
    const asked = [
      rawStatus(demo.siteUrl, 'GET /booking/?scenario=slow HTTP/1.1', 'Host: [::1]:5173'),
      rawStatus(demo.siteUrl, 'GET /assets/site.css HTTP/1.1', 'Host: 127.0.0.1:5173'),
      rawStatus(demo.apiUrl, 'GET /idp/.well-known/openid-configuration HTTP/1.1'),
      rawStatus(demo.apiUrl, 'GET /api/spa/activities HTTP/1.1'),
    ];
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200]);
  });
});

describe('the demo listens', () => {
  const reached = (port: string, host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), host);
      socket.once('connect', () => {
        resolve(true);
        socket.destroy();
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const others = [...(hasSecond ? [SECOND] : []), ...outside];

  it('on the loopback address only', async () => {
    const ports = [new URL(demo.siteUrl).port, new URL(demo.apiUrl).port];
    for (const port of ports) {
      expect(await reached(port, '127.0.0.1')).toBe(true);
      expect(await Promise.all(others.map((host) => reached(port, host)))).not.toContain(true);
    }
  });

  it.skipIf(!hasSecond)('on a given address, which its pages then use', async () => {
    const other = await startDemo({ port: 0, today: TODAY, host: SECOND });
    const { hostname, port } = new URL(other.siteUrl);
    const page = await (await fetch(`${other.siteUrl}/booking/`)).text();
    const elsewhere = await reached(port, '127.0.0.1');
    await other.close();
    expect([hostname, page.includes(`host="${other.apiUrl}"`), elsewhere]).toEqual([SECOND, true, false]);
  });
});

const routes = [
  hostRoute('activities', 'GET', 'api/spa/activities', () => null),
  hostRoute('spa', 'GET', 'api/spa/:id', () => null),
  hostRoute('begin', 'POST', 'api/spa/:id/begin', () => null),
];

it.each([
  ['GET', '/api/spa/activities', ['activities', {}]],
  ['GET', '/api/spa/abc/', ['spa', { id: 'abc' }]],
  ['POST', '/api/spa/a%20b%2Fc/begin', ['begin', { id: 'a b/c' }]],
  ['POST', '/api/spa/activities', null],
  ['GET', '/api/spa/abc/begin/now', null],
  ['POST', '/api/spa//begin', null],
  ['GET', '/api/spa/%E0%A4%A', null],
])('the route of %s %s is the first that matches, with its parameters decoded: %j', (method, path, found) => {
  const one = findRoute(routes, method, path);
  expect(one && [one.route.name, one.params]).toEqual(found);
});
