import { expect, test } from 'vitest';
import { nextFreeStay } from '../../../src/domain/search/next-free-stay.ts';
import { addDays } from '../../../src/domain/dates/dates.ts';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';

const WINDOW = { first: '2027-04-20', last: '2027-06-15' };

/** A month of days with rooms only on these. */
function month(first: string, days: number, free: string[], minimum: number | null = null) {
  return Array.from({ length: days }, (_, day) => addDays(first, day)).map((date) =>
    calendarDay(date, { isAvailable: free.includes(date), minLengthOfStay: minimum }),
  );
}

const may = (...free: string[]) => ({ '2027-05-01': month('2027-05-01', 31, free) });
const june = (...free: string[]) => ({ '2027-06-01': month('2027-06-01', 30, free) });
const next = (prices: Parameters<typeof nextFreeStay>[0], nights: number) =>
  nextFreeStay(prices, '2027-05-03', nights, WINDOW);
const found = (arrivalDate: string, numberOfNights: number) => ({
  kind: 'found',
  stay: { arrivalDate, numberOfNights },
});

test('is the first day from the given one on which each night has a room', () => {
  const some = may('2027-05-02', '2027-05-05', '2027-05-08', '2027-05-09');
  expect([next(some, 1), next(some, 2)]).toEqual([found('2027-05-05', 1), found('2027-05-08', 2)]);
});

test('asks for the month of the first day that nobody knows, also in the middle of a stay', () => {
  expect(next({}, 1)).toEqual({ kind: 'ask', month: '2027-05-01' });
  expect(next(may(), 1)).toEqual({ kind: 'ask', month: '2027-06-01' });
  expect(next(may('2027-05-31'), 2)).toEqual({ kind: 'ask', month: '2027-06-01' });
  const both = { ...may('2027-05-31'), ...june('2027-06-01') };
  expect(next(both, 2)).toEqual(found('2027-05-31', 2));
});

test('is long enough for the day of arrival', () => {
  const long = { '2027-05-01': month('2027-05-01', 31, ['2027-05-05', '2027-05-06'], 2) };
  expect([next(long, 1).kind, next(long, 2)]).toEqual(['ask', found('2027-05-05', 2)]);
});

test('is none where the calendar ends first, and an answer without its days does not ask for ever', () => {
  expect(next({ ...may(), ...june() }, 1)).toEqual({ kind: 'none' });
  expect(next({ '2027-05-01': [], '2027-06-01': [] }, 2)).toEqual({ kind: 'none' });
  // The night after the last arrival is in a month that the calendar does not offer.
  const last = { first: '2027-04-20', last: '2027-06-30' };
  expect(nextFreeStay({ ...may(), ...june('2027-06-30') }, '2027-05-03', 2, last)).toEqual({ kind: 'none' });
});
