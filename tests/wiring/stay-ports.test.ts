import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { failureOf, HOST, json, serveDuringTests, SITE } from '../api/server.ts';
import { sessionAnswer } from '../support/estate-answers.ts';
import { area, configuration, heldLeg, party, search, session } from '../support/fixtures.ts';
import { postingTo, run, wired } from './wired-ports.ts';

const server = serveDuringTests();
const posted = postingTo(server);

describe('from the search to the add-ons', () => {
  const { ports: real } = wired();
  const done = () => new Response(null, { status: 204 });

  test('A §7.1 begins and checks a session', async () => {
    const begun = await posted('api/session/begin/stay', json(sessionAnswer), () =>
      run(real.beginSession, undefined),
    );
    expect(begun).toEqual({ result: session, bodies: [undefined] });
    server.use(http.get(`${HOST}/api/session/gone`, () => new HttpResponse(null, { status: 404 })));
    expect(await failureOf(run(real.checkSession, { sessionId: 'gone' }))).toEqual({
      kind: 'http',
      endpoint: 'session',
      status: 404,
      message: '',
    });
  });

  test('A §7.2 loads the configuration of the page’s site', async () => {
    const wire = {
      Areas: [{ Key: 'house', DisplayName: 'The House' }],
      AdultTitles: [{ OperaCode: 'MR', DisplayName: 'Mr' }],
    };
    server.use(http.get(`${SITE}/api/stay/getConfiguration`, () => HttpResponse.json(wire)));
    expect(await run(real.loadConfiguration, undefined)).toEqual(
      configuration({
        areas: [area('house', [], { displayName: 'The House' })],
        rateGroups: [],
        adultTitles: [{ code: 'MR', displayName: 'Mr' }],
        childTitles: [],
        countries: [],
      }),
    );
  });

  test('T11 leaving the state aborts the search for rooms', async () => {
    const input = { sessionId: 's-1', search: search({ guestOccupancies: [party(2)] }) };
    const actor = createActor(real.searchAvailability, { input });
    const asked = new Promise<AbortSignal>((resolve) => {
      const path = `${HOST}/api/stay/s-1/availability`;
      server.use(http.post(path, ({ request: { signal } }) => new Promise(() => resolve(signal))));
    });
    actor.start();
    const signal = await asked;
    expect(signal.aborted).toBe(false);
    actor.stop();
    expect(signal.aborted).toBe(true);
  });

  test('A §7.2 searches and returns each party with its dogs', async () => {
    const asked = search({ guestOccupancies: [party(2, [], 1)] });
    const wire = {
      IsAvailable: true,
      RoomAvailabilities: [{ Leg: 1, GuestQuota: { Adults: 2, Children: 0, Infants: 0 }, RoomRates: [] }],
    };
    const { result, bodies } = await posted('api/stay/s-1/availability', json(wire), () =>
      run(real.searchAvailability, { sessionId: 's-1', search: asked }),
    );
    expect(bodies).toEqual([{ sessionId: 's-1', ...asked }]);
    expect(result).toEqual({
      hasError: false,
      isAvailable: true,
      isPromoAvailable: null,
      giftVouchers: [],
      roomAvailabilities: [
        { leg: 1, guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 1 }, roomRates: [] },
      ],
    });
  });

  test('A §7.2 asks for a calendar', async () => {
    const question = {
      search: search(),
      leg: 1,
      from: '2027-05-09',
      nights: 7,
      roomCode: 'LAK',
      rateCode: null,
    };
    const { result, bodies } = await posted('api/stay/s-1/availability/calendar', json([]), () =>
      run(real.loadCalendar, { sessionId: 's-1', ...question }),
    );
    expect(result).toEqual([]);
    expect(bodies).toEqual([
      {
        sessionId: 's-1',
        arrivalDate: '2027-05-09',
        numberOfNights: 7,
        code: null,
        roomCode: 'LAK',
        rateCode: null,
        guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
        leg: 1,
        voucherCodes: [],
      },
    ]);
  });

  test('A §7.6 checks a voucher for the arrival date', async () => {
    server.use(
      http.get(`${HOST}/api/voucher/status/GIFT-1/2027-05-10`, () =>
        HttpResponse.json({ isAvailableOnline: false, canBeUsed: false }),
      ),
    );
    const status = await run(real.checkVoucher, { reference: 'GIFT-1', arrivalDate: '2027-05-10' });
    expect(status).toMatchObject({ isAvailableOnline: false, canBeUsed: false, voucher: null });
  });

  test('A §7.2 books a leg', async () => {
    const booked = { Leg: 1, ConfirmationNumber: 'C-1', InternalIdentifier: 'I-1' };
    const { result, bodies } = await posted('api/stay/s-1/booking', json(booked), () =>
      run(real.bookLeg, { sessionId: 's-1', search: search(), leg: heldLeg() }),
    );
    expect(result).toEqual({ leg: 1, confirmationNumber: 'C-1', internalIdentifier: 'I-1' });
    expect(bodies).toMatchObject([{ initiatingLeg: 1, roomStays: [{ roomCode: 'LAK', rateCode: 'ROOM' }] }]);
  });

  test('A §7.2 abandons and keeps alive by session id', async () => {
    const input = { sessionId: 's-1' };
    const ignored = await posted('api/stay/ignore', done, () => run(real.ignoreBooking, input));
    const kept = await posted('api/stay/keep-alive', done, () => run(real.keepAlive, input));
    expect([ignored, kept]).toEqual([
      { result: undefined, bodies: [{ sessionId: 's-1' }] },
      { result: undefined, bodies: [{ sessionId: 's-1' }] },
    ]);
  });

  test('B §7 loads the prices of add-ons', async () => {
    const { result, bodies } = await posted(
      'api/stay/packages',
      json({ IsAvailable: true, Packages: [] }),
      () => run(real.loadPackages, { search: search() }),
    );
    expect(result).toEqual([]);
    expect(bodies).toEqual([
      {
        arrivalDate: '2027-05-10',
        numberOfNights: 2,
        guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
      },
    ]);
  });
});
