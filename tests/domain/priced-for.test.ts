import { describe, expect, test } from 'vitest';
import { isPricedFor } from '../../src/domain/priced-for.ts';
import { packagePrice, quota } from './builders.ts';

describe('D-321 what is priced for each child is for rooms with children', () => {
  const perChild = packagePrice({ Amount: 1_200, PriceCalculationMode: 2 });
  const couple = quota({ Adults: 2 });

  test('not for two adults; for a child, and for an infant (A §9.6)', () => {
    expect(isPricedFor(perChild, couple)).toBe(false);
    expect(isPricedFor(perChild, quota({ Children: 1 }))).toBe(true);
    expect(isPricedFor(perChild, quota({ Infants: 1 }))).toBe(true);
  });

  test('an AmountOverride is the same for everybody, and so is every other mode', () => {
    expect(isPricedFor({ ...perChild, AmountOverride: 500 }, couple)).toBe(true);
    for (const PriceCalculationMode of [0, 1, 3, 4] as const) {
      expect(isPricedFor(packagePrice({ PriceCalculationMode }), couple)).toBe(true);
    }
  });
});
