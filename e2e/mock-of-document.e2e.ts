import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { bookTo, panel, roomBill } from './models/stays.ts';
import { test } from './models/test.ts';

const PROJECT = join(import.meta.dirname, '..');

/** Starts Prism with the document, which then answers each call with its first example. Returns its address. */
async function startMock(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const prism = spawn(
    join(PROJECT, 'node_modules/.bin/prism'),
    ['mock', '--port', String(port), join(PROJECT, 'dist/openapi.json')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: prism.stdout })) {
    if (line.includes('Prism is listening')) break;
  }
  prism.stdout.resume();
  return { url: `http://127.0.0.1:${port}`, stop: () => prism.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('openapi.json sells: a mock server that others made answers a whole booking by its examples', async ({
  page,
  demo,
}) => {
  const mock = await startMock();
  try {
    demo.estate.handle = async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const sent = method === 'GET' ? {} : { body: await request.text() };
      // Prism knows one server only, so the path of the CMS goes.
      return fetch(`${mock.url}${pathname.replace(/^\/cms\//, '/')}${search}`, { method, headers, ...sent });
    };
    const booking = await bookTo(page, 'summary', { arrival: '2027-04-13', nights: 2 });
    // The examples: a room for £299, a levy of 5 % of it and a city tax of £1.65 for two adults and two nights.
    const lines = ['Room & rate £299', 'Resort levy £14.95', 'City tax £6.60'];
    expect(await roomBill(page, 1)).toEqual([...lines, 'Total payable £320.55']);
    await booking.button('Payment').click();
    await booking.pay(GOOD_CARD);
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    expect(await roomBill(page, 1)).toEqual([...lines, 'Total £320.55']);
    expect(await panel(page, 'To pay on arrival')).toEqual([
      'Room 1 Includes £14.95 Resort levy and £6.60 City tax£320.55',
      'Total £320.55',
    ]);
  } finally {
    mock.stop();
  }
});
