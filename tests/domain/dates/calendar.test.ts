import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gridStart,
  hasNextMonth,
  hasPreviousMonth,
  MONTH_NIGHTS,
  monthWeeks,
  nightFees,
  priceOn,
  type CalendarDay,
} from '../../../src/domain/dates/calendar.ts';
import { addDays, addMonths, writeDate } from '../../../src/domain/dates/dates.ts';
import { UNKNOWN_FEES } from '../../../src/domain/money/fees.ts';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';

const window = { first: '2027-05-04', last: '2029-05-04' };
const open = calendarDay('2027-05-10', { units: 3 });

describe('A §9.4 the month grid', () => {
  test('starts on the Monday of the week of the 1st', () => {
    expect(gridStart('2027-05-01')).toBe('2027-04-26');
    expect(gridStart('2027-03-01')).toBe('2027-03-01');
    expect(gridStart('2027-08-01')).toBe('2027-07-26');
  });

  test('asks for 41 nights', () => {
    expect(MONTH_NIGHTS).toBe(41);
  });

  test('has six whole weeks, Monday to Sunday, with every day of the month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48 }), (offset) => {
        const month = addMonths('2027-06-01', offset);
        const weeks = monthWeeks(month, [], window, 0, 1);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(weeks.map((week) => writeDate(week[0]?.date ?? '', 'dddd'))).toEqual(Array(6).fill('Monday'));
        const days = weeks.flat().filter((day) => day.isInMonth);
        expect(days[0]?.date).toBe(month);
        expect(addDays(days.at(-1)?.date ?? '', 1)).toBe(addMonths(month, 1));
      }),
    );
  });
});

test('a month begins with the week in which the window does', () => {
  const late = { ...window, first: '2027-05-20' };
  const mondays = (month: string) => monthWeeks(month, [], late, 0, 1).map(([day]) => day?.date);
  expect(mondays('2027-05-01')).toEqual(['2027-05-17', '2027-05-24', '2027-05-31']);
  expect(mondays('2027-06-01')[0]).toBe('2027-05-31');
});

describe('A §2.6 a day of the grid', () => {
  const dayOf = (answer: CalendarDay, fees = 0) =>
    monthWeeks('2027-05-01', [answer], window, fees, 1)
      .flat()
      .find((day) => day.date === answer.date);
  const minimum = { ...open, minLengthOfStay: 2 };

  test.each([
    ['shows the price of its night', open, 0, 12_000, null, true],
    ["E-08 includes a night's fees in its price", open, 2_500, 14_500, null, true],
    // F-08: a levy of 4 % of £120 is £4.80, whatever a share of the stay's levy would be.
    ["F-08 includes the day's own fees instead", { ...open, packagesTotal: 480 }, 600, 12_480, null, true],
    ['can be clicked when sold out', { ...open, isAvailable: false }, 2_500, null, null, true],
    ['A §4.5 cannot be clicked when closed', { ...open, isClosed: true }, 0, null, null, false],
    ['E-11 states a minimum stay above one night', minimum, 0, 12_000, 2, true],
    ['E-11 while a room is left', { ...minimum, isAvailable: false, amount: null }, 0, null, 2, true],
    ['and not without one', { ...minimum, units: 0 }, 0, 12_000, null, true],
    ['nor where it is closed', { ...minimum, isClosed: true }, 0, null, null, false],
    ['E-11 nor for one night', { ...open, minLengthOfStay: 1 }, 0, 12_000, null, true],
  ])('%s', (_, answer, fees, price, minimumNights, canBePicked) => {
    expect(dayOf(answer, fees)).toEqual({
      ...{ date: '2027-05-10', isInMonth: true, isAsked: true },
      ...{ price, minimumNights, canBePicked },
    });
  });

  test('D-36 has no price and cannot be clicked when the answer lacks it', () => {
    const last = monthWeeks('2027-05-01', [open], window, 0, 1).flat().at(-2);
    expect(last).toEqual({
      ...{ date: '2027-06-05', isInMonth: false, isAsked: true },
      ...{ price: null, minimumNights: null, canBePicked: false },
    });
  });

  test.each([
    ['Monday: the last', 1, '2027-05-01', ['2027-06-06']],
    ['Saturday: the first two', 6, '2027-11-01', ['2027-10-30', '2027-10-31']],
    // August 2027 begins on a Sunday: a sixth week would have no night that was asked for.
    ['Sunday: no week of such days', 7, '2027-08-01', []],
  ])('F-11 says nothing of a day that was not asked for; weeks from %s', (_, firstDay, month, dates) => {
    const days = monthWeeks(month, [], window, 0, firstDay).flat();
    expect(days.filter(({ isAsked }) => !isAsked).map(({ date }) => date)).toEqual(dates);
  });
});

test('F-08 prices of two nights with a levy of 4 % add up to that of the stay', () => {
  // £100 and £200: £4 and £8 of levy, not £6 for each.
  const [friday, saturday] = [
    calendarDay('2027-05-07', { amount: 10_000, packagesTotal: 400 }),
    calendarDay('2027-05-08', { amount: 20_000, packagesTotal: 800 }),
  ];
  expect([priceOn(friday, 600), priceOn(saturday, 600)]).toEqual([10_400, 20_800]);
});

describe('F-08 what the fees in the prices are', () => {
  const dog = { fees: [{ code: 'DOG', name: '', amount: 2_500 }], areAll: true };
  const own = { ...open, packagesTotal: 480 };
  const soldOut = { ...open, amount: null };
  test.each([
    ["the search's, where no day says its own", [open], dog, dog],
    ["the estate's, where each day has its own", [own, soldOut], dog, 'byDay'],
    ["the search's, where each day has as much", [{ ...open, packagesTotal: 2_500 }, soldOut], dog, dog],
    ['none, where each day has none', [{ ...open, packagesTotal: 0 }], dog, { fees: [], areAll: true }],
    ['unknown, where only some days have their own', [own, open], dog, UNKNOWN_FEES],
    ["the search's, where nothing is sold", [soldOut], dog, dog],
  ])('%s', (_, days, fees, expected) => {
    expect(nightFees(days, fees)).toEqual(expected);
  });
});

test('A §4.5 it goes back to the first month of arrivals, and forward less than two years', () => {
  expect(hasPreviousMonth('2027-05-01', window)).toBe(false);
  expect(hasPreviousMonth('2027-05-01', { ...window, first: '2027-05-01' })).toBe(false);
  expect(hasPreviousMonth('2027-06-01', window)).toBe(true);
  expect(hasNextMonth('2029-04-01', window)).toBe(true);
  expect(hasNextMonth('2029-05-01', window)).toBe(false);
  expect(hasNextMonth('2029-04-01', { ...window, last: '2029-05-01' })).toBe(false);
});
