import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { penceToPounds, poundsToPence, sumPence } from '../../src/domain/money.ts';

describe('A §7.2 amounts of the server, in pounds', () => {
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
    expect(poundsToPence(pounds)).toBe(pence);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300])(
    '%d is no money',
    (pounds) => {
      expect(() => poundsToPence(pounds)).toThrow(RangeError);
    },
  );

  test('what is sent comes back as the same pence', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (pence) => {
        expect(poundsToPence(penceToPounds(pence))).toBe(pence);
      }),
    );
  });
});

test('sums are whole pence where pounds would not be', () => {
  expect(sumPence([10, 20])).toBe(30);
  expect(sumPence([])).toBe(0);
});
