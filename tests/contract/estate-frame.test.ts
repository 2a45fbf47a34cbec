import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { call, complete, GOOD_CARD, openEstate, stageRoom, textAt } from './estate-client.ts';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

describe('payment in the frame (D-27)', () => {
  const CARD_FORM = {
    step: 'card',
    cardHoldersName: 'A Byrne',
    cardNumber: '4242 4242 4242 4242',
    expiryMonth: '11',
    expiryYear: '30',
  };

  async function openFrame(scenario = 'frame') {
    const { session, body, staged } = await stageRoom(estate, 'BABBADV', {}, { prefix: `/s/${scenario}` });
    const id = encodeURIComponent(btoa(textAt(staged.json, 'iPageSessionId')));
    const url = `https://api.estate.test/s/${scenario}/paymentIframe.aspx?iPageSessionId=${id}&sessionId=${session}`;
    const submit = async (fields: Record<string, string>) => {
      const response = await estate.handle(
        new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
      );
      return response.text();
    };
    const open = async () => (await estate.handle(new Request(url))).text();
    const stageAgain = () => call(estate, 'POST', `/s/${scenario}/api/stay/${session}/booking/stage`, body);
    return { session, url, submit, open, stageAgain };
  }

  it('D-27 the page reports the payment after card and code; complete then refuses a card', async () => {
    const { session, submit } = await openFrame();
    expect((await complete(estate, session, {})).status).toBe(402);
    expect(await submit(CARD_FORM)).toContain('enter the code that your bank has sent');
    expect(await submit({ step: 'challenge', challenge: '123456' })).toContain('data-status="completed"');
    expect((await complete(estate, session, GOOD_CARD)).status).toBe(400);
    expect((await complete(estate, session, {})).status).toBe(200);
    expect(estate.state.bookings.map((booking) => booking.cardEnding)).toEqual(['4242']);
  });

  it('D-526 a wallet pays without a code, and only once; complete needs no card', async () => {
    const { session, submit, open } = await openFrame('frame-wallets');
    expect(await open()).toContain('Pay with Apple Pay (pretended)');
    expect(await submit({ step: 'wallet' })).toContain('data-status="completed"');
    await submit({ step: 'wallet' });
    const charge = { at: '2027-02-10T12:00:00.000Z', sessionId: session, amount: 400.5, cardEnding: '9042' };
    expect(estate.state.charges).toEqual([charge]);
    expect((await complete(estate, session, {})).status).toBe(200);
    expect(estate.state.bookings.map((booking) => booking.cardEnding)).toEqual(['9042']);
  });

  it('D-526 a page without wallets refuses a wallet payment', async () => {
    const { submit, open } = await openFrame();
    expect(await open()).not.toContain('pretended');
    expect(await submit({ step: 'wallet' })).not.toContain('data-status="completed"');
    expect(estate.state.charges).toEqual([]);
  });

  it('E-04 the provider charges once, however often complete is called', async () => {
    const { session, submit } = await openFrame();
    await submit(CARD_FORM);
    await submit({ step: 'challenge', challenge: '000000' });
    expect(estate.state.charges).toEqual([]);
    await submit({ step: 'again' });
    await submit(CARD_FORM);
    await submit({ step: 'challenge', challenge: '123456' });
    await submit({ step: 'challenge', challenge: '123456' });
    const charge = { at: '2027-02-10T12:00:00.000Z', sessionId: session, amount: 400.5, cardEnding: '4242' };
    expect(estate.state.charges).toEqual([charge]);
    const first = await complete(estate, session, {});
    expect([first.status, await complete(estate, session, {})]).toEqual([200, first]);
    expect([estate.state.charges, estate.state.bookings.length]).toEqual([[charge], 1]);
  });

  it('refuses to stage again once the page is paid, and books that payment', async () => {
    const { session, submit, stageAgain } = await openFrame();
    await submit(CARD_FORM);
    await submit({ step: 'challenge', challenge: '123456' });
    const refused = { status: 409, json: { Message: 'This booking is already complete.' } };
    expect([await stageAgain(), await stageAgain()]).toMatchObject([refused, refused]);
    expect((await complete(estate, session, {})).status).toBe(200);
    expect(estate.state.bookings.map(({ sessionId }) => sessionId)).toEqual([session]);
    expect(estate.state.charges.map(({ amount }) => amount)).toEqual([400.5]);
  });

  it('an unpaid page is replaced by staging again', async () => {
    const { submit, open, stageAgain } = await openFrame();
    await submit(CARD_FORM);
    expect((await stageAgain()).status).toBe(200);
    expect(await open()).not.toContain('data-status');
  });

  it('E-04 a paid page, opened again, shows and reports the payment again', async () => {
    const { submit, open } = await openFrame();
    await submit(CARD_FORM);
    await submit({ step: 'challenge', challenge: '123456' });
    const page = await open();
    expect(page).toContain('<h1>Paid</h1>');
    expect(page).toContain('data-status="completed"');
    expect(await submit(CARD_FORM)).toContain('data-status="completed"');
  });

  it('frame-slow: the page reports the payment on a press or when it is opened again', async () => {
    const { submit, open } = await openFrame('frame-slow');
    await submit(CARD_FORM);
    const paid = await submit({ step: 'challenge', challenge: '123456' });
    expect(paid).toContain('>Return to the hotel</button>');
    expect(paid).not.toContain('data-status');
    expect(estate.state.charges).toHaveLength(1);
    const reports = [await submit({ step: 'return' }), await open()];
    expect(reports.map((page) => page.includes('data-status="completed"'))).toEqual([true, true]);
    expect(reports.join('')).not.toContain('Return to the hotel');
  });

  it('returning before the payment changes nothing', async () => {
    const { submit } = await openFrame('frame-slow');
    await submit(CARD_FORM);
    expect(await submit({ step: 'return' })).toContain('enter the code that your bank has sent');
  });

  it.each([
    ['a declined card', { ...CARD_FORM, cardNumber: '4000000000000002' }, 'failed'],
    ['Cancel', { step: 'cancel' }, 'cancelled'],
  ])('D-27 the page reports %s, and nothing is paid', async (_, fields, status) => {
    const { session, submit } = await openFrame();
    expect(await submit(fields)).toContain(`data-status="${status}"`);
    expect((await complete(estate, session, {})).status).toBe(402);
  });

  it('D-27 only the site may frame the page', async () => {
    const { url } = await openFrame();
    const response = await estate.handle(new Request(url));
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://estate.test');
  });

  it('D-55 refuses the id of another payment session', async () => {
    const { url } = await openFrame();
    const wrong = url.replace(/iPageSessionId=[^&]*/, `iPageSessionId=${btoa('other')}`);
    expect((await estate.handle(new Request(wrong))).status).toBe(404);
  });
});
