import { describe, expect, test } from 'vitest';
import { dayIn, missingMonth, monthsFrom } from '../../../src/domain/search/month-prices.ts';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';

const window = { first: '2027-05-01', last: '2029-05-01' };
const may = [calendarDay('2027-05-31', { amount: 1 }), calendarDay('2027-06-01', { amount: 2 })];
const june = [calendarDay('2027-06-01', { amount: 3 })];

describe('A §9.4 the days of several months', () => {
  test('a day comes from the answer for its own month, or else for a neighbouring month', () => {
    const prices = { '2027-05-01': may, '2027-06-01': june };
    expect(dayIn(prices, '2027-06-01')?.amount).toBe(3);
    expect(dayIn({ '2027-05-01': may }, '2027-06-01')?.amount).toBe(2);
    expect(dayIn(prices, '2027-06-02')).toBeUndefined();
  });

  test('months stand side by side as far as the last arrival', () => {
    expect(monthsFrom('2027-12-01', 2, window)).toEqual(['2027-12-01', '2028-01-01']);
    expect(monthsFrom('2029-05-01', 2, window)).toEqual(['2029-05-01']);
  });

  test('the months shown are asked for first, then the month of a day that no other answer has', () => {
    const shown = ['2027-05-01', '2027-06-01'];
    expect(missingMonth({}, shown, [])).toBe('2027-05-01');
    expect(missingMonth({ '2027-05-01': may }, shown, [])).toBe('2027-06-01');
    expect(missingMonth({ '2027-05-01': may }, ['2027-05-01'], ['2027-06-01'])).toBeNull();
    expect(missingMonth({ '2027-05-01': may }, ['2027-05-01'], ['2027-06-02'])).toBe('2027-06-01');
  });

  test('a month whose answer lacks a day is not asked for again', () => {
    expect(missingMonth({ '2027-05-01': [] }, ['2027-05-01'], ['2027-05-12'])).toBeNull();
  });
});
