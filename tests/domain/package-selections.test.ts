import { describe, expect, it } from 'vitest';
import type { PackageSelection } from '../../src/domain/addons.ts';
import { timedLegPackage } from '../../src/domain/package-selections.ts';
import { addOnPrice } from '../../src/domain/pricing.ts';
import { extraSlot, packageTeeTime } from '../support/addons-stay.ts';
import { packagePrice } from '../support/extras-fixtures.ts';
import { quota } from '../support/fixtures.ts';
import { spaSlot } from '../support/itinerary-stay.ts';

const DAY = '2027-05-10';
const price = packagePrice({ amount: 5_000 });

describe('A §7.9 an add-on with its times', () => {
  it('counts golf and tables: the quantity is the sum', () => {
    const rounds: PackageSelection[] = [
      { kind: 'golf', date: DAY, quantity: 2, time: packageTeeTime(`${DAY}T10:10:00`) },
      { kind: 'golf', date: '2027-05-11', quantity: 1, time: packageTeeTime('2027-05-11T10:10:00') },
    ];
    expect(timedLegPackage(price, 4, rounds)).toEqual({
      price,
      quantity: 3,
      selections: rounds,
      sortIndex: 4,
    });
    const tables: PackageSelection[] = [
      { kind: 'table', date: DAY, quantity: 2, restaurant: 'BOAT', timeslot: `${DAY}T19:00:00` },
    ];
    // 2 × £50.
    expect(addOnPrice(timedLegPackage(price, 0, tables), quota())).toBe(10_000);
  });

  it('D-49 counts treatments, each at the price of its time or else of its duration', () => {
    const treatment = (time: string, actualPrice: number[]): PackageSelection => ({
      kind: 'treatment',
      date: DAY,
      guestIndex: 0,
      displayName: 'Honey Massage',
      durationId: 'id-HM60',
      duration: 60,
      price: 9_500,
      time: spaSlot(time, { treatmentTimes: actualPrice.map((amount) => ({ actualPrice: amount })) }),
    });
    const addOn = timedLegPackage(price, 0, [
      treatment(`${DAY}T10:30:00`, [10_000]),
      treatment(`${DAY}T14:30:00`, []),
    ]);
    expect(addOn.quantity).toBe(2);
    // £100 + £95.
    expect(addOnPrice(addOn, quota())).toBe(19_500);
  });

  it("charges mud room and spa garden once, and AmountOverride is the start's ActualPrice (A §9.6)", () => {
    for (const kind of ['mud', 'spaGarden'] as const) {
      const selections: PackageSelection[] = [
        { kind, code: 'K', guestIndexes: [0, 1], time: extraSlot(`${DAY}T10:00:00`, 7_800) },
      ];
      const addOn = timedLegPackage({ ...price, priceCalculationMode: 3 }, 0, selections);
      expect([addOn.quantity, addOn.price.amountOverride]).toEqual([1, 7_800]);
      expect(addOnPrice(addOn, quota())).toBe(7_800);
    }
  });
});
