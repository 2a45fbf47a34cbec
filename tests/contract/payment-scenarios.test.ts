import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import type { PAYMENT_SCENARIOS } from '../../demo/estate/scenarios/payment.ts';
import { call, complete, GOOD_CARD, openEstate, stageRoom, valueAt } from './estate-client.ts';

type Name = keyof typeof PAYMENT_SCENARIOS;

/** An answer as it arrives on the wire. */
interface Raw {
  status: number;
  type: string | null;
  body: string;
}

const JSON_TYPE = 'application/json';
const HTML = '<!doctype html><title>Maintenance</title><p>Back soon.</p>';

const message = (status: number, text: string): Raw => ({
  status,
  type: JSON_TYPE,
  body: `{"Message":"${text}"}`,
});

/** Answers to complete after which the booking exists. */
const MADE = {
  'complete-lost': { status: 0, type: null, body: '' },
  'complete-500': message(500, 'An error has occurred.'),
  'complete-401': message(401, 'Please log in.'),
  'complete-204': { status: 204, type: null, body: '' },
  'complete-null': { status: 200, type: JSON_TYPE, body: 'null' },
  'complete-empty': { status: 200, type: 'application/json; charset=utf-8', body: '' },
  'complete-html': { status: 200, type: 'text/html; charset=utf-8', body: HTML },
} satisfies Partial<Record<Name, Raw>>;

/** Answers to complete after which there is no booking. */
const UNMADE = {
  'declined-card': message(402, 'Your card was declined.'),
  'says-no': {
    status: 200,
    type: JSON_TYPE,
    body: '{"Success":false,"Message":"Your card was declined."}',
  },
  'complete-unmade-500': message(500, 'An error has occurred.'),
  'complete-unmade-404': message(404, 'This booking session has ended.'),
  'voucher-spent': message(409, 'Voucher GIFT-100 cannot be used.'),
} satisfies Partial<Record<Name, Raw>>;

/**
 * The other scenarios. `see` looks at an estate without any scenario and turns one on by path; `is` is
 * expected.
 */
const OTHERS: Record<
  Exclude<Name, keyof typeof MADE | keyof typeof UNMADE>,
  { see: (estate: Estate) => Promise<unknown>; is: unknown }
> = {
  frame: { see: (estate) => staged(estate, 'frame', 'iPageSessionId'), is: expect.any(String) as string },
  'frame-slow': {
    see: (estate) => staged(estate, 'frame-slow', 'iPageSessionId'),
    is: expect.any(String) as string,
  },
  'frame-wallets': {
    see: (estate) => staged(estate, 'frame-wallets', 'Wallets'),
    is: ['ApplePay', 'GooglePay'],
  },
  'retrieve-down': {
    see: (estate) => retrieved(estate, 'retrieve-down', ''),
    is: [503, undefined],
  },
  'retrieve-late': {
    see: async (estate) => {
      const one = await booked(estate);
      const other = await booked(estate);
      const ask = async (number: string) =>
        (await call(estate, 'GET', `/s/retrieve-late/api/stay/retrieve/${number}`)).status;
      const statuses = [await ask(one), await ask(one), await ask(other), await ask(one), await ask(one)];
      return [...statuses, await ask(one)];
    },
    is: [404, 404, 404, 404, 200, 200],
  },
  'cancelled-rooms': {
    see: (estate) => retrieved(estate, 'cancelled-rooms', 'IsCancelled'),
    is: [200, true],
  },
  'other-sums-staged': {
    see: async (estate) => {
      const { session, staged } = await stageRoom(estate, 'BABBADV', {}, { prefix: '/s/other-sums-staged' });
      await complete(estate, session);
      return [staged.json, estate.state.charges.map(({ amount }) => amount)];
    },
    is: [{ Total: 700.5, DueToday: 700.5 }, [400.5]],
  },
  'other-sums-booked': {
    see: (estate) => retrieved(estate, 'other-sums-booked', 'Total'),
    is: [200, 700.5],
  },
};

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

