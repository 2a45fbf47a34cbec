import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpaItem } from '../../src/domain/spa.ts';
import { durationsOf, itemsOn, treatmentsOf } from '../../src/domain/spa-durations.ts';
import { spaDuration, treatment as treatmentOf } from '../support/extras-fixtures.ts';

function treatment(...durations: [Code: string, IsIncluded: boolean][]) {
  return treatmentOf({
    Durations: durations.map(([Code, IsIncluded]) =>
      spaDuration(999, { Code, Id: `content-${Code}`, Duration: 999, Price: 5_000, IsIncluded }),
    ),
  });
}

const items: SpaItem[] = [
  { Code: 'M90', ID: '902', Length: 105, Interval: 15, StandardPrice: 13_250 },
  { Code: 'M60', ID: '602', Length: 70, Interval: 10, StandardPrice: 9_500 },
  { Code: 'M30', ID: '302', Length: 45, Interval: 15, StandardPrice: 5_800 },
];

describe('A §9.7 durations of a treatment on a day', () => {
  test('minutes are Length − Interval, the price is StandardPrice, the shortest comes first', () => {
    expect(durationsOf(treatment(['M90', false], ['M30', false], ['M60', true]), items)).toEqual([
      // 58 − 95
      { Code: 'M30', Id: '302', Duration: 30, Price: 5_800, IsIncluded: false, PriceDifference: -3_700 },
      { Code: 'M60', Id: '602', Duration: 60, Price: 9_500, IsIncluded: true, PriceDifference: 0 },
      // 132.50 − 95
      { Code: 'M90', Id: '902', Duration: 90, Price: 13_250, IsIncluded: false, PriceDifference: 3_750 },
    ]);
  });

  test('a duration that matches no item is removed', () => {
    expect(durationsOf(treatment(['M60', true], ['M45', false]), items).map(({ Code }) => Code)).toEqual([
      'M60',
    ]);
  });

  test('the difference is the full price where no duration is included', () => {
    expect(durationsOf(treatment(['M90', false]), items)).toEqual([
      { Code: 'M90', Id: '902', Duration: 90, Price: 13_250, IsIncluded: false, PriceDifference: 13_250 },
    ]);
  });

  test('an included duration that is not sold that day counts with its configured price', () => {
    // 132.50 − 50
    expect(durationsOf(treatment(['M90', false], ['M45', true]), items)).toEqual([
      { Code: 'M90', Id: '902', Duration: 90, Price: 13_250, IsIncluded: false, PriceDifference: 8_250 },
    ]);
  });

  test('A §3.14 an item is found by its id where the codes differ', () => {
    const byId: SpaItem = { Code: 'OTHER', ID: 'content-M60', Length: 60, Interval: 0, StandardPrice: 1 };
    expect(durationsOf(treatment(['M60', true]), [byId]).map(({ Id }) => Id)).toEqual(['content-M60']);
  });

  test('a treatment without a duration that day is not shown', () => {
    const facial = { ...treatment(['F45', true]), Id: 'T2' };
    expect(treatmentsOf([facial, treatment(['M60', true])], items).map(({ Id }) => Id)).toEqual(['T1']);
  });

  test('a day that the answer lacks has nothing', () => {
    const days = [{ Date: '2027-05-10', Items: items }];
    expect(itemsOn(days, '2027-05-10')).toEqual(items);
    expect(itemsOn(days, '2027-05-11')).toEqual([]);
  });

  test('whatever is sold, no duration is without a price or out of order, and included ones cost nothing more', () => {
    const codes = fc.constantFrom('M30', 'M60', 'M90', 'M45');
    const item = fc.record({
      Code: codes,
      ID: fc.string({ minLength: 1 }),
      Length: fc.integer({ min: 30, max: 200 }),
      Interval: fc.integer({ min: 0, max: 29 }),
      StandardPrice: fc.integer({ min: 0, max: 50_000 }),
    });
    const wanted = fc.array(fc.tuple(codes, fc.boolean()), { maxLength: 5 });
    fc.assert(
      fc.property(wanted, fc.array(item, { maxLength: 6 }), (durations, sold) => {
        const found = durationsOf(treatment(...durations), sold);
        const minutes = found.map(({ Duration }) => Duration);
        expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
        for (const { Price, PriceDifference, IsIncluded } of found) {
          expect(Number.isInteger(Price) && Number.isInteger(PriceDifference)).toBe(true);
          expect(PriceDifference).toBeLessThanOrEqual(Price);
          if (IsIncluded) expect(PriceDifference).toBe(0);
        }
      }),
    );
  });
});
