import { emptyStorage } from '../faults/element.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { bookingsPortsOf } from '../../widget/wiring/bookings-ports.ts';
import { Vault } from '../../widget/ui/controls/vault.ts';
import { bookedRoom, SENT_ROOM } from '../account/account-bookings.ts';
import { clientFor, HOST, json, recorded, serveDuringTests } from '../api/server.ts';
import { runPort as run } from '../support/run-port.ts';

const server = serveDuringTests();
const ASKED = { confirmationNumber: '70413200', emailAddress: 'tom@example.com' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-01T11:00:10Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns what the port makes of the estate's answer, and what the estate was asked. */
async function find(answer: () => Response) {
  const { handler, requests } = recorded('post', `${HOST}/api/stay/find`, answer);
  server.use(handler);
  const result = await run(
    bookingsPortsOf({ client: clientFor(), storage: emptyStorage(), vault: new Vault() }).findBooking,
    ASKED,
  ).catch((error: unknown) => error);
  return { result, asked: requests.map(({ url, body }) => ({ url, body })) };
}

const once = [{ url: `${HOST}/api/stay/find`, body: ASKED }];

describe('D-497 a booking by number and e-mail address', () => {
  test("sends both in the body only, and returns the booking at the estate's time", async () => {
    const { result, asked } = await find(json({ items: [SENT_ROOM], hasVoucher: false, Deposit: 100 }));
    expect(result).toEqual({
      type: 'found',
      stay: {
        booking: { items: [bookedRoom()], hasVoucher: false, paid: 10_000, due: null },
        at: '2027-05-01T12:00:10',
      },
    });
    expect(asked).toEqual(once);
  });

  test('finds none where there is none, which is no failure', async () => {
    expect(await find(json({ Message: 'No.' }, 404))).toEqual({ result: { type: 'none' }, asked: once });
  });
});

describe('D-498 a refusal for too many tries', () => {
  const busy = (headers: Record<string, string>) => () => new Response(null, { status: 429, headers });

  test("is not repeated, and names the next try by the guest's own clock", async () => {
    const { result, asked } = await find(busy({ 'retry-after': '840' }));
    const own = new Date('2027-05-01T11:15:00Z');
    const clock = [own.getHours(), own.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    expect(result).toEqual({ type: 'tooOften', from: expect.stringMatching(`T${clock}:00$`) as string });
    expect(asked).toEqual(once);
  });

  test('names no next try where the header is missing or the page may not read it', async () => {
    expect(await find(busy({}))).toEqual({ result: { type: 'tooOften', from: null }, asked: once });
  });
});

test.each([400, 401, 410, 500, 503])('E-18 a %i is a failure and is not repeated', async (status) => {
  const { result, asked } = await find(json({ Message: 'Not today.' }, status));
  expect(result).toBeInstanceOf(CallError);
  const { failure } = result as CallError;
  expect(failure).toEqual(
    status === 401
      ? { kind: 'unauthorised', endpoint: 'findStay', message: 'Not today.' }
      : { kind: 'http', endpoint: 'findStay', status, message: 'Not today.' },
  );
  expect(asked).toEqual(once);
});

test('an answer that repeats the e-mail address is not shown', async () => {
  const { result } = await find(json({ Message: 'Nothing for tom@example.com' }, 400));
  expect((result as CallError).failure).toEqual({
    kind: 'http',
    endpoint: 'findStay',
    status: 400,
    message: '',
  });
});