/** One field of the answer to staging in a scenario. */
async function staged(at: Estate, scenario: Name, field: string): Promise<unknown> {
  const room = await stageRoom(at, 'BABBADV', {}, { prefix: `/s/${scenario}` });
  return valueAt(room.staged.json, field);
}

/** Books a room in advance for £400.50 and returns its number. */
async function booked(at: Estate): Promise<string> {
  const { session, confirmationNumber } = await stageRoom(at, 'BABBADV');
  await complete(at, session);
  return confirmationNumber;
}

/** The status and one field of the first room, when the booking is retrieved in a scenario. */
async function retrieved(at: Estate, scenario: Name, field: string): Promise<unknown[]> {
  const path = `/s/${scenario}/api/stay/retrieve/${await booked(at)}`;
  const { status, json } = await call(at, 'GET', path);
  return [status, valueAt(json, `items.0.${field}`)];
}

async function rawComplete(session: string, scenario: string): Promise<Raw> {
  const response = await estate.handle(
    new Request(`https://api.estate.test/s/${scenario}/api/stay/${session}/booking/complete`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: JSON.stringify(GOOD_CARD),
    }),
  );
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: await response.text(),
  };
}

/** The numbers of bookings and charges of a session. */
function countsOf(session: string) {
  const ofSession = ({ sessionId }: { sessionId: string }) => sessionId === session;
  return [estate.state.bookings.filter(ofSession).length, estate.state.charges.filter(ofSession).length];
}

describe('E-01 to E-06 the outcomes of a payment', () => {
  it.each(Object.entries(MADE))(
    '%s: one booking and one charge, however often complete is sent',
    async (scenario, answer) => {
      const { session, confirmationNumber } = await stageRoom(estate, 'BABBADV');
      expect(await rawComplete(session, scenario)).toEqual(answer);
      expect(await rawComplete(session, scenario)).toEqual(answer);
      expect(countsOf(session)).toEqual([1, 1]);
      expect(await complete(estate, session)).toEqual({
        status: 200,
        json: { ConfirmationNumber: confirmationNumber },
      });
      expect((await call(estate, 'GET', `/api/stay/retrieve/${confirmationNumber}`)).status).toBe(200);
      expect(countsOf(session)).toEqual([1, 1]);
    },
  );

  it.each(Object.entries(MADE))(
    'frame,%s: complete is refused while the frame has no payment',
    async (scenario) => {
      const { session } = await stageRoom(estate, 'BABBADV', {}, { prefix: '/s/frame' });
      const path = `/s/${scenario}/api/stay/${session}/booking/complete`;
      expect(await call(estate, 'POST', path, {})).toEqual({
        status: 402,
        json: { Message: 'The payment has not been made.' },
      });
      expect(countsOf(session)).toEqual([0, 0]);
    },
  );

  it.each(Object.entries(UNMADE))(
    '%s: no booking, no charge, and nothing to retrieve',
    async (scenario, answer) => {
      const { session, confirmationNumber } = await stageRoom(estate, 'BABBADV', {
        monetaryGiftVouchers: ['GIFT-100'],
      });
      expect(await rawComplete(session, scenario)).toEqual(answer);
      expect(countsOf(session)).toEqual([0, 0]);
      expect((await call(estate, 'GET', `/api/stay/retrieve/${confirmationNumber}`)).status).toBe(404);
    },
  );

  it.each(Object.entries(OTHERS))('%s', async (_, { see, is }) => {
    expect(await see(estate)).toEqual(is);
  });

  it('retrieve-late counts from the start after a reset', async () => {
    const ask = async () => {
      const path = `/s/retrieve-late/api/stay/retrieve/70413200`;
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await call(estate, 'GET', path)).status);
      return statuses;
    };
    expect(await ask()).toEqual([404, 404, 404, 200]);
    estate.reset();
    expect(await ask()).toEqual([404, 404, 404, 200]);
  });
});
