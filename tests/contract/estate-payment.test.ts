import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  beginStay,
  call,
  complete,
  GOOD_CARD,
  hold,
  listAt,
  openEstate,
  roomStayFor,
  searchFor,
  stageFor,
  stageRoom,
  valueAt,
} from './estate-client.ts';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

const stagedRoom = (rateCode: string, changes: Record<string, unknown> = {}) =>
  stageRoom(estate, rateCode, changes);

const pay = (session: string, card: unknown = GOOD_CARD) => complete(estate, session, card);

describe('completing a booking (D-26, D-27, E-01)', () => {
  it.each([
    ['4000000000000002', {}, 'Your card was declined.'],
    ['4000000000009995', {}, 'There are not enough funds on this card.'],
    ['4242424242424241', {}, 'This card number is not right.'],
    ['5555555555554444', {}, 'The card type does not match the number.'],
    ['4242424242424242', { expiryMonth: '01', expiryYear: '27' }, 'This card has expired.'],
  ])('E-01 card %s %o is declined with 402 and the bank’s message', async (cardNumber, changes, message) => {
    const { session } = await stagedRoom('DAILYBABB');
    expect(await pay(session, { ...GOOD_CARD, cardNumber, ...changes })).toEqual({
      status: 402,
      json: { Message: message },
    });
    expect(estate.state.bookings).toEqual([]);
  });

  it('B §9, D-50 a voucher first pays the sum due today; a flexible rate is due on arrival', async () => {
    const search = { code: null };
    const session = await beginStay(estate);
    const { json } = await call(
      estate,
      'POST',
      `/api/stay/${session}/availability`,
      searchFor(session, search),
    );
    const price = rateAmount(json, 'HSLK', 'DAILYBABB');
    expect(price).toBe(455);

    const held = await hold(estate, session, 1, 'HSLK', 'DAILYBABB');
    const flowers = { code: 'FLOWERS', quantity: 2 };
    const body = stageFor([roomStayFor(held, { packages: [flowers] })], {
      monetaryGiftVouchers: ['GIFT-100'],
    });
    await call(estate, 'POST', `/api/stay/${session}/booking/stage`, body);
    await pay(session);
    // Two bouquets at 24 are due today, the room at 455 on arrival. The voucher's 100 pays 48 today and 52
    // then.
    expect(estate.state.bookings.map(sums)).toEqual([
      { total: 503, paidByVoucher: 100, paidToday: 0, dueOnArrival: 403 },
    ]);
  });

  it('a voucher is spent by the booking and refused afterwards', async () => {
    const status = async () => {
      const { json } = await call(estate, 'GET', '/api/voucher/status/GIFT-100/2027-04-13');
      return [valueAt(json, 'canBeUsed'), valueAt(json, 'isRedeemed')];
    };
    const { session } = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    expect(await status()).toEqual([true, false]);
    await pay(session);
    expect(await status()).toEqual([false, true]);
    const { staged } = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    expect(staged).toEqual({ status: 409, json: { Message: 'Voucher GIFT-100 cannot be used.' } });
  });

  it('an unknown voucher is refused with 409, since 404 would end the session', async () => {
    const { staged } = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-NONE'] });
    expect(staged).toEqual({ status: 409, json: { Message: 'Voucher GIFT-NONE cannot be used.' } });
  });

  it('a voucher staged in two sessions pays one booking', async () => {
    const one = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    const other = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    expect([(await pay(one.session)).status, (await pay(other.session)).status]).toEqual([200, 409]);
  });

  it('T8 the ledger has the card’s fields with only the last digits of its number', async () => {
    const { session } = await stagedRoom('DAILYBABB');
    await pay(session);
    expect(estate.state.ledger.at(-1)).toEqual({
      at: '2027-02-10T12:00:00.000Z',
      method: 'POST',
      path: `/api/stay/${session}/booking/complete`,
      status: 200,
      scenarios: [],
      body: { ...GOOD_CARD, cardNumber: 'ends in 4242' },
    });
    const { ledger, sessions, bookings, charges, stays } = estate.state;
    const kept = JSON.stringify([ledger, [...sessions.values()], bookings, charges, stays]);
    expect(kept).not.toContain('4242424242424242');
  });

  it('B §2.6 the confirmation is sent to the guest, and to a friend on request', async () => {
    const { session, confirmationNumber } = await stagedRoom('DAILYBABB');
    await pay(session);
    const body = { confirmation: confirmationNumber, emailAddress: 'friend@example.com', sessionId: session };
    await call(estate, 'POST', '/api/stay/send-email/', body);
    expect(estate.state.outbox.map((mail) => [mail.to, mail.subject])).toEqual([
      ['ada.byrne@example.com', `Your stay is booked: ${confirmationNumber}`],
      ['friend@example.com', `Confirmation of stay ${confirmationNumber}`],
    ]);
  });
});

function sums(booking: Estate['state']['bookings'][number]) {
  const { total, paidByVoucher, paidToday, dueOnArrival } = booking;
  return { total, paidByVoucher, paidToday, dueOnArrival };
}

function rateAmount(json: unknown, roomCode: string, rateCode: string): unknown {
  const rooms = listAt(json, 'RoomAvailabilities.0.RoomRates');
  const rates = listAt(
    rooms.find((one) => valueAt(one, 'Room.Code') === roomCode),
    'Rates',
  );
  return valueAt(
    rates.find((one) => valueAt(one, 'RateCode') === rateCode),
    'Amount',
  );
}

/** Holds a prepaid room after a search with these vouchers. `stage` may be called more than once. */
async function searchedWith(...voucherCodes: string[]) {
  const session = await beginStay(estate);
  await call(estate, 'POST', `/api/stay/${session}/availability`, searchFor(session, { voucherCodes }));
  const held = await hold(estate, session, 1, 'HSLK', 'BABBADV');
  const stage = (monetaryGiftVouchers: string[]) =>
    call(
      estate,
      'POST',
      `/api/stay/${session}/booking/stage`,
      stageFor([roomStayFor(held)], { monetaryGiftVouchers }),
    );
  return { session, stage };
}

describe('vouchers of the search and of staging', () => {
  it('B §9 a stay voucher of the search pays its price, and a monetary one only where staging names it', async () => {
    const { stage } = await searchedWith('STAY-NIGHT', 'GIFT-100');
    const { json } = await stage([]);
    const total = Number(valueAt(json, 'Total'));
    // STAY-NIGHT is of £220. GIFT-100 was removed again before the payment.
    expect(valueAt(json, 'DueToday')).toBe(total - 220);
    expect(valueAt((await stage(['GIFT-100'])).json, 'DueToday')).toBe(total - 320);
  });

  it('a stay voucher that pays is used from complete on, and refused at the next staging', async () => {
    const one = await searchedWith('STAY-NIGHT');
    const other = await searchedWith('STAY-NIGHT');
    await one.stage([]);
    await complete(estate, one.session);
    const { json } = await call(estate, 'GET', '/api/voucher/status/STAY-NIGHT/2027-04-13');
    expect([valueAt(json, 'canBeUsed'), valueAt(json, 'isRedeemed')]).toEqual([false, true]);
    expect((await other.stage([])).status).toBe(409);
  });

  it('a voucher that nobody has issued does not stop a search, and pays nothing', async () => {
    const { stage } = await searchedWith('NO-SUCH');
    const { status, json } = await stage([]);
    expect([status, valueAt(json, 'DueToday')]).toEqual([200, valueAt(json, 'Total')]);
  });
});
