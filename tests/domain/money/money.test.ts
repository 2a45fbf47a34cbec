import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currencyOf,
  POUND,
  roundUpToWhole,
  sumAmounts,
  toMajorUnits,
  toMinorUnits,
} from '../../../src/domain/money/money.ts';

const YEN = { code: 'JPY', decimals: 0 };
const DINAR = { code: 'KWD', decimals: 3 };

test('D-566 a currency has as many decimals as its minor unit', () => {
  expect(['GBP', 'jpy', 'KWD', 'EUR'].map(currencyOf)).toEqual([
    POUND,
    YEN,
    DINAR,
    { code: 'EUR', decimals: 2 },
  ]);
  expect(['', '£', 'POUND', '  '].map(currencyOf)).toEqual([null, null, null, null]);
});

describe("A §7.2 the server's amounts", () => {
  test.each([
    [120, 12_000],
    [120.5, 12_050],
    [19.99, 1_999],
    [1.005, 101],
    [0.004, 0],
    [0.29, 29],
    [-1.005, -100],
    [0, 0],
    [1e-7, 0],
    [-0.001, 0],
  ])('£%d is %i pence', (pounds, pence) => {
    expect(toMinorUnits(pounds, POUND)).toBe(pence);
  });

  test.each([
    [12_000, YEN, 12_000],
    [12_000.5, YEN, 12_001],
    [12.345, DINAR, 12_345],
    [1.0005, DINAR, 1_001],
  ])('%d in %j is %i', (major, currency, minor) => {
    expect(toMinorUnits(major, currency)).toBe(minor);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300])(
    '%d is no amount',
    (pounds) => {
      expect(() => toMinorUnits(pounds, POUND)).toThrow(RangeError);
    },
  );

  test('an amount that is sent reads back the same', () => {
    const currencies = fc.constantFrom(POUND, YEN, DINAR);
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), currencies, (amount, currency) => {
        expect(toMinorUnits(toMajorUnits(amount, currency), currency)).toBe(amount);
      }),
    );
  });
});

test.each([
  [12_000, POUND, 12_000],
  [12_001, POUND, 12_100],
  [12_099, POUND, 12_100],
  [12_001, YEN, 12_001],
  [12_001, DINAR, 13_000],
])('%i in %j is shown as %i, never less than it costs', (amount, currency, shown) => {
  expect(roundUpToWhole(amount, currency)).toBe(shown);
});

test('sums stay whole pence where sums of pounds would not', () => {
  expect(sumAmounts([10, 20])).toBe(30);
  expect(sumAmounts([])).toBe(0);
});
