import { describe, expect, it } from 'vitest';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import { accountHash, parseAccountHash } from '../../widget/router/account-routes.ts';
import { parseHash } from '../../widget/router/routes.ts';

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
