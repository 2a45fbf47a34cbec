import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpaItem } from '../../../src/domain/spa/spa.ts';
import { durationsOf, itemsOn, treatmentsOf } from '../../../src/domain/spa/spa-durations.ts';
import { spaDuration, treatment as treatmentOf } from '../../support/extras-fixtures.ts';

function treatment(...durations: [Code: string, IsIncluded: boolean][]) {
  return treatmentOf({
    durations: durations.map(([code, isIncluded]) =>
      spaDuration(999, { code, id: `content-${code}`, duration: 999, price: 5_000, isIncluded }),
    ),
  });
}

const items: SpaItem[] = [
  { code: 'M90', id: '902', length: 105, interval: 15, standardPrice: 13_250 },
  { code: 'M60', id: '602', length: 70, interval: 10, standardPrice: 9_500 },
  { code: 'M30', id: '302', length: 45, interval: 15, standardPrice: 5_800 },
];

describe('A §9.7 durations of a treatment on a day', () => {
  test('are Length − Interval minutes long at StandardPrice, the shortest first', () => {
    expect(durationsOf(treatment(['M90', false], ['M30', false], ['M60', true]), items)).toEqual([
      // 58 − 95 = −37.
      { code: 'M30', id: '302', duration: 30, price: 5_800, isIncluded: false, priceDifference: -3_700 },
      { code: 'M60', id: '602', duration: 60, price: 9_500, isIncluded: true, priceDifference: 0 },
      // 132.50 − 95 = 37.50.
      { code: 'M90', id: '902', duration: 90, price: 13_250, isIncluded: false, priceDifference: 3_750 },
    ]);
  });

  test('cost the full price as the difference where none is included', () => {
    expect(durationsOf(treatment(['M90', false]), items)).toEqual([
      { code: 'M90', id: '902', duration: 90, price: 13_250, isIncluded: false, priceDifference: 13_250 },
    ]);
  });

  test('use the configured price of an included duration that is not sold that day', () => {
    // 132.50 − 50 = 82.50.
    expect(durationsOf(treatment(['M90', false], ['M45', true]), items)).toEqual([
      { code: 'M90', id: '902', duration: 90, price: 13_250, isIncluded: false, priceDifference: 8_250 },
    ]);
  });

  test('A §3.14 find an item by its id where the codes differ', () => {
    const byId: SpaItem = { code: 'OTHER', id: 'content-M60', length: 60, interval: 0, standardPrice: 1 };
    expect(durationsOf(treatment(['M60', true]), [byId]).map(({ id }) => id)).toEqual(['content-M60']);
  });

  test('show no treatment without a duration that day', () => {
    const facial = { ...treatment(['F45', true]), id: 'T2' };
    expect(treatmentsOf([facial, treatment(['M60', true])], items).map(({ id }) => id)).toEqual(['T1']);
  });

  test('are none on a day that the answer lacks', () => {
    const days = [{ date: '2027-05-10', items }];
    expect(itemsOn(days, '2027-05-10')).toEqual(items);
    expect(itemsOn(days, '2027-05-11')).toEqual([]);
  });

  test('always have a price and stand in order, and included ones cost nothing more', () => {
    const codes = fc.constantFrom('M30', 'M60', 'M90', 'M45');
    const item = fc.record({
      code: codes,
      id: fc.string({ minLength: 1 }),
      length: fc.integer({ min: 30, max: 200 }),
      interval: fc.integer({ min: 0, max: 29 }),
      standardPrice: fc.integer({ min: 0, max: 50_000 }),
    });
    const wanted = fc.array(fc.tuple(codes, fc.boolean()), { maxLength: 5 });
    fc.assert(
      fc.property(wanted, fc.array(item, { maxLength: 6 }), (durations, sold) => {
        const found = durationsOf(treatment(...durations), sold);
        const minutes = found.map(({ duration }) => duration);
        expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
        for (const { price, priceDifference, isIncluded } of found) {
          expect(Number.isInteger(price) && Number.isInteger(priceDifference)).toBe(true);
          expect(priceDifference).toBeLessThanOrEqual(price);
          if (isIncluded) expect(priceDifference).toBe(0);
        }
      }),
    );
  });
});
