import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { failureOf, HOST, json, recorded, serveDuringTests, SITE } from '../api/server.ts';
import { SafeStorage } from '../../src/browser/safe-storage.ts';
import { booking, configuration } from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { runPort as run } from '../support/run-port.ts';
import { CARD, postingTo, wired } from './wired-ports.ts';

const server = serveDuringTests();
const posted = postingTo(server);

describe('from the details to the confirmation', () => {
  test('A §5.6 checks contacts', async () => {
    const { ports: real } = wired();
    server.use(
      http.post(`${SITE}/api/account/verifyEmail`, ({ request }) =>
        HttpResponse.json(`email ${new URL(request.url).searchParams.get('email')}`),
      ),
      http.post(`${SITE}/api/account/verifyTelephone`, ({ request }) =>
        HttpResponse.json(`phone ${new URL(request.url).searchParams.get('telephone')}`),
      ),
    );
    expect(await run(real.verifyEmail, { emailAddress: 'a+b@c.test' })).toBe('email a+b@c.test');
    expect(await run(real.verifyTelephone, { telephone: '+44 1' })).toBe('phone +44 1');
  });

  test('refuses to send a booking without a lead guest', async () => {
    const input = { sessionId: 's-1', booking: booking({ leadGuest: null }), configuration: configuration() };
    expect(await failureOf(run(wired().ports.stageBooking, input))).toEqual({
      kind: 'unreadable',
      endpoint: 'stage',
      path: 'leadGuest',
      message: 'missing',
    });
  });

  test.each([
    ['{}', {}],
    ['an empty payment session', { iPageSessionId: '' }],
  ])('with payment="frame", %s as the answer to staging is no staged bill', async (_, answer) => {
    const input = { sessionId: 's-1', booking: booking({ leadGuest }), configuration: configuration() };
    const stage = (paysInFrame: boolean) =>
      posted('api/stay/s-1/booking/stage', json(answer), () =>
        run(wired({ paysInFrame }).ports.stageBooking, input),
      );
    expect(await stage(false)).toMatchObject({ result: { iPageSessionId: null } });
    expect(await failureOf(stage(true))).toEqual({
      kind: 'unreadable',
      endpoint: 'stage',
      path: '',
      message: 'expected iPageSessionId',
    });
  });

  test('D-26 pays with the card in the vault, which it can use once', async () => {
    const { vault, ports: real } = wired();
    vault.put('card', CARD);
    const pay = () => run(real.completeBooking, { sessionId: 's-1', inFrame: false });
    const { result, bodies } = await posted('api/stay/s-1/booking/complete', json({}), pay);
    expect(result).toEqual({ type: 'accepted' });
    expect(bodies).toEqual([CARD]);
    expect(vault.take('card')).toBeNull();
    expect(await failureOf(pay())).toEqual({
      kind: 'unreadable',
      endpoint: 'complete',
      path: 'card',
      message: 'missing',
    });
  });

  test('T10 sends a payment once, even where the call fails', async () => {
    const { vault, ports: real } = wired();
    const { handler, requests } = recorded('post', `${HOST}/api/stay/s-1/booking/complete`, () =>
      HttpResponse.error(),
    );
    server.use(handler);
    vault.put('card', CARD);
    const payment = run(real.completeBooking, { sessionId: 's-1', inFrame: false });
    expect(await failureOf(payment)).toEqual({ kind: 'offline', endpoint: 'complete' });
    expect(requests).toHaveLength(1);
  });

  test('D-27 sends no card fields after a payment in the frame', async () => {
    const { vault, ports: real } = wired();
    vault.put('card', CARD);
    const { bodies } = await posted('api/stay/s-1/booking/complete', json({}), () =>
      run(real.completeBooking, { sessionId: 's-1', inFrame: true }),
    );
    expect(bodies).toEqual([{}]);
  });

  test.each([
    ['a booking with rooms', json({ items: [{ Total: 12 }], hasVoucher: false }), true, 1200],
    ['a booking without', json({ items: [], hasVoucher: false }), false, null],
    ['a 404', json(null, 404), false, null],
  ])('E-05 the lookup after a payment answers: %s', async (_, answer, isBooked, total) => {
    server.use(recorded('get', `${HOST}/api/stay/retrieve/C-1`, answer).handler);
    const found = await run(wired().ports.findBooking, { confirmationNumber: 'C-1' });
    expect(found).toEqual({
      isBooked,
      total,
      at: expect.any(Number) as number,
      when: expect.any(Number) as number,
    });
  });

  test('E-03 any other refusal leaves the state of the booking unknown', async () => {
    server.use(recorded('get', `${HOST}/api/stay/retrieve/C-1`, json(null, 403)).handler);
    expect(await failureOf(run(wired().ports.findBooking, { confirmationNumber: 'C-1' }))).toEqual({
      kind: 'http',
      endpoint: 'stayBooking',
      status: 403,
      message: '',
    });
  });

  test('E-06 a second look at a booking does not count as the first, even after a reload', async () => {
    const storage = new SafeStorage(() => null);
    const look = async (confirmationNumber: string) => {
      server.use(
        recorded('get', `${HOST}/api/stay/retrieve/${confirmationNumber}`, json({ items: [{ Total: 12 }] }))
          .handler,
      );
      return run(wired({ storage }).ports.checkBooking, { confirmationNumber });
    };
    const found = { isBooked: true, total: 1200 };
    expect(await look('C-1')).toEqual({ ...found, isFirst: true });
    expect(await look('C-1')).toEqual({ ...found, isFirst: false });
    expect(await look('C-2')).toEqual({ ...found, isFirst: true });
  });

  test('E-06 a look without an answer counts as the first: the next may follow a change', async () => {
    const storage = new SafeStorage(() => null);
    const { handler } = recorded('get', `${HOST}/api/stay/retrieve/C-1`, json(null, 403));
    server.use(handler);
    await failureOf(run(wired({ storage }).ports.checkBooking, { confirmationNumber: 'C-1' }));
    server.use(recorded('get', `${HOST}/api/stay/retrieve/C-1`, json({ items: [] })).handler);
    expect(await run(wired({ storage }).ports.checkBooking, { confirmationNumber: 'C-1' })).toMatchObject({
      isFirst: false,
    });
  });

  test('E-03 waits for as long as asked', async () => {
    expect(await run(wired().ports.pause, { milliseconds: 1 })).toBeUndefined();
  });

  test.each([
    ['that repeat the card number', `${CARD.cardNumber} was declined`, ''],
    ['that would be cut in the middle of it', `${'x'.repeat(490)}${CARD.cardNumber}`, ''],
    ['without end', 'x'.repeat(10_000), 'x'.repeat(500)],
  ])('T8 the words of a refusal %s are dropped or cut', async (_, Message, message) => {
    const { vault, ports: real } = wired();
    vault.put('card', CARD);
    const { result } = await posted('api/stay/s-1/booking/complete', json({ Success: false, Message }), () =>
      run(real.completeBooking, { sessionId: 's-1', inFrame: false }),
    );
    expect(result).toEqual({ type: 'refused', message });
  });
});
