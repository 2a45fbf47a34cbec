import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { changePassword } from '../../src/api/account/passwords.ts';
import { CallError } from '../../src/api/failure.ts';
import { beginStay } from '../../src/api/session/session.ts';
import { keepAlive } from '../../src/api/stay/hold.ts';
import { loadPackages } from '../../src/api/stay/packages.ts';
import { completeStay } from '../../src/api/stay/payment.ts';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { stageStay } from '../../src/api/stay/stage.ts';
import type { StageRequest } from '../../src/api/stay/stage-request.ts';
import { verifyEmail } from '../../src/api/stay/contact-checks.ts';
import { PATIENCE } from '../support/patience.ts';
import { clientFor, failureOf, HOST, json, recorded, serveDuringTests, SITE } from './server.ts';

const server = serveDuringTests();
const session = { Id: 's-1', BusinessDate: '2027-05-01' };
const packagesUrl = `${HOST}/api/stay/packages`;
const packagesBody = { arrivalDate: '2027-05-10', numberOfNights: 2, guestOccupancies: [{ adults: 1 }] };
const noPackages = { IsAvailable: true, Packages: [] };
const aliveUrl = `${HOST}/api/stay/keep-alive`;
const readPackages = () => clientFor().call(loadPackages, { body: packagesBody });
const writeAlive = () => clientFor().call(keepAlive, { body: { sessionId: 's-1' } });

