import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { codeMailedTo } from '../faults/calls.ts';
import { openEstate, valueAt } from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';
/** Rosalind's stay of two rooms. */
const STAY = { confirmationNumber: '70413200', emailAddress: ROSALIND };

let estate: Estate;
let clock: { now: number };

beforeEach(() => {
  ({ estate, clock } = openEstate());
});

async function post(path: string, body: object) {
  const response = await estate.handle(
    new Request(`https://api.estate.test/api/stay/find/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-estate-caller': '192.0.2.1' },
      body: JSON.stringify(body),
    }),
  );
  const json: unknown = await response.json();
  return { status: response.status, json, retryAfter: response.headers.get('retry-after') };
}

const askFor = (stay: object = STAY) => post('code', stay);
const cancel = (code: string, leg = 2, stay: object = STAY) => post('cancel', { ...stay, leg, code });

/** Has a code mailed, and reads it. */
async function mailed(): Promise<string> {
  await askFor();
  return codeMailedTo({ estate }, ROSALIND);
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

function cancelledLegs(): number[] {
  const stay = estate.state.stays.find((one) => one.ConfirmationNumber === STAY.confirmationNumber);
  return (stay?.items ?? []).filter(({ IsCancelled }) => IsCancelled).map(({ Leg }) => Leg);
}

describe('D-645 a code for a stay that was looked up', () => {
  it('is mailed to the e-mail address of the booking, and the answer says nothing', async () => {
    const { status, json } = await askFor({ ...STAY, emailAddress: ROSALIND.toUpperCase() });
    expect([status, json]).toEqual([200, {}]);
    const [mail] = estate.state.outbox;
    expect([mail?.to, mail?.subject]).toEqual([ROSALIND, 'Your code for stay 70413200']);
    expect(mail?.text).toMatch(/^Your code is \d{6}\. /);
  });

  it.each([
    [{ ...STAY, emailAddress: 'idris.bevan@example.com' }],
    [{ ...STAY, confirmationNumber: '70499999' }],
  ])('is not mailed for %j, with the answer of the look-up', async (stay) => {
    expect(await askFor(stay)).toEqual({
      status: 404,
      json: { Message: 'There is no booking with this number and email address.' },
      retryAfter: null,
    });
    expect(estate.state.outbox).toEqual([]);
  });

  it('is not mailed a sixth time within fifteen minutes', async () => {
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await askFor()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('D-645 cancelling by the code', () => {
  it('cancels the room, once, and mails so', async () => {
    const code = await mailed();
    expect((await cancel(code)).status).toBe(200);
    expect(cancelledLegs()).toEqual([2]);
    expect(estate.state.outbox.at(-1)).toMatchObject({
      to: ROSALIND,
      subject: 'Cancellation in stay 70413200',
    });
    expect((await cancel(code, 1)).status).toBe(410);
    expect(cancelledLegs()).toEqual([2]);
  });

  it('refuses a wrong code, which leaves the right one good', async () => {
    const code = await mailed();
    expect(await cancel(other(code))).toEqual({
      status: 400,
      json: { Message: 'The code is not right.', field: 'code' },
      retryAfter: null,
    });
    expect(cancelledLegs()).toEqual([]);
    expect((await cancel(code)).status).toBe(200);
  });

  it('refuses a code that is fifteen minutes old, that a newer one has ended, and that was never mailed', async () => {
    expect((await cancel('123456')).status).toBe(410);
    const old = await mailed();
    clock.now += 15 * 60_000;
    expect(await cancel(old)).toMatchObject({
      status: 410,
      json: { Message: 'This code is no longer good.' },
    });
    const first = await mailed();
    const second = await mailed();
    expect([(await cancel(first)).status, (await cancel(second)).status]).toEqual([400, 200]);
  });

  it('after five wrong codes within fifteen minutes refuses the right one, and mails none', async () => {
    const code = await mailed();
    clock.now += 60_000;
    for (let at = 0; at < 5; at += 1) expect((await cancel(other(code))).status).toBe(400);
    const next = await askFor();
    expect([(await cancel(code)).status, next.status, next.retryAfter]).toEqual([410, 429, '900']);
    expect(cancelledLegs()).toEqual([]);
    clock.now += 15 * 60_000;
    expect((await cancel(await mailed())).status).toBe(200);
  });

  it('refuses a room that is cancelled already, and one whose time is over', async () => {
    await cancel(await mailed());
    const again = await cancel(await mailed());
    expect([again.status, valueAt(again.json, 'Message')]).toEqual([
      409,
      'This booking cannot be cancelled online.',
    ]);
    const [room] = estate.state.stays.find((one) => one.ConfirmationNumber === '70413200')?.items ?? [];
    if (room) room.CancellationDateTime = '2020-01-01T15:00:00';
    expect((await cancel(await mailed(), 1)).status).toBe(409);
  });

  it('takes no code of another stay, and no code with a wrong e-mail address', async () => {
    const code = await mailed();
    const idris = { confirmationNumber: '70413217', emailAddress: 'idris.bevan@example.com' };
    expect((await cancel(code, 1, idris)).status).toBe(410);
    expect((await cancel(code, 2, { ...STAY, emailAddress: idris.emailAddress })).status).toBe(404);
  });
});
