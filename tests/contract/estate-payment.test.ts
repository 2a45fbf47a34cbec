import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  beginStay,
  call,
  GOOD_CARD,
  hold,
  listAt,
  openEstate,
  roomStayFor,
  searchFor,
  stageFor,
  textAt,
  valueAt,
} from './estate-client.ts';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

/** A session with one staged room at a rate, and the room's confirmation number. */
async function stagedRoom(rateCode: string, changes: Record<string, unknown> = {}, prefix = '') {
  const session = await beginStay(estate);
  const held = await hold(estate, session, 1, 'HSLK', rateCode);
  const body = stageFor([roomStayFor(held)], changes);
  const staged = await call(estate, 'POST', `${prefix}/api/stay/${session}/booking/stage`, body);
  return { session, confirmationNumber: held.confirmationNumber, staged };
}

function complete(session: string, card: unknown = GOOD_CARD, prefix = '') {
  return call(estate, 'POST', `${prefix}/api/stay/${session}/booking/complete`, card);
}

describe('completing a booking (D-26 to D-28)', () => {
  it('D-28 a second complete is refused and no second booking is made', async () => {
    const { session, confirmationNumber } = await stagedRoom('DAILYBABB');
    const first = await complete(session);
    const second = await complete(session);
    expect(first).toEqual({ status: 200, json: { ConfirmationNumber: confirmationNumber } });
    expect(second).toEqual({ status: 409, json: { Message: 'This booking is already complete.' } });
    expect(estate.state.bookings.map((booking) => booking.confirmationNumber)).toEqual([confirmationNumber]);
  });

  it.each([
    ['4000000000000002', {}, 'Your card was declined.'],
    ['4000000000009995', {}, 'There are not enough funds on this card.'],
    ['4242424242424241', {}, 'This card number is not right.'],
    ['5555555555554444', {}, 'The card type does not match the number.'],
    ['4242424242424242', { expiryMonth: '01', expiryYear: '27' }, 'This card has expired.'],
  ])('D-28 card %s %o is declined with 402 and the bank’s words', async (cardNumber, changes, message) => {
    const { session } = await stagedRoom('DAILYBABB');
    expect(await complete(session, { ...GOOD_CARD, cardNumber, ...changes })).toEqual({
      status: 402,
      json: { Message: message },
    });
    expect(estate.state.bookings).toEqual([]);
  });

  it('a card declined once can be followed by a good one', async () => {
    const { session } = await stagedRoom('DAILYBABB');
    await complete(session, { ...GOOD_CARD, cardNumber: '4000000000000002' });
    expect((await complete(session)).status).toBe(200);
  });

  it('D-28 with its answer lost the booking is there, and retrieve finds it', async () => {
    const { session, confirmationNumber } = await stagedRoom('DAILYBABB');
    expect(await complete(session, GOOD_CARD, '/s/complete-lost')).toEqual({ status: 0, json: null });
    const { status, json } = await call(estate, 'GET', `/api/stay/retrieve/${confirmationNumber}`);
    expect([status, valueAt(json, 'items.0.RoomCode'), estate.state.bookings.length]).toEqual([
      200,
      'HSLK',
      1,
    ]);
  });

  it('D-28 retrieve does not find a room that is only held', async () => {
    const { confirmationNumber } = await stagedRoom('DAILYBABB');
    expect((await call(estate, 'GET', `/api/stay/retrieve/${confirmationNumber}`)).status).toBe(404);
  });

  it('B §9, D-50 a voucher pays what is due today first; a flexible rate is paid on arrival', async () => {
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
    await complete(session);
    // Two bunches at 24 are due today, the room at 455 on arrival; the voucher's 100 pays 48 today and 52 there.
    expect(estate.state.bookings.map(sums)).toEqual([
      { total: 503, paidByVoucher: 100, paidToday: 0, dueOnArrival: 403 },
    ]);
  });

  it('B §9 a deposit rate is paid today', async () => {
    const { session } = await stagedRoom('BABBADV');
    await complete(session);
    expect(estate.state.bookings.map(sums)).toEqual([
      { total: 400.5, paidByVoucher: 0, paidToday: 400.5, dueOnArrival: 0 },
    ]);
  });

  it('a voucher is spent once, with the booking', async () => {
    const status = async () => {
      const { json } = await call(estate, 'GET', '/api/voucher/status/GIFT-100/2027-04-13');
      return [valueAt(json, 'canBeUsed'), valueAt(json, 'isRedeemed')];
    };
    const { session } = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    expect(await status()).toEqual([true, false]);
    await complete(session);
    expect(await status()).toEqual([false, true]);
    const { staged } = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    expect(staged).toEqual({ status: 409, json: { Message: 'Voucher GIFT-100 cannot be used.' } });
  });

  it('a voucher staged in two sessions pays one booking', async () => {
    const one = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    const other = await stagedRoom('DAILYBABB', { monetaryGiftVouchers: ['GIFT-100'] });
    expect([(await complete(one.session)).status, (await complete(other.session)).status]).toEqual([
      200, 409,
    ]);
  });

  it('T8 the ledger keeps the fields of the card, and only the last digits of its number', async () => {
    const { session } = await stagedRoom('DAILYBABB');
    await complete(session);
    expect(estate.state.ledger.at(-1)).toEqual({
      at: '2027-02-10T12:00:00.000Z',
      method: 'POST',
      path: `/api/stay/${session}/booking/complete`,
      status: 200,
      scenarios: [],
      body: { ...GOOD_CARD, cardNumber: 'ends in 4242' },
    });
    const { ledger, sessions, bookings, stays } = estate.state;
    const kept = JSON.stringify([ledger, [...sessions.values()], bookings, stays]);
    expect(kept).not.toContain('4242424242424242');
  });

  it('the confirmation is in the outbox, and can be sent to a friend (B §2.6)', async () => {
    const { session, confirmationNumber } = await stagedRoom('DAILYBABB');
    await complete(session);
    const body = { confirmation: confirmationNumber, emailAddress: 'friend@example.com' };
    await call(estate, 'POST', '/api/stay/send-email/', body);
    expect(estate.state.outbox.map((mail) => [mail.to, mail.subject])).toEqual([
      ['ada.byrne@example.com', `Your stay is booked: ${confirmationNumber}`],
      ['friend@example.com', `Confirmation of stay ${confirmationNumber}`],
    ]);
  });
});

