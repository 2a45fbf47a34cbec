import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEPS, type Place } from '../../src/domain/booking/steps.ts';
import { hashOf, parseHash } from '../../widget/router/routes.ts';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import { accountHash, parseAccountHash } from '../../widget/router/account-routes.ts';
import { STEP_SCREENS } from '../support/step-screens.ts';

/** The table of A §2.1, for the session s-1 and leg 2. */
const ROUTES = STEPS.map((step): [Place, string] => {
  const leg = step === 'rooms' || step === 'rates' ? 2 : 1;
  return [{ step, leg }, STEP_SCREENS[step][1].replace('{session}', 's-1').replace('{leg}', String(leg))];
});
const WITHOUT_SESSION = ['start', 'search'];

const destinationIn = (hash: string) => parseHash(hash)?.destination ?? null;
const found = (place: Place, sessionId: string | null = null, notice: string | null = null) => ({
  place,
  sessionId,
  notice,
});

describe('A §2.1 the routes', () => {
  it.each(ROUTES)('write %j as %s', (place, hash) => {
    expect(hashOf(place, 's-1', null)).toBe(hash);
  });

  it.each(ROUTES)('read %j from %s, with or without its last slash', (place, hash) => {
    const expected = found(place, WITHOUT_SESSION.includes(place.step) ? null : 's-1');
    expect(destinationIn(hash)).toEqual(expected);
    expect(destinationIn(hash.endsWith('/') ? hash.slice(0, -1) || '#' : `${hash}/`)).toEqual(expected);
  });

  it.each(['', '#', '#/', '#/stay', '#/stay/'])("D-52 read '%s' as the start", (hash) => {
    expect(destinationIn(hash)).toEqual(found({ step: 'start', leg: 1 }));
  });

  it('A §2.3 carry the flags of the start', () => {
    const start: Place = { step: 'start', leg: 1 };
    expect(hashOf(start, null, 'expired')).toBe('#/?hasExpired=true');
    expect(hashOf(start, null, 'error')).toBe('#/?hasError=true');
    expect(destinationIn('#/?hasExpired=true')).toEqual(found(start, null, 'expired'));
    expect(destinationIn('#/stay?hasError=true')).toEqual(found(start, null, 'error'));
    expect(destinationIn('#/?hasExpired&hasError')).toEqual(found(start, null, 'expired'));
  });

  it('reach no further than the search without a session', () => {
    expect(hashOf({ step: 'details', leg: 1 }, null, null)).toBe('#/stay/search/');
  });

  it.each([
    '#/no',
    '#/s-1',
    '#/s-1/stay',
    '#/s-1/stay/',
    '#/s-1/book/guests',
    '#/s-1/stay/nothing',
    '#/s-1/stay/guests/2',
    '#/s-1/stay/room',
    '#/s-1/stay/room/0',
    '#/s-1/stay/room/-1',
    '#/s-1/stay/room/1.5',
    '#/s-1/stay/room/1e1',
    '#/s-1/stay/room/100',
    '#/s-1/stay/room/one',
    '#/s-1/stay/room/1/2',
    '#/stay/search/more',
    '#/stay/searching',
    '#/s-1/stay/constructor',
    '#/s-1/stay/GUESTS',
  ])("take %s as the widget's own, without a screen", (hash) => {
    expect(parseHash(hash)).toEqual({ destination: null, query: new URLSearchParams() });
  });

  it.each(['#top', '#bookings/stay', '#!/', '#?arrivalDate=2027-05-01', '#stay/search', '##/'])(
    'architecture 12 leave %s to the page',
    (hash) => {
      expect(parseHash(hash)).toBe(null);
    },
  );

  it('A §2.4 take the query from the hash, even with a question mark in a value', () => {
    const route = parseHash('#/stay/search/?arrivalDate=2027-05-01&code=WHY?%20NOT&amend=');
    expect(route?.destination).toEqual(found({ step: 'search', leg: 1 }));
    expect(Object.fromEntries(route?.query ?? [])).toEqual({
      arrivalDate: '2027-05-01',
      code: 'WHY? NOT',
      amend: '',
    });
  });
});

