import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Client, ClientOptions } from '../../src/api/client.ts';
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
