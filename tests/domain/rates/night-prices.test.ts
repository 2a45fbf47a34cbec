import { expect, test } from 'vitest';
import { nightPrices } from '../../../src/domain/rates/night-prices.ts';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';

const stay = { arrivalDate: '2027-05-01', numberOfNights: 2 };
const days = [
  calendarDay('2027-04-30', { amount: 1 }),
  calendarDay('2027-05-01', { amount: 12_000, packagesTotal: 500 }),
  calendarDay('2027-05-02', { amount: 14_050, packagesTotal: 500 }),
];

test('are those of the stay, fees included, where they add up to its price', () => {
  // £120 + £5 and £140.50 + £5 are £270.50.
  expect(nightPrices(days, stay, 27_050)).toEqual([
    { date: '2027-05-01', amount: 12_500 },
    { date: '2027-05-02', amount: 14_550 },
  ]);
});

test('are not known where they do not add up, or where a night is missing or cannot be had', () => {
  const closed = days.map((day) => ({ ...day, isAvailable: false }));
  expect([
    nightPrices(days, stay, 27_000),
    nightPrices(days.slice(0, 2), stay, 12_500),
    nightPrices(closed, stay, 0),
    nightPrices(days, { ...stay, numberOfNights: 3 }, 27_050),
  ]).toEqual([null, null, null, null]);
});
