import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInWindow, placeInStay, stayBetween } from '../../../src/domain/dates/calendar-range.ts';
import { addDays } from '../../../src/domain/dates/dates.ts';

const day = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2027-01-01', offset));

describe('A §4.5 two clicks make a stay', () => {
  test.each([
    ['the first day is the arrival', '2027-05-01', '2027-05-03', '2027-05-01', 2],
    ['an earlier second day becomes the arrival', '2027-05-03', '2027-05-01', '2027-05-01', 2],
    ['the same day twice makes none', '2027-05-01', '2027-05-01', null, 0],
    ['A §9.1 14 nights make one', '2027-05-01', '2027-05-15', '2027-05-01', 14],
    ['A §9.1 15 nights do not', '2027-05-01', '2027-05-16', null, 15],
    ['nights are counted when the clocks change', '2027-03-27', '2027-03-29', '2027-03-27', 2],
  ])('%s', (_, one, other, arrivalDate, numberOfNights) => {
    expect(stayBetween(one, other)).toEqual(arrivalDate && { arrivalDate, numberOfNights });
  });

  test('any two days, in either order, make a stay of 1 to 14 nights or none', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const stay = stayBetween(one, other);
        expect(stay).toEqual(stayBetween(other, one));
        if (stay === null) return;
        expect(stay.numberOfNights).toBeGreaterThanOrEqual(1);
        expect(stay.numberOfNights).toBeLessThanOrEqual(14);
        expect([one, other].sort()).toEqual([
          stay.arrivalDate,
          addDays(stay.arrivalDate, stay.numberOfNights),
        ]);
      }),
    );
  });
});

test('A §9.1 the window includes both of its ends', () => {
  const window = { first: '2027-05-01', last: '2029-05-01' };
  const dates = ['2027-04-30', '2027-05-01', '2028-02-29', '2029-05-01', '2029-05-02'];
  expect(dates.map((date) => isInWindow(date, window))).toEqual([false, true, true, true, false]);
});

test('a stay is drawn from its arrival to its departure', () => {
  const stay = { arrivalDate: '2027-05-30', numberOfNights: 2 };
  const dates = ['2027-05-29', '2027-05-30', '2027-05-31', '2027-06-01', '2027-06-02'];
  expect(dates.map((date) => placeInStay(date, stay))).toEqual([
    null,
    'arrival',
    'between',
    'departure',
    null,
  ]);
  expect(placeInStay('2027-05-30', null)).toBeNull();
});
