import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { openEstate, valueAt } from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';
const STAY = '70413200';

let estate: Estate;
let clock: { now: number };

beforeEach(() => {
  ({ estate, clock } = openEstate());
});

async function find(confirmationNumber: string, emailAddress: string, caller = '192.0.2.1') {
  const response = await estate.handle(
    new Request('https://api.estate.test/api/stay/find', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-estate-caller': caller },
      body: JSON.stringify({ confirmationNumber, emailAddress }),
    }),
  );
  const json: unknown = await response.json();
  return { status: response.status, json, retryAfter: response.headers.get('retry-after') };
}

async function statuses(
  ...tries: [number: string, emailAddress: string, caller?: string][]
): Promise<number[]> {
  const all = [];
  for (const each of tries) all.push((await find(...each)).status);
  return all;
}

describe('D-497 looking up a booking without an account', () => {
  it('finds it by its number or a room’s number, with the e-mail address of the booking', async () => {
    const { status, json } = await find(STAY, ` ${ROSALIND.toUpperCase()}`.trim());
    expect([status, valueAt(json, 'items.0.ConfirmationNumber'), valueAt(json, 'Deposit')]).toEqual([
      200,
      STAY,
      0,
    ]);
    expect(await statuses(['70413201', ROSALIND])).toEqual([200]);
  });

  it('gives the same answer to a wrong number and to a wrong address', async () => {
    const wrongAddress = await find(STAY, 'idris.bevan@example.com');
    const wrongNumber = await find('70499999', ROSALIND);
    expect(wrongAddress).toEqual({
      status: 404,
      json: { Message: 'There is no booking with this number and email address.' },
      retryAfter: null,
    });
    expect(wrongNumber).toEqual(wrongAddress);
  });

  it('changes nothing', async () => {
    const before = structuredClone(estate.state.stays);
    await find(STAY, ROSALIND);
    expect(estate.state.stays).toEqual(before);
  });
});

describe('D-498 after five wrong tries in a quarter of an hour', () => {
  const wrong = (number: number): [string, string] => [`7049999${number}`, ROSALIND];

  it('with one address refuses any try until the first one is 15 minutes old', async () => {
    expect(await statuses(wrong(0))).toEqual([404]);
    clock.now += 60_000;
    expect(await statuses(wrong(1), wrong(2), wrong(3), wrong(4), wrong(5))).toEqual([
      404, 404, 404, 404, 429,
    ]);
    const { status, retryAfter } = await find(STAY, ROSALIND);
    expect([status, retryAfter]).toEqual([429, '840']);
    clock.now += 840_000;
    expect(await statuses([STAY, ROSALIND])).toEqual([200]);
  });

  it('with one number refuses any try, whatever the address', async () => {
    const tries = [0, 1, 2, 3, 4].map((n): [string, string] => [STAY, `guess${n}@example.com`]);
    expect(await statuses(...tries, [STAY, ROSALIND])).toEqual([404, 404, 404, 404, 404, 429]);
  });

  it('still answers others; right tries do not count', async () => {
    const right = Array.from({ length: 6 }, (): [string, string] => [STAY, ROSALIND]);
    expect(await statuses(...right)).toEqual([200, 200, 200, 200, 200, 200]);
    await statuses(wrong(0), wrong(1), wrong(2), wrong(3), wrong(4));
    expect(await statuses(['70413217', 'idris.bevan@example.com', '192.0.2.2'])).toEqual([200]);
  });

  it('from one caller refuses any try, whatever number and address', async () => {
    const tries = [0, 1, 2, 3, 4].map((n): [string, string] => [`7049999${n}`, `guess${n}@example.com`]);
    expect(await statuses(...tries, ['70413217', 'idris.bevan@example.com'])).toEqual([
      404, 404, 404, 404, 404, 429,
    ]);
  });
});
