import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { failureOf, HOST, json, serveDuringTests, SITE } from '../api/server.ts';
import { sessionAnswer } from '../support/estate-answers.ts';
import { area, booking, configuration, heldLeg, party, search, session } from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { runPort as run } from '../support/run-port.ts';
import { postingTo, wired } from './wired-ports.ts';

const server = serveDuringTests();
const posted = postingTo(server);

const { ports } = wired();
const sessionId = 's-1';
const stay = { arrivalDate: '2027-05-10', numberOfNights: 2 };
const couple = [{ adults: 2, childCount: 0, children: [], dogs: 0 }];
const withDog = search({ guestOccupancies: [party(2, [], 1)] });
const month = { from: '2027-05-09', nights: 7, roomCode: 'LAK', rateCode: null };
const some = (fields: object) => expect.objectContaining(fields) as unknown;
const done = () => new Response(null, { status: 204 });

interface Post {
  /** Where the estate is asked, and what it answers. */
  to: string;
  answer: unknown;
  ask: () => Promise<unknown>;
  /** What it is sent, and what becomes of its answer. */
  body: unknown;
  result: unknown;
}

const dayWithoutTables = {
  to: 'api/restaurant',
  answer: [{ Date: '2027-05-11', RestaurantAvailabilities: [] }],
  result: [{ date: '2027-05-11', restaurantAvailabilities: [] }],
};
const tables = (guests: number, from: string, nights: number, restaurants: string[], sitting: 0 | 2) => ({
  ...{ Guests: guests, ArrivalDate: from, NumberOfNights: nights },
  ...{ Restaurants: restaurants, Sitting: sitting },
});
const noExtras = {
  to: 'api/spa/extras',
  answer: { AddonAppointments: [], Groups: [] },
  result: { addonAppointments: [], groups: [] },
};