describe('payment in the frame (D-27)', () => {
  const CARD_FORM = {
    step: 'card',
    cardHoldersName: 'A Byrne',
    cardNumber: '4242 4242 4242 4242',
    expiryMonth: '11',
    expiryYear: '30',
  };

  async function openFrame() {
    const { session, staged } = await stagedRoom('DAILYBABB', {}, '/s/frame');
    const id = encodeURIComponent(btoa(textAt(staged.json, 'iPageSessionId')));
    const url = `https://api.estate.test/s/frame/paymentIframe.aspx?iPageSessionId=${id}&sessionId=${session}`;
    const submit = async (fields: Record<string, string>) => {
      const response = await estate.handle(
        new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
      );
      return response.text();
    };
    return { session, url, submit };
  }

  it('D-27 after card and code the page reports it, and complete takes no card', async () => {
    const { session, submit } = await openFrame();
    expect((await complete(session, {})).status).toBe(402);
    expect(await submit(CARD_FORM)).toContain('enter the code that your bank has sent');
    expect(await submit({ step: 'challenge', challenge: '123456' })).toContain('data-status="completed"');
    expect((await complete(session, GOOD_CARD)).status).toBe(400);
    expect((await complete(session, {})).status).toBe(200);
    expect(estate.state.bookings.map((booking) => booking.cardEnding)).toEqual(['4242']);
  });

  it.each([
    ['a declined card', { ...CARD_FORM, cardNumber: '4000000000000002' }, 'failed'],
    ['Cancel', { step: 'cancel' }, 'cancelled'],
  ])('D-27 %s is reported and nothing is paid', async (_, fields, status) => {
    const { session, submit } = await openFrame();
    expect(await submit(fields)).toContain(`data-status="${status}"`);
    expect((await complete(session, {})).status).toBe(402);
  });

  it('D-27 only the site may frame the page', async () => {
    const { url } = await openFrame();
    const response = await estate.handle(new Request(url));
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://estate.test');
  });

  it('D-55 another payment session is not shown', async () => {
    const { url } = await openFrame();
    const wrong = url.replace(/iPageSessionId=[^&]*/, `iPageSessionId=${btoa('other')}`);
    expect((await estate.handle(new Request(wrong))).status).toBe(404);
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
