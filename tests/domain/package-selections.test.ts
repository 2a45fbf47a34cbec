import { describe, expect, it } from 'vitest';
import type { PackageSelection } from '../../src/domain/addons.ts';
import { timedLegPackage } from '../../src/domain/package-selections.ts';
import { legBill } from '../../src/domain/bills.ts';
import { addOnPrice } from '../../src/domain/pricing.ts';
import { extraSlot, packageTeeTime } from '../support/addons-stay.ts';
import { boughtTable, boughtTreatment, packagePrice } from '../support/extras-fixtures.ts';
import { booking, leg, quota } from '../support/fixtures.ts';
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
    // 2 × £50.
    expect(addOnPrice(timedLegPackage(price, 0, [boughtTable(`${DAY}T19:00:00`)]), quota())).toBe(10_000);
  });

  it.each([
    // Mode, sum and number on the bill of £50 for two players and one: 2 adults, 1 child, 1 infant.
    [0, 15_000, 3],
    [1, 20_000, 2],
    [2, 20_000, 2],
    [3, 40_000, 2],
    [4, 10_000, 2],
  ] as const)('F-04 prices golf on two dates for each, in mode %i %i, and says so', (mode, pence, shown) => {
    const golf = ['2027-05-10', '2027-05-11'].map((date, index): PackageSelection => ({
      ...{ kind: 'golf', date, quantity: 2 - index },
      time: packageTeeTime(`${date}T10:10:00`),
    }));
    const guestQuota = quota({ adults: 2, children: 1, infants: 1 });
    const bought = (selections: PackageSelection[]) => {
      const room = leg({
        guestQuota,
        packages: [timedLegPackage({ ...price, priceCalculationMode: mode }, 0, selections)],
      });
      return legBill(booking({ legs: [room] }), room).addOns;
    };
    expect(bought(golf)).toEqual([{ code: 'WINE', quantity: shown, amount: pence }]);
    expect(bought(golf.slice(0, 1)).map(({ quantity }) => quantity)).toEqual([mode === 0 ? 2 : null]);
  });

  it('D-49 counts treatments, each at the price of its time or else of its duration', () => {
    const dear = spaSlot(`${DAY}T10:30:00`, { treatmentTimes: [{ actualPrice: 10_000 }] });
    const addOn = timedLegPackage(price, 0, [
      boughtTreatment(`${DAY}T10:30:00`, { time: dear }),
      boughtTreatment(`${DAY}T14:30:00`),
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
