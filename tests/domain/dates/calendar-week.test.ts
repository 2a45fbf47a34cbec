import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstWeekOf,
  hasNextWeek,
  hasPreviousWeek,
  priceOn,
  weekFrom,
} from '../../../src/domain/dates/calendar.ts';
import { addDays, nightsBetween } from '../../../src/domain/dates/dates.ts';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';

const open = calendarDay('2027-05-01', { units: 3 });

const window = { first: '2027-05-01', last: '2029-05-01' };

test('A §9.4 it shows seven days; a day can be clicked where the answer has it and a stay can begin', () => {
  const answer = [
    { ...open, date: '2027-05-03', amount: 13_050, minLengthOfStay: 3 },
    { ...open, date: '2027-04-30', amount: 9_900 },
  ];
  const blank = { price: null, minimumNights: null, canBePicked: false };
  expect(weekFrom('2027-04-30', answer, window, 0)).toEqual([
    { ...blank, date: '2027-04-30', price: 9_900 },
    ...['2027-05-01', '2027-05-02'].map((date) => ({ ...blank, date })),
    { date: '2027-05-03', price: 13_050, minimumNights: 3, canBePicked: true },
    ...['2027-05-04', '2027-05-05', '2027-05-06'].map((date) => ({ ...blank, date })),
  ]);
});

test("A §2.5, E-08 a price includes a night's fees, unless the day is sold out, closed, unpriced or missing", () => {
  const without = [
    { ...open, isAvailable: false },
    { ...open, isClosed: true },
    { ...open, amount: null },
  ];
  expect([open, ...without, undefined].map((day) => priceOn(day, 2_500))).toEqual([
    14_500,
    ...Array<null>(4).fill(null),
  ]);
  expect(weekFrom('2027-05-01', [open], window, 2_500)[0]?.price).toBe(14_500);
});

test('A §4.5 it goes back to the first day of arrival, and forward less than two years', () => {
  expect(hasPreviousWeek('2027-05-01', window)).toBe(false);
  expect(hasPreviousWeek('2027-05-02', window)).toBe(true);
  expect(hasNextWeek('2029-04-23', window)).toBe(true);
  expect(hasNextWeek('2029-04-24', window)).toBe(false);
});

test('A §9.4 it shows seven days in a row with the arrival second, whatever the arrival', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), (offset) => {
      const arrival = addDays('2027-01-01', offset);
      const dates = weekFrom(firstWeekOf(arrival), [], { first: arrival, last: arrival }, 0).map(
        (day) => day.date,
      );
      expect(dates).toHaveLength(7);
      expect(dates[1]).toBe(arrival);
      expect(dates.slice(1).map((date, index) => nightsBetween(dates[index] ?? '', date))).toEqual(
        Array(6).fill(1),
      );
    }),
  );
});
