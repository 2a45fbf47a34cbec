import { at, both, cut, from, header, instead, json, on, page } from './damages.ts';
import type { Damage, RunOptions } from './estate.ts';

/** A broken estate: a name, the damage, and the failures that the run must report, as 'call: what'. */
export type Broken = [name: string, damage: () => Damage, found: string[], options?: RunOptions];

const ANSWERS = 'answers as the catalogue says';
const PRICE = ['RoomAvailabilities', 0, 'RoomRates', 0, 'Rates', 0, 'Amount'];
const CONFIGURATION = /^GET \/cms\/api\/stay\/getConfiguration/;
const AVAILABILITY = /^POST .*\/availability$/;
const CALENDAR = /\/availability\/calendar$/;
const TOKEN = /^POST \/idp\/token/;
const LATE_MS = 6000;

/** Estates with one wrong answer each. The run only reads. */
export const BROKEN_READS: Broken[] = [
  [
    'the configuration without a CORS header',
    on(CONFIGURATION, header('access-control-allow-origin', null)),
    ['stayConfiguration: lets the page read the answer'],
  ],
  ['a text for a list', on(CONFIGURATION, at(['Areas'], 'none')), [`stayConfiguration: ${ANSWERS}`]],
  ['a page for the configuration', on(CONFIGURATION, page), [`stayConfiguration: ${ANSWERS}`]],
  [
    'a configuration that takes six seconds',
    on(CONFIGURATION, (answer, _nth, clock) => {
      clock.passed += LATE_MS;
      return answer();
    }),
    ['stayConfiguration: is answered soon'],
  ],
  [
    'status 500 for the account’s configuration',
    on(/account\/getConfiguration/, instead(500)),
    [`accountConfiguration: ${ANSWERS}`],
  ],
  [
    'a session that has begun and is not known',
    on(/^GET \/api\/session\/\w/, from(2, instead(404), 2)),
    ['session: knows a session that has begun'],
  ],
  ['status 500 to keep alive', on(/keep-alive/, instead(500)), [`keepAlive: ${ANSWERS}`]],
  ['an empty text for a price', on(AVAILABILITY, at(PRICE, '')), [`availability: ${ANSWERS}`]],
  ['a price as a text', on(AVAILABILITY, at(PRICE, '320')), [`availability: ${ANSWERS}`]],
  [
    'a price in another currency',
    on(AVAILABILITY, at([...PRICE.slice(0, -1), 'Currency'], 'EUR')),
    [`availability: ${ANSWERS}`],
  ],
  [
    'a page for the configuration, and prices in another currency',
    both(on(CONFIGURATION, page), on(AVAILABILITY, at([...PRICE.slice(0, -1), 'Currency'], 'EUR'))),
    [`stayConfiguration: ${ANSWERS}`],
  ],
  [
    'a child of three who is no infant',
    on(
      AVAILABILITY,
      from(2, at(['RoomAvailabilities', 0, 'GuestQuota'], { Adults: 2, Children: 2, Infants: 0 }), 2),
    ),
    ['availability: counts a child of 3 as an infant and one of 4 as a child'],
  ],
  [
    'rooms of another leg',
    on(AVAILABILITY, at(['RoomAvailabilities', 0, 'Leg'], 2)),
    ['availability: answers for the party that was asked for'],
  ],
  ['broken JSON', on(AVAILABILITY, instead(200, '{"IsAvailable":')), [`availability: ${ANSWERS}`]],
  [
    'a calendar with a day less',
    on(
      CALENDAR,
      json((days) => (Array.isArray(days) ? days.slice(1) : days)),
    ),
    ['calendar: answers for the days that were asked for'],
  ],
  ['a date from day to year', on(CALENDAR, at([0, 'Date'], '13/04/2027')), [`calendar: ${ANSWERS}`]],
  [
    'a calendar that never comes',
    on(CALENDAR, (_answer, _nth, _clock, signal) => never(signal)),
    [`calendar: ${ANSWERS}`],
    { timeLimit: 3000 },
  ],
  [
    'JSON under the name of plain text',
    on(/stay\/packages/, header('content-type', 'text/plain')),
    [`packages: ${ANSWERS}`],
  ],
  [
    'an error when a session that is gone is ended',
    on(/\/end$/, from(2, instead(404))),
    ['endSession: ends a session that is gone without an error'],
  ],
  [
    'a session that never ends',
    on(/^GET \/api\/session\/\w/, from(3, instead(200, '{}'), 3)),
    ['session: does not know a session that has ended'],
  ],
  [
    'status 500 for a booking that there is not',
    on(/retrieve\/CONFORMANCE/, instead(500)),
    ['stayBooking: answers 404 for a booking that there is not'],
  ],
  [
    'stays for who is not logged in',
    on(/user-bookings/, from(1, instead(200, '[]'), 1)),
    ['stayBookings: shows nobody’s stays without a login'],
  ],
  [
    'a preflight that does not allow a token',
    on(/^OPTIONS/, header('access-control-allow-headers', 'content-type')),
    ['preflight: allows what the widget sends'],
  ],
  ['a preflight with status 405', on(/^OPTIONS/, instead(405)), ['preflight: allows what the widget sends']],
  [
    'answers for pages of any site',
    on(/^GET \/api\/session\/0000/, from(1, header('access-control-allow-origin', '*'), 1)),
    ['session: keeps pages of other sites out'],
  ],
  [
    'a provider that names another issuer',
    on(/openid-configuration/, at(['issuer'], 'https://elsewhere.example')),
    ['discovery: names itself'],
  ],
  ['a page for discovery', on(/openid-configuration/, page), ['discovery: says where tokens are to be had']],
  [
    'status 500 for a wrong password',
    on(TOKEN, from(1, instead(500), 1)),
    ['token: refuses a wrong password'],
  ],
  [
    'tokens that the page may not read',
    on(TOKEN, from(2, header('access-control-allow-origin', null), 2)),
    ['token: lets the page read the answer'],
  ],
  [
    'no refresh token',
    on(TOKEN, from(2, at(['refresh_token'], undefined), 2)),
    ['token: gives a refresh token'],
  ],
  ['a refresh that fails', on(TOKEN, from(3, instead(503), 3)), ['token: renews a token']],
  [
    'a refresh token that may be used again',
    on(TOKEN, from(4, instead(200, '{}'), 4)),
    ['token: refuses a refresh token that was used'],
  ],
  [
    'somebody else’s profile',
    on(/account\/session/, from(1, at(['EmailAddress'], 'a@example.com'), 1)),
    ['profile: is the profile of who logged in'],
  ],
  [
    'a profile for any token',
    on(/account\/session/, from(2, instead(200, '{}'), 2)),
    ['profile: refuses a token that is none'],
  ],
  ['a connection that breaks', on(/known-user/, cut), [`knownUser: ${ANSWERS}`]],
];

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}
