import { describe, expect, it } from 'vitest';
import { approximately, rateInto } from '../../../src/domain/money/exchange.ts';
import { POUND } from '../../../src/domain/money/money.ts';

const EURO = { currency: { code: 'EUR', decimals: 2 }, rate: 1.15 };
const YEN = { currency: { code: 'JPY', decimals: 0 }, rate: 190 };

describe('D-567 an approximate amount', () => {
  it('is in whole major units of the other currency', () => {
    // £217.39 at 1.15 is €249.9985.
    expect(approximately(21_739, POUND, EURO)).toBe(25_000);
    // £0.40 at 1.15 is €0.46.
    expect(approximately(40, POUND, EURO)).toBe(0);
    expect(approximately(21_400, POUND, YEN)).toBe(40_660);
  });

  it('converts from a currency with three decimals or none', () => {
    expect(approximately(1_200, { code: 'JPY', decimals: 0 }, { ...EURO, rate: 0.006 })).toBe(700);
    expect(approximately(12_345, { code: 'KWD', decimals: 3 }, { ...EURO, rate: 2.8 })).toBe(3_500);
  });
});

it("D-567 a rate is found by its currency code; the estate's own currency has none", () => {
  expect(rateInto(' eur', POUND, [YEN, EURO])).toEqual(EURO);
  expect(rateInto('USD', POUND, [YEN, EURO])).toBeNull();
  expect(rateInto('', POUND, [YEN, EURO])).toBeNull();
  expect(rateInto('GBP', POUND, [{ currency: POUND, rate: 1 }])).toBeNull();
});