const POSTS: Record<string, Post> = {
  'A §7.1 begins a session': {
    ...{ to: 'api/session/begin/stay', answer: sessionAnswer },
    ask: () => run(ports.beginSession, undefined),
    ...{ body: undefined, result: session },
  },
  'A §7.2 searches and returns each party with its dogs': {
    to: 'api/stay/s-1/availability',
    answer: {
      IsAvailable: true,
      RoomAvailabilities: [{ Leg: 1, GuestQuota: { Adults: 2, Children: 0, Infants: 0 }, RoomRates: [] }],
    },
    ask: () => run(ports.searchAvailability, { sessionId, search: withDog }),
    body: { sessionId, ...withDog },
    result: {
      ...{ hasError: false, isAvailable: true, isPromoAvailable: null, giftVouchers: [] },
      roomAvailabilities: [
        { leg: 1, guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 1 }, roomRates: [] },
      ],
    },
  },
  'A §7.2 asks for a calendar': {
    ...{ to: 'api/stay/s-1/availability/calendar', answer: [] },
    ask: () => run(ports.loadCalendar, { sessionId, search: search(), leg: 1, ...month }),
    body: {
      ...{ sessionId, arrivalDate: '2027-05-09', numberOfNights: 7, code: null, roomCode: 'LAK' },
      ...{ rateCode: null, guestOccupancies: couple, leg: 1, voucherCodes: [] },
    },
    result: [],
  },
  'A §7.2 books a leg': {
    to: 'api/stay/s-1/booking',
    answer: { Leg: 1, ConfirmationNumber: 'C-1', InternalIdentifier: 'I-1' },
    ask: () => run(ports.bookLeg, { sessionId, search: search(), leg: heldLeg() }),
    body: some({ initiatingLeg: 1, roomStays: [some({ roomCode: 'LAK', rateCode: 'ROOM' })] }),
    result: { confirmationNumber: 'C-1', internalIdentifier: 'I-1' },
  },
  'A §7.2 abandons by session id': {
    ...{ to: 'api/stay/ignore', answer: done },
    ask: () => run(ports.ignoreBooking, { sessionId }),
    ...{ body: { sessionId }, result: undefined },
  },
  'A §7.2 keeps alive by session id': {
    ...{ to: 'api/stay/keep-alive', answer: done },
    ask: () => run(ports.keepAlive, { sessionId }),
    ...{ body: { sessionId }, result: undefined },
  },
  'B §7 loads the prices of add-ons': {
    ...{ to: 'api/stay/packages', answer: { IsAvailable: true, Packages: [] } },
    ask: () => run(ports.loadPackages, { search: search() }),
    ...{ body: { ...stay, guestOccupancies: couple }, result: [] },
  },
  'A §7.2 stages the booking': {
    ...{ to: 'api/stay/s-1/booking/stage', answer: { iPageSessionId: 'p-1' } },
    ask: () =>
      run(ports.stageBooking, {
        ...{ sessionId, booking: booking({ leadGuest }), configuration: configuration() },
      }),
    body: some({ leadGuest, roomStays: [some({ confirmationNumber: 'C-1' })] }),
    result: { iPageSessionId: 'p-1', sums: { total: null, dueToday: null }, wallets: [] },
  },
  'B §7 finds addresses': {
    ...{ to: 'api/address/perform-lookup', answer: { addresses: [] } },
    ask: () => run(ports.lookupAddress, { postalCode: 'LA9 4AA' }),
    ...{ body: { postalCode: 'LA9 4AA' }, result: [] },
  },
  'B §7 sends the confirmation to a friend': {
    ...{ to: 'api/stay/send-email/', answer: null },
    ask: () => run(ports.sendConfirmation, { confirmationNumber: 'C-1', emailAddress: 'bo@example.test' }),
    ...{ body: { confirmation: 'C-1', emailAddress: 'bo@example.test' }, result: undefined },
  },
  'A §7.8 breakfast is on the mornings after': {
    ...dayWithoutTables,
    ask: () => run(ports.loadTables, { meal: 'breakfast', ...stay, guests: 3, restaurants: ['R1'] }),
    body: tables(3, '2027-05-11', 2, ['R1'], 0),
  },
  'A §7.8 dinner is on every night': {
    ...dayWithoutTables,
    ask: () =>
      run(ports.loadTables, {
        ...{ meal: 'dinner', ...stay, isFirstNightOnly: false, guests: 3, restaurants: ['R1', 'R2'] },
      }),
    body: tables(3, '2027-05-10', 2, ['R1', 'R2'], 2),
  },
  'A §7.8 dinner is on the first night only': {
    ...dayWithoutTables,
    ask: () =>
      run(ports.loadTables, {
        ...{ meal: 'dinner', ...stay, isFirstNightOnly: true, guests: 3, restaurants: ['R1'] },
      }),
    body: tables(3, '2027-05-10', 1, ['R1'], 2),
  },
  'A §7.8 a package’s dinner is on one day': {
    ...dayWithoutTables,
    ask: () => run(ports.loadTables, { meal: 'addOn', date: '2027-05-11', guests: 2, restaurant: 'R9' }),
    body: tables(2, '2027-05-11', 1, ['R9'], 2),
  },
  'A §7.8 tee times are asked for the whole stay and all adults': {
    to: 'api/golf/search',
    answer: [{ Availability: [{ Date: '2027-05-10', AM: [], PM: [] }] }],
    ask: () => run(ports.loadTeeTimes, { sessionId, ...stay, adults: 2 }),
    body: { sessionId, startDate: '2027-05-10', numberOfDays: 2, rounds: [{ number: 1, players: 2 }] },
    result: [{ date: '2027-05-10', times: { AM: [], PM: [] } }],
  },
  'A §7.8 tee times of a package are asked for one day': {
    ...{ to: 'api/golf/search', answer: { item: [] } },
    ask: () => run(ports.loadPackageTeeTimes, { sessionId, date: '2027-05-11', players: 3 }),
    body: { sessionId, startDate: '2027-05-11', numberOfDays: 1, rounds: [{ number: 1, PlayerCount: 3 }] },
    result: { AM: [], PM: [] },
  },
  'A §7.8 loads the starts of a treatment': {
    to: 'api/spa/search',
    answer: { DefaultPeriod: 'PM', GuestAvailability: [{ Periods: { AM: [], PM: [] } }] },
    ask: () => run(ports.loadSpaTimes, { sessionId, date: '2027-05-10', durationId: '4101' }),
    body: { SessionId: 's-1', Date: '2027-05-10', GuestRequirements: [{ Activities: ['4101'] }] },
    result: { defaultPeriod: 'PM', guestAvailability: [{ periods: { AM: [], PM: [] } }] },
  },
  'A §7.8 asks for the mud room by codes': {
    ...noExtras,
    ask: () => run(ports.loadExtras, { kind: 'mud', date: '2027-05-10', codes: ['MUD2'] }),
    body: { date: '2027-05-10', appointmentExtras: ['MUD2'] },
  },
  'A §7.8 asks for the garden by duration ids': {
    ...noExtras,
    ask: () => run(ports.loadExtras, { kind: 'spaGarden', date: '2027-05-10', durationIds: ['900'] }),
    body: { date: '2027-05-10', groupExtras: ['900'] },
  },
};