describe('T3 any session id, any hash', () => {
  const anyPlace = fc.record({ step: fc.constantFrom(...STEPS), leg: fc.integer({ min: 1, max: 4 }) });
  const anyId = fc.string({ unit: 'grapheme', minLength: 1 });

  it('a written hash reads back the same', () => {
    fc.assert(
      fc.property(anyPlace, anyId, ({ step, leg }, sessionId) => {
        const place = { step, leg: step === 'rooms' || step === 'rates' ? leg : 1 };
        const id = WITHOUT_SESSION.includes(step) ? null : sessionId;
        expect(destinationIn(hashOf(place, sessionId, null))).toEqual(found(place, id));
      }),
    );
  });

  it('a hash reads the same after the browser has encoded it', () => {
    fc.assert(
      fc.property(anyId, (sessionId) => {
        const { hash } = new URL(hashOf({ step: 'guests', leg: 1 }, sessionId, null), 'https://estate.test/');
        expect(destinationIn(hash)).toEqual(found({ step: 'guests', leg: 1 }, sessionId));
      }),
    );
  });

  it("any hash is a place, unknown or the page's own, and never an error", () => {
    const parts = fc.constantFrom(
      '#',
      '/',
      '?',
      '%',
      'stay',
      'room',
      'search',
      's-1',
      '1',
      'guests',
      '__proto__',
    );
    const anyHash = fc.oneof(
      fc.string(),
      fc.array(parts).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(anyHash, (tail) => {
        for (const hash of [tail, `#${tail}`, `#/${tail}`, `#/s-1/stay/${tail}`]) {
          const route = parseHash(hash);
          const isOurs = hash === '' || hash === '#' || hash.startsWith('#/');
          expect(route !== null).toBe(isOurs);
          expect([...STEPS, undefined]).toContain(route?.destination?.place.step);
        }
      }),
    );
  });

  it('an id with a broken escape matches no session', () => {
    expect(destinationIn('#/100%/stay/guests')).toEqual(found({ step: 'guests', leg: 1 }, '100%'));
  });
});

const routes: [string, AccountRoute][] = [
  ['#/login', { screen: 'login', note: null }],
  ['#/login?reset=true', { screen: 'login', note: 'passwordReset' }],
  ['#/login?created=true', { screen: 'login', note: 'accountCreated' }],
  ['#/password-reset', { screen: 'passwordReset' }],
  ['#/register', { screen: 'register', emailAddress: null }],
  ['#/register?email=ada%2Bold%40example.test', { screen: 'register', emailAddress: 'ada+old@example.test' }],
  ['#/find', { screen: 'findBooking', number: null }],
  ['#/find?number=C%2F1', { screen: 'findBooking', number: 'C/1' }],
  ['#/bookings/stay', { screen: 'stayBookings' }],
  ['#/bookings/spa', { screen: 'spaBookings' }],
  ['#/bookings/stay/C%2F1', { screen: 'bookingDetails', id: 'C/1' }],
  ['#/bookings/spa/77', { screen: 'spaBooking', id: '77' }],
  ['#/details', { screen: 'details' }],
  ['#/preferences', { screen: 'preferences' }],
  ['#/account/change-password', { screen: 'changePassword' }],
];

describe('B §2.7 the router of the account area', () => {
  it.each(routes)('reads and writes %s', (hash, route) => {
    expect(parseAccountHash(hash)).toEqual(route);
    expect(accountHash(route)).toBe(hash);
  });

  it.each(routes.slice(0, 14))('reads %s without its slash', (hash, route) => {
    expect(parseAccountHash(hash.replace('#/', '#'))).toEqual(route);
  });

  it.each<[string, AccountRoute]>([
    ['', { screen: 'stayBookings' }],
    ['#/', { screen: 'stayBookings' }],
    ['#/bookings/', { screen: 'stayBookings' }],
    ['#/bookings/boats', { screen: 'stayBookings' }],
    ['#/account', { screen: 'details' }],
    ['#/nowhere', { screen: 'stayBookings' }],
    ['#/find?number=', { screen: 'findBooking', number: null }],
    ['#/find?number=7&email=ada@example.test', { screen: 'findBooking', number: '7' }],
    ['#/register?email=', { screen: 'register', emailAddress: null }],
    ['#/bookings/stay/%E0%A4%A', { screen: 'bookingDetails', id: '%E0%A4%A' }],
  ])('leads %j to the nearest screen', (hash, route) => {
    expect(parseAccountHash(hash)).toEqual(route);
  });

  it.each(['#footer', '#contact-us'])('leaves %s to the page', (hash) => {
    expect(parseAccountHash(hash)).toBeNull();
  });
});

it.each(['', '#/', '#/stay/search/', '#/s-1/stay/room/1', '#/no/such'])(
  'the account leaves %s to a booking on the same page, and reads it without one',
  (hash) => {
    expect(parseAccountHash(hash, true)).toBeNull();
    expect(parseAccountHash(hash)).toEqual({ screen: 'stayBookings' });
  },
);

it.each(['#/login', '#/find', '#/register?email=a@b.c', '#/bookings/stay/C-1', '#/details'])(
  'the booking leaves %s to an account on the same page',
  (hash) => {
    expect(parseHash(hash, true)).toBeNull();
    expect(parseHash(hash)?.destination).toBeNull();
    expect(parseAccountHash(hash, true)).toEqual(parseAccountHash(hash));
  },
);
