import { expect, test } from 'vitest';
import { calendarReason } from '../../../src/domain/rooms/availability.ts';
import { availability } from '../../support/fixtures.ts';

test.each([
  ['there is availability', {}, null],
  ['there is none', { isAvailable: false }, 'dates'],
  ['there is none after an error', { isAvailable: false, hasError: true }, 'error'],
  ['there is some after an error', { hasError: true }, null],
  ['the code has none', { isPromoAvailable: false }, 'promo'],
  ['the code has none after an error', { isPromoAvailable: false, hasError: true }, 'promo'],
  ['the code has some, whatever else is said', { isPromoAvailable: true, isAvailable: false }, null],
])('A §4.6 %s', (_, answer, reason) => {
  expect(calendarReason(availability(1, answer), false)).toBe(reason);
});

test.each([
  ['there is none', { isAvailable: false }, 'voucher'],
  ['there is none after an error', { isAvailable: false, hasError: true }, 'error'],
  ['the code has none', { isPromoAvailable: false }, 'promo'],
])('F-11 with a voucher for a stay, more may be free without it: %s', (_, answer, reason) => {
  expect(calendarReason(availability(1, answer), true)).toBe(reason);
});
