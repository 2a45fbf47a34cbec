import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import { addDays, stayDates } from '../../../src/domain/dates/dates.ts';
import { flexibleStays, nightsOf, sumOfStay } from '../../../src/domain/search/flexible-dates.ts';
import { calendarDay } from '../../steps/rooms/rooms-stay.ts';

const window = { first: '2027-05-01', last: '2029-05-01' };

/** From 1 May: £100, £110.50, sold out, £130, £140 (at least two nights), £150. The 7th is unknown. */
const days: CalendarDay[] = [
  calendarDay('2027-05-01', { amount: 10_000 }),
  calendarDay('2027-05-02', { amount: 11_050 }),
  calendarDay('2027-05-03', { amount: null, isAvailable: false, units: 0 }),
  calendarDay('2027-05-04', { amount: 13_000 }),
  calendarDay('2027-05-05', { amount: 14_000, minLengthOfStay: 2 }),
  calendarDay('2027-05-06', { amount: 15_000 }),
];
const dayOf = (date: string) => days.find((day) => day.date === date);

const sum = (arrivalDate: string, numberOfNights: number) =>
  sumOfStay({ arrivalDate, numberOfNights }, dayOf, window);

describe('the sum of a stay by its days', () => {
  test('is unavailable where a night is sold out, even beside an unknown one', () => {
    expect(sum('2027-05-02', 2)).toEqual({ kind: 'unavailable' });
    expect(sum('2027-05-03', 7)).toEqual({ kind: 'unavailable' });
  });

  test('is unknown where a day has no answer', () => {
    expect(sum('2027-05-06', 2)).toEqual({ kind: 'unknown' });
    expect(sum('2027-06-06', 1)).toEqual({ kind: 'unknown' });
  });

  test('E-11 gives the minimum stay where the stay is shorter than its first day allows', () => {
    expect(sum('2027-05-05', 1)).toEqual({ kind: 'tooShort', minimumNights: 2 });
    expect(sum('2027-05-05', 2)).toEqual({ kind: 'priced', total: 29_000 });
  });

  test('A §5.2 is unavailable for an arrival before the first day or after the last', () => {
    expect(sum('2027-04-30', 1)).toEqual({ kind: 'unavailable' });
    expect(sum('2029-05-02', 1)).toEqual({ kind: 'unavailable' });
  });
});

describe('the same nights on other days', () => {
  test('start from three days earlier to three days later, across the end of a month', () => {
    expect(flexibleStays({ arrivalDate: '2027-05-30', numberOfNights: 2 })).toEqual(
      ['27', '28', '29', '30', '31']
        .map((day) => `2027-05-${day}`)
        .concat('2027-06-01', '2027-06-02')
        .map((arrivalDate) => ({ arrivalDate, numberOfNights: 2 })),
    );
  });

  test('need each night once, and none before the first bookable day', () => {
    const stays = flexibleStays({ arrivalDate: '2027-05-02', numberOfNights: 2 });
    expect(nightsOf(stays, window)).toEqual(
      ['01', '02', '03', '04', '05', '06'].map((day) => `2027-05-${day}`),
    );
  });

  test('have a total exactly where every night has a price: the sum of the prices shown', () => {
    const day = fc.record({
      amount: fc.option(fc.integer({ min: 1, max: 99_999 })),
      isClosed: fc.boolean(),
      isKnown: fc.boolean(),
      packagesTotal: fc.option(fc.integer({ min: 0, max: 5_000 })),
    });
    const months = fc.array(day, { minLength: 41, maxLength: 41 });
    const stay = fc.record({
      offset: fc.integer({ min: 0, max: 30 }),
      nights: fc.integer({ min: 1, max: 14 }),
    });
    fc.assert(
      fc.property(months, stay, (cells, { offset, nights }) => {
        const answer = new Map(
          cells.flatMap(({ amount, isClosed, isKnown, packagesTotal }, index) => {
            const date = addDays('2027-05-01', index);
            return isKnown ? [[date, calendarDay(date, { amount, isClosed, packagesTotal })] as const] : [];
          }),
        );
        const stays = flexibleStays({ arrivalDate: addDays('2027-05-01', offset), numberOfNights: nights });
        for (const each of stays.filter(({ arrivalDate }) => arrivalDate >= window.first)) {
          const shown = stayDates(each).map((date) => {
            const known = answer.get(date);
            return known && !known.isClosed && known.amount !== null
              ? known.amount + (known.packagesTotal ?? 0)
              : null;
          });
          const found = sumOfStay(each, (date) => answer.get(date), window);
          const total = shown.reduce<number | null>(
            (all, price) => (all === null || price === null ? null : all + price),
            0,
          );
          expect(found.kind === 'priced' ? found.total : null).toBe(total);
        }
      }),
    );
  });
});
