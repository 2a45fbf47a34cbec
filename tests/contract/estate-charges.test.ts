import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  asMember,
  beginStay,
  call,
  complete,
  GOOD_CARD,
  hold,
  openEstate,
  roomStayFor,
  stageFor,
  stageRoom,
  valueAt,
} from './estate-client.ts';

let estate: Estate;
let clock: { now: number };

beforeEach(() => {
  ({ estate, clock } = openEstate());
});

const DECLINED = { ...GOOD_CARD, cardNumber: '4000000000000002' };
const AT = '2027-02-10T12:00:00.000Z';

/** Everything that a second call to complete could change. */
function made() {
  const { bookings, charges, sold, spentVouchers, outbox, stays } = estate.state;
  return {
    bookings: bookings.length,
    charges: charges.length,
    sold: sold.length,
    vouchers: [...spentVouchers],
    mails: outbox.length,
    stays: stays.length,
  };
}

describe('E-01 completing again', () => {
  it.each([
    ['the same card', GOOD_CARD],
    ['another card', { ...GOOD_CARD, cardType: 'MC', cardNumber: '5555555555554444' }],
    ['a card that is declined', DECLINED],
    ['no card', {}],
    ['no body', undefined],
  ])('with %s gives the first answer and changes nothing', async (_, card) => {
    const { session, confirmationNumber } = await stageRoom(estate, 'BABBADV', {
      monetaryGiftVouchers: ['GIFT-100'],
    });
    const first = await complete(estate, session);
    const after = made();
    // The helper `complete` replaces a missing body with a good card, so this call is made without it.
    const second = await call(estate, 'POST', `/api/stay/${session}/booking/complete`, card);
    expect([first, second]).toEqual([
      { status: 200, json: { ConfirmationNumber: confirmationNumber } },
      { status: 200, json: { ConfirmationNumber: confirmationNumber } },
    ]);
    expect([after.bookings, after.charges, made()]).toEqual([1, 1, after]);
  });

  it('gives the first answer after the session has ended or timed out', async () => {
    const one = await stageRoom(estate, 'DAILYBABB');
    const other = await stageRoom(estate, 'DAILYBABB');
    const first = [await complete(estate, one.session), await complete(estate, other.session)];
    await call(estate, 'POST', `/api/session/${one.session}/end`);
    clock.now += 31 * 60_000;
    expect([await complete(estate, one.session), await complete(estate, other.session)]).toEqual(first);
    expect([estate.state.bookings.length, estate.state.charges.length]).toEqual([2, 2]);
  });

  it('refuses with 404 where the session has ended and nothing is booked', async () => {
    const { session } = await stageRoom(estate, 'DAILYBABB');
    await call(estate, 'POST', `/api/session/${session}/end`);
    expect([await complete(estate, session), estate.state.charges]).toEqual([
      { status: 404, json: { Message: 'This booking session has ended.' } },
      [],
    ]);
  });

  it('refuses to stage again in a session that has its booking', async () => {
    const { session } = await stageRoom(estate, 'DAILYBABB');
    await complete(estate, session);
    const held = { leg: 1, roomCode: 'HSLK', rateCode: 'DAILYBABB' };
    const body = stageFor([roomStayFor({ ...held, confirmationNumber: '1', internalIdentifier: 'WM-1-1' })]);
    expect(await call(estate, 'POST', `/api/stay/${session}/booking/stage`, body)).toEqual({
      status: 409,
      json: { Message: 'This booking is already complete.' },
    });
  });

  it('refuses with 400 where nothing is staged, and charges nothing', async () => {
    const session = await beginStay(estate);
    expect([await complete(estate, session), made().charges]).toEqual([
      { status: 400, json: { Message: 'This booking has not been staged.' } },
      0,
    ]);
  });

  it('charges once where two bookings amend the same room', async () => {
    const changes = { amendId: 'WM-70413200-1' };
    const headers = asMember(estate, 'rosalind.hart@example.com');
    const one = await stageRoom(estate, 'DAILYBABB', changes, { headers });
    const other = await stageRoom(estate, 'DAILYBABB', changes, { headers });
    await complete(estate, one.session);
    expect(await complete(estate, other.session)).toEqual({
      status: 422,
      json: { Message: 'The booking that you are changing is not there any more.', field: 'amendId' },
    });
    expect([made().bookings, made().charges]).toEqual([1, 1]);
  });
});

describe('charges', () => {
  it('are the sum due today after vouchers; 0 where the card is only a guarantee', async () => {
    const paid = await stageRoom(estate, 'BABBADV', { monetaryGiftVouchers: ['GIFT-100'] });
    const guaranteed = await stageRoom(estate, 'DAILYBABB');
    await complete(estate, paid.session);
    await complete(estate, guaranteed.session);
    // The room costs 400.50, due in advance. The voucher pays 100 of that.
    expect(estate.state.charges).toEqual([
      { at: AT, sessionId: paid.session, amount: 300.5, cardEnding: '4242' },
      { at: AT, sessionId: guaranteed.session, amount: 0, cardEnding: '4242' },
    ]);
    expect((await call(estate, 'GET', '/__estate/charges')).json).toEqual(estate.state.charges);
  });

  it('none for a declined card, one for the good card after it', async () => {
    const { session } = await stageRoom(estate, 'BABBADV');
    await complete(estate, session, DECLINED);
    expect(estate.state.charges).toEqual([]);
    await complete(estate, session);
    expect(estate.state.charges.map(({ amount }) => amount)).toEqual([400.5]);
  });
});

describe('E-06 sums in the estate’s answers', () => {
  it('staging gives the total before vouchers and the sum due today after them', async () => {
    const { staged } = await stageRoom(estate, 'BABBADV', { monetaryGiftVouchers: ['GIFT-100'] });
    expect(staged).toEqual({ status: 200, json: { Total: 400.5, DueToday: 300.5 } });
  });

  it('staging adds up all rooms; retrieve gives each room’s total', async () => {
    const session = await beginStay(estate);
    const ahead = await hold(estate, session, 1, 'HSLK', 'BABBADV');
    const flexible = await hold(estate, session, 2, 'HSLK', 'DAILYBABB');
    const flowers = { packages: [{ code: 'FLOWERS', quantity: 2 }] };
    const body = stageFor([roomStayFor(ahead), roomStayFor(flexible, flowers)], {
      monetaryGiftVouchers: ['GIFT-100'],
    });
    const staged = await call(estate, 'POST', `/api/stay/${session}/booking/stage`, body);
    // Due today: the room at 400.50 and two bouquets at 24, less the voucher's 100. Due on arrival: 455.
    expect(staged).toEqual({ status: 200, json: { Total: 903.5, DueToday: 348.5 } });
    await complete(estate, session);
    const { json } = await call(estate, 'GET', `/api/stay/retrieve/${ahead.confirmationNumber}`);
    expect([0, 1].map((room) => valueAt(json, `items.${room}.Total`))).toEqual([400.5, 503]);
    expect(estate.state.charges.map(({ amount }) => amount)).toEqual([348.5]);
  });
});
