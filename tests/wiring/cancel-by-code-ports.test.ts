import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { Vault } from '../../widget/ui/controls/vault.ts';
import { bookingsPortsOf } from '../../widget/wiring/bookings-ports.ts';
import { clientFor, HOST, json, recorded, serveDuringTests } from '../api/server.ts';
import { emptyStorage } from '../faults/element.ts';
import { runPort as run } from '../support/run-port.ts';

const server = serveDuringTests();
const NAMED = { confirmationNumber: '70413200', emailAddress: 'tom@example.com' };

/** What a port makes of the estate's answer, and what the estate was sent. */
async function ask(path: string, answer: () => Response, run: (ports: Ports) => Promise<unknown>) {
  const { handler, requests } = recorded('post', `${HOST}/api/stay/find/${path}`, answer);
  server.use(handler);
  const vault = new Vault();
  vault.put('code', '246810');
  const ports = bookingsPortsOf({ client: clientFor(), storage: emptyStorage(), vault });
  const result = await run(ports).catch((error: unknown) =>
    error instanceof CallError ? error.failure : error,
  );
  return { result, bodies: requests.map(({ body }) => body), left: vault.take('code') };
}

type Ports = ReturnType<typeof bookingsPortsOf>;

const send = (answer: () => Response) =>
  ask('code', answer, ({ sendCancellationCode }) => run(sendCancellationCode, NAMED));
const cancel = (answer: () => Response) =>
  ask('cancel', answer, ({ cancelByCode }) => run(cancelByCode, { ...NAMED, leg: 2 }));

const failed = (endpoint: string, status: number, message: string) => ({
  ...{ kind: 'http', endpoint, status, message },
});

describe('D-645 a code for a booking', () => {
  test.each([
    ['a 2xx', json({ Sent: true }), { type: 'sent' }],
    ['429 without a time', json({}, 429), { type: 'tooOften', from: null }],
    ['404', json({ Message: 'No.' }, 404), failed('sendCancellationCode', 404, 'No.')],
    ['500', json({ Message: 'Not now.' }, 500), failed('sendCancellationCode', 500, 'Not now.')],
  ])('is asked for once; %s', async (_, answer, result) => {
    expect(await send(answer)).toEqual({ result, bodies: [NAMED], left: '246810' });
  });
});

describe('D-645 a room is cancelled by the code of the vault, which forgets it', () => {
  test.each([
    ['a 2xx', json({}), { type: 'taken' }],
    ['400', json({ Message: 'Wrong.' }, 400), { type: 'wrong' }],
    ['410', json({ Message: 'Too old.' }, 410), { type: 'expired' }],
    ['409', json({ Message: 'Too late.' }, 409), failed('cancelByCode', 409, 'Too late.')],
    ['409 that repeats the code', json({ Message: 'No 246810.' }, 409), failed('cancelByCode', 409, '')],
    ['429', json({ Message: 'Later.' }, 429), failed('cancelByCode', 429, 'Later.')],
    ['500', json({ Message: 'Not now.' }, 500), failed('cancelByCode', 500, 'Not now.')],
  ])('once; %s', async (_, answer, result) => {
    const bodies = [{ ...NAMED, leg: 2, code: '246810' }];
    expect(await cancel(answer)).toEqual({ result, bodies, left: null });
  });
});

describe('F-12 what became of it', () => {
  test('is asked of the look-up, with the e-mail address', async () => {
    const { handler, requests } = recorded('post', `${HOST}/api/stay/find`, json({ Message: 'No.' }, 404));
    server.use(handler);
    const { askChange } = bookingsPortsOf({
      ...{ client: clientFor(), storage: emptyStorage(), vault: new Vault() },
    });
    const { confirmationNumber, emailAddress } = NAMED;
    const write = { kind: 'cancellation' as const, confirmationNumber, legs: [2], emailAddress };
    await expect(run(askChange, { write, asked: 1 })).rejects.toBeInstanceOf(CallError);
    expect(requests.map(({ body }) => body)).toEqual([NAMED]);
  });
});