describe('a call', () => {
  test('A §7 sends its body to the host as JSON and returns the answer as a domain value', async () => {
    const { handler, requests } = recorded(
      'post',
      packagesUrl,
      json({
        IsAvailable: true,
        Packages: [{ Code: 'FIZZ', Amount: 45.5, PriceCalculationMode: 0, Stock: 'new field' }],
      }),
    );
    server.use(handler);
    expect(await readPackages()).toEqual([
      { code: 'FIZZ', amount: 4550, amountOverride: null, priceCalculationMode: 0 },
    ]);
    expect(requests.map(({ body }) => body)).toEqual([packagesBody]);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  test('A §7 a site-local call goes to the page’s site with an encoded query', async () => {
    const { handler, requests } = recorded('post', `${SITE}/api/account/verifyEmail`, json('valid'));
    server.use(handler);
    const call = clientFor().call(verifyEmail, { params: { email: 'tom+stay@example.test' } });
    expect(await call).toBe('valid');
    expect(requests.map(({ url }) => url)).toEqual([
      `${SITE}/api/account/verifyEmail?email=tom%2Bstay%40example.test`,
    ]);
  });

  test('A §7 host and site-local calls carry the token', async () => {
    const host = recorded('post', `${HOST}/api/session/begin/stay`, json(session));
    const site = recorded('post', `${SITE}/api/account/verifyEmail`, json('valid'));
    server.use(host.handler, site.handler);
    const client = clientFor({ getToken: () => 'token-1' });
    await client.call(beginStay, {});
    await client.call(verifyEmail, { params: { email: 'a' } });
    expect(host.requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(site.requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('D-30 a path of the settings replaces the one of the table', async () => {
    const { handler, requests } = recorded('post', `${HOST}/v2/pay/s-1`, json({}));
    server.use(handler);
    const client = clientFor({ overrides: { complete: 'v2/pay/{sessionId}' } });
    await client.call(completeStay, { params: { sessionId: 's-1' }, body: {} });
    expect(requests.map(({ body }) => body)).toEqual([{}]);
  });

  test('accepts an empty answer where the call reads nothing', async () => {
    server.use(http.post(aliveUrl, () => new HttpResponse(null, { status: 204 })));
    expect(await writeAlive()).toBeUndefined();
  });

  test('D-27 an empty stage answer means the card form', async () => {
    server.use(http.post(`${HOST}/api/stay/s-1/booking/stage`, () => new HttpResponse(null)));
    const body: StageRequest = {
      amendId: null,
      account: null,
      monetaryGiftVouchers: [],
      leadGuest: {
        title: 'MR',
        firstName: 'Tom',
        lastName: 'Fell',
        emailAddress: 'tom@example.test',
        telephone: '1',
        address: { line1: '', line2: '', city: '', country: '', postCode: '' },
      },
      arrivalDate: '2027-05-10',
      numberOfNights: 1,
      roomStays: [],
    };
    const staged = clientFor().call(stageStay, { params: { sessionId: 's-1' }, body });
    expect(await staged).toEqual({
      iPageSessionId: null,
      sums: { total: null, dueToday: null },
      wallets: [],
    });
  });
});

describe('repeats', () => {
  test('T14 a read is repeated after 5xx and 429 until it has an answer', async () => {
    const { handler, requests } = recorded(
      'post',
      packagesUrl,
      json(null, 503),
      json(null, 429),
      json(noPackages),
    );
    server.use(handler);
    expect(await readPackages()).toEqual([]);
    expect(requests).toHaveLength(3);
  });

  test('T14, D-120 a read is repeated after a network fault, three tries in all', async () => {
    const { handler, requests } = recorded('post', packagesUrl, () => HttpResponse.error());
    server.use(handler);
    expect(await failureOf(readPackages())).toEqual({ kind: 'offline', endpoint: 'packages' });
    expect(requests).toHaveLength(3);
  });

  test('T14 a read is not repeated after a 4xx', async () => {
    const { handler, requests } = recorded('post', packagesUrl, json({ Message: 'No such date' }, 400));
    server.use(handler);
    expect(await failureOf(readPackages())).toEqual({
      kind: 'http',
      endpoint: 'packages',
      status: 400,
      message: 'No such date',
    });
    expect(requests).toHaveLength(1);
  });

  test('T14, D-260 Retry-After is obeyed for three seconds at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const busy = () => new Response(null, { status: 429, headers: { 'retry-after': '3600' } });
    const { handler, requests } = recorded('post', packagesUrl, busy, json(noPackages));
    server.use(handler);
    const pauses = vi.fn(setTimeout);
    vi.stubGlobal('setTimeout', pauses);
    const call = readPackages();
    try {
      await vi.waitFor(() => {
        expect(pauses.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(3000);
      }, PATIENCE);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(3000);
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
    expect(await call).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['a 503', json(null, 503), { kind: 'http', endpoint: 'keepAlive', status: 503, message: '' }],
    ['a network fault', () => HttpResponse.error(), { kind: 'offline', endpoint: 'keepAlive' }],
  ])('T9 a write is not repeated after %s', async (_, answer, failure) => {
    const { handler, requests } = recorded('post', aliveUrl, answer);
    server.use(handler);
    expect(await failureOf(writeAlive())).toEqual(failure);
    expect(requests).toHaveLength(1);
  });
});

test('T11 an aborted read fails as aborted, sent or not', async () => {
  server.use(http.post(packagesUrl, () => new Promise(() => undefined)));
  const leaving = new AbortController();
  const sending = { body: packagesBody, signal: leaving.signal };
  const underWay = failureOf(clientFor().call(loadPackages, sending));
  leaving.abort();
  expect(await underWay).toEqual({ kind: 'aborted', endpoint: 'packages' });
  expect(await failureOf(clientFor().call(loadPackages, sending))).toEqual({
    kind: 'aborted',
    endpoint: 'packages',
  });
});

describe('unreadable answers', () => {
  const answer = (body: string, type: string) => () =>
    new Response(body, { headers: { 'content-type': type } });

  test.each([
    ['HTML with 200', answer('<!doctype html><h1>Sorry</h1>', 'text/html'), '', 'not JSON'],
    ['JSON that calls itself text', answer('{}', 'text/plain'), '', 'not JSON'],
    ['broken JSON', answer('{"IsAvailable": tr', 'application/json'), '', 'broken JSON'],
    ['an empty answer', () => new Response(null), '', 'expected Object'],
    ['a missing field', json({ IsAvailable: true }), 'Packages', 'expected "Packages"'],
    [
      'a price in words',
      json({ IsAvailable: true, Packages: [{ Code: 'A', Amount: 'twelve', PriceCalculationMode: 0 }] }),
      'Packages.0.Amount',
      'expected number',
    ],
    [
      'a price larger than any number',
      answer(
        '{"IsAvailable":true,"Packages":[{"Code":"A","Amount":1e999,"PriceCalculationMode":0}]}',
        'application/json',
      ),
      'Packages.0.Amount',
      'expected <=1000000',
    ],
    [
      'a negative price',
      json({ IsAvailable: true, Packages: [{ Code: 'A', Amount: -1, PriceCalculationMode: 0 }] }),
      'Packages.0.Amount',
      'expected >=0',
    ],
  ])('T24 %s gives a failure with the path and the expectation', async (_, respond, path, message) => {
    server.use(recorded('post', packagesUrl, respond).handler);
    expect(await failureOf(readPackages())).toEqual({
      kind: 'unreadable',
      endpoint: 'packages',
      path,
      message,
    });
  });

  test('T18 __proto__ in an answer changes no prototype', async () => {
    const poisoned = '{"IsAvailable":true,"Packages":[],"__proto__":{"polluted":true}}';
    server.use(recorded('post', packagesUrl, answer(poisoned, 'application/json; charset=utf-8')).handler);
    expect(await readPackages()).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('the server’s own words', () => {
  const change = { oldPassword: 'canary-old', password1: 'canary-new', password2: 'canary-new' };
  const words = async (respond: () => Response) => {
    server.use(recorded('post', `${HOST}/api/account/change-password`, respond).handler);
    return failureOf(clientFor().call(changePassword, { body: change }));
  };
  const failure = (message: string) => ({ kind: 'http', endpoint: 'changePassword', status: 400, message });
  const text = (body: string, type: string) => () =>
    new Response(body, { status: 400, headers: { 'content-type': type } });

  test.each([
    ['a Message', json({ Message: ' Too weak. ' }, 400), 'Too weak.'],
    ['a message', json({ message: 'Too weak.' }, 400), 'Too weak.'],
    ['an error_description', json({ error: 'x', error_description: 'Too weak.' }, 400), 'Too weak.'],
    ['a JSON text', json('Too weak.', 400), 'Too weak.'],
    ['plain text', text('Too weak.', 'text/plain'), 'Too weak.'],
    ['a page', text('<h1>Bad Request</h1>', 'text/html'), ''],
    ['an endless text', json({ Message: 'x'.repeat(10_000) }, 400), 'x'.repeat(500)],
    ['nothing', () => new Response(null, { status: 400 }), ''],
    ['something else', json({ Message: { Code: 3 } }, 400), ''],
  ])('B §8 the message of a refusal is read from %s', async (_, respond, message) => {
    expect(await words(respond)).toEqual(failure(message));
  });

  test('T8 a message that repeats a secret is dropped', async () => {
    expect(await words(json({ Message: 'canary-new is too weak' }, 400))).toEqual(failure(''));
  });

  test('T8 an error contains neither body nor token nor address', async () => {
    server.use(
      recorded('post', `${HOST}/api/stay/s-1/booking/complete`, json({ CardNumber: '4111111111111111' }, 402))
        .handler,
    );
    const card = {
      cardHoldersName: 'T CANARY',
      cardType: 'VS',
      cardNumber: '4111111111111111',
      expiryMonth: '01',
      expiryYear: '30',
    };
    const client = clientFor({ getToken: () => 'canary-token' });
    const call = client.call(completeStay, { params: { sessionId: 's-1' }, body: card });
    const error: unknown = await call.catch((reason: unknown) => reason);
    if (!(error instanceof CallError)) throw new Error('not a CallError');
    expect(error.failure).toEqual({ kind: 'http', endpoint: 'complete', status: 402, message: '' });
    expect(error.cause).toBeUndefined();
    expect(error.message).toBe('complete: http');
    expect(JSON.stringify(error)).not.toContain('4111111111111111');
  });
});

test('A §7.2 the configuration comes from the page’s own site', async () => {
  const { handler, requests } = recorded('get', `${SITE}/api/stay/getConfiguration`, json({}));
  server.use(handler);
  expect(await failureOf(clientFor().call(loadStayConfiguration, {}))).toEqual({
    kind: 'unreadable',
    endpoint: 'stayConfiguration',
    path: 'Areas',
    message: 'expected "Areas"',
  });
  expect(requests).toHaveLength(1);
});
