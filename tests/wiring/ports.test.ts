import { http } from 'msw';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ports } from '../../machines/shared/ports.ts';
import { HOST, serveDuringTests } from '../api/server.ts';
import { search } from '../support/fixtures.ts';
import { CARD, wired } from './wired-ports.ts';

const server = serveDuringTests();

test('every port that the machines name is provided', () => {
  const provided = wired().ports;
  expect(Object.keys(provided).sort()).toEqual(Object.keys(ports).sort());
});

test('architecture, T10: leaving a state aborts a read but not a payment', async () => {
  const signals = new Map<string, AbortSignal>();
  server.use(
    http.post(`${HOST}/*`, ({ request }) => {
      signals.set(new URL(request.url).pathname, request.signal);
      return new Promise<never>(() => undefined);
    }),
  );
  const { vault, ports: real } = wired();
  vault.put('card', CARD);
  const payment = createActor(real.completeBooking, { input: { sessionId: 's-1', inFrame: false } });
  const read = createActor(real.loadPackages, { input: { search: search() } });
  payment.start();
  read.start();
  await expect.poll(() => signals.size).toBe(2);
  payment.stop();
  read.stop();
  await expect.poll(() => signals.get('/api/stay/packages')?.aborted).toBe(true);
  expect(signals.get('/api/stay/s-1/booking/complete')?.aborted).toBe(false);
});
