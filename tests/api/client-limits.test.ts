import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client, ClientOptions } from '../../src/api/client.ts';
import { CallError } from '../../src/api/failure.ts';
import { keepAlive } from '../../src/api/stay/hold.ts';
import { completeStay } from '../../src/api/stay/payment.ts';
import { clientFor, failureOf } from './server.ts';

/** A real HTTP server: a simulated network cannot let a connection hang or break. */
const server = createServer();

afterEach(async () => {
  server.removeAllListeners('request');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const keepSessionAlive = (client: Client) => client.call(keepAlive, { body: { sessionId: 's-1' } });

async function failureFrom(
  respond: RequestListener,
  options: Partial<ClientOptions>,
  call: (client: Client) => Promise<unknown> = keepSessionAlive,
) {
  server.on('request', respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `http://127.0.0.1:${port}`;
  const client = clientFor({ bases: { host, site: host }, ...options });
  return failureOf(call(client));
}

test('T25 a call without an answer ends at its time limit', async () => {
  const failure = await failureFrom(() => undefined, { timeLimit: 100 });
  expect(failure).toEqual({ kind: 'timeout', endpoint: 'keepAlive' });
});

test.each([200, 500])('T25 the time limit covers the body of an answer with status %d', async (status) => {
  const failure = await failureFrom(
    (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.write('{');
    },
    { timeLimit: 100 },
  );
  expect(failure).toEqual({ kind: 'timeout', endpoint: 'keepAlive' });
});

test.each([
  [200, { kind: 'unreadable', endpoint: 'keepAlive', path: '', message: 'too large' }],
  [500, { kind: 'http', endpoint: 'keepAlive', status: 500, message: '' }],
])('T25 the client stops reading an answer with status %d at the byte limit', async (status, expected) => {
  const failure = await failureFrom(
    (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      const pour = () => {
        while (response.write(' '.repeat(1000)));
        response.once('drain', pour);
      };
      pour();
    },
    { byteLimit: 10_000 },
  );
  expect(failure).toEqual(expected);
});

test('T10 an answer that breaks off counts as offline', async () => {
  const failure = await failureFrom((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"a":', () => response.destroy());
  }, {});
  expect(failure).toEqual({ kind: 'offline', endpoint: 'keepAlive' });
});

test('E-01 a redirected payment counts as offline; the client does not follow it', async () => {
  const asked: string[] = [];
  const failure = await failureFrom(
    ({ url = '' }, response) => {
      asked.push(url);
      if (url === '/elsewhere') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      else response.writeHead(302, { location: '/elsewhere' }).end();
    },
    {},
    (client) => client.call(completeStay, { params: { sessionId: 's-1' }, body: {} }),
  );
  expect(failure).toEqual({ kind: 'offline', endpoint: 'complete' });
  expect(asked).toEqual(['/api/stay/s-1/booking/complete']);
});

test.each([
  [10_000, 'read'],
  [3, { kind: 'unreadable', endpoint: 'keepAlive', path: '', message: 'too large' }],
])('a page whose fetch answers without a stream, with a limit of %d bytes', async (byteLimit, expected) => {
  const own = globalThis.fetch;
  // As old polyfills answer: no `body`, and a class of their own.
  const { headers } = new Response('{}', { headers: { 'content-type': 'application/json' } });
  const bare = { ok: true, status: 200, statusText: 'OK', headers, text: () => Promise.resolve('{"a":1}') };
  vi.stubGlobal('fetch', () => Promise.resolve(bare));
  const client = clientFor({ bases: { host: 'http://a.test', site: 'http://a.test' }, byteLimit });
  const ending = await keepSessionAlive(client).then(
    () => 'read',
    (error: unknown) => (error instanceof CallError ? error.failure : error),
  );
  vi.stubGlobal('fetch', own);
  expect(ending).toEqual(expected);
});