test.each(Object.entries(POSTS))('%s', async (_, { to, answer, ask, body, result }) => {
  const asked = await posted(to, answer === done ? done : json(answer), ask);
  expect(asked).toEqual({ result, bodies: [body] });
});

describe('the ports that read', () => {
  test('A §7.1 a session that is gone', async () => {
    server.use(http.get(`${HOST}/api/session/gone`, () => new HttpResponse(null, { status: 404 })));
    expect(await failureOf(run(ports.checkSession, { sessionId: 'gone' }))).toEqual({
      ...{ kind: 'http', endpoint: 'session', status: 404, message: '' },
    });
  });

  test('A §7.2 the configuration of the page’s site', async () => {
    const wire = {
      Areas: [{ Key: 'house', DisplayName: 'The House' }],
      AdultTitles: [{ OperaCode: 'MR', DisplayName: 'Mr' }],
    };
    server.use(http.get(`${SITE}/api/stay/getConfiguration`, () => HttpResponse.json(wire)));
    expect(await run(ports.loadConfiguration, undefined)).toEqual(
      configuration({
        areas: [area('house', [], { displayName: 'The House' })],
        adultTitles: [{ code: 'MR', displayName: 'Mr' }],
        ...{ rateGroups: [], childTitles: [], countries: [] },
      }),
    );
  });

  test('A §7.6 a voucher for the arrival date', async () => {
    server.use(
      http.get(`${HOST}/api/voucher/status/GIFT-1/2027-05-10`, () =>
        HttpResponse.json({ isAvailableOnline: false, canBeUsed: false }),
      ),
    );
    const status = await run(ports.checkVoucher, { reference: 'GIFT-1', arrivalDate: '2027-05-10' });
    expect(status).toMatchObject({ isAvailableOnline: false, canBeUsed: false, voucher: null });
  });

  test.each([400, 402, 404, 410, 422])('A §4.3 no voucher after a clear no, %i', async (status) => {
    server.use(
      http.get(`${HOST}/api/voucher/status/NOPE/2027-05-10`, () => HttpResponse.json({}, { status })),
    );
    expect(await run(ports.checkVoucher, { reference: 'NOPE', arrivalDate: '2027-05-10' })).toBe(null);
  });

  test.each([401, 409, 429, 503])('D-456 nothing known of a voucher after %i', async (status) => {
    server.use(
      http.get(`${HOST}/api/voucher/status/GV1/2027-05-10`, () => HttpResponse.json({}, { status })),
    );
    const asked = run(ports.checkVoucher, { reference: 'GV1', arrivalDate: '2027-05-10' });
    expect(await failureOf(asked)).toMatchObject({ endpoint: 'voucherStatus' });
  });

  test.each([
    ['after calling the configuration once', 200, 1],
    ['without waiting for a configuration that fails and is called again', 404, 2],
  ])('A §7.8 what is sold on each day, %s', async (_, status, times) => {
    let asked = 0;
    server.use(
      http.get(`${SITE}/api/spa/getConfiguration`, () => {
        asked += 1;
        return HttpResponse.json({}, { status });
      }),
      http.get(`${HOST}/api/spa/activities/2027-05-10/2027-05-12`, () => HttpResponse.json([])),
    );
    const own = wired().ports;
    for (const least of [1, times]) {
      expect(await run(own.loadSpaDays, { from: '2027-05-10', to: '2027-05-12' })).toEqual([]);
      await expect.poll(() => asked).toBe(least);
    }
  });
});
