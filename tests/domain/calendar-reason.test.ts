import { expect, test } from 'vitest';
import { calendarReason } from '../../src/domain/calendar-reason.ts';
import { availability } from '../support/fixtures.ts';

test.each([
  ['there is availability', {}, null],
  ['there is none', { IsAvailable: false }, 'dates'],
  ['there is none after an error', { IsAvailable: false, HasError: true }, 'error'],
  ['there is some after an error', { HasError: true }, null],
  ['the code has none', { IsPromoAvailable: false }, 'promo'],
  ['the code has none after an error', { IsPromoAvailable: false, HasError: true }, 'promo'],
  ['the code has some, whatever else is said', { IsPromoAvailable: true, IsAvailable: false }, null],
])('A §4.6 %s', (_, answer, reason) => {
  expect(calendarReason(availability(1, answer))).toBe(reason);
});
