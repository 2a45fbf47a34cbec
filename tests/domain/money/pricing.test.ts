import { describe, expect, test } from 'vitest';
import type { PriceCalculationMode } from '../../../src/domain/addons/addons.ts';
import { dueInParts, dueOnArrival, dueToday, isGuaranteed, legBill } from '../../../src/domain/bill/bills.ts';
import {
  addOnPrice,
  addOnsTotal,
  legTotal,
  packagePrice as priceOf,
  spaUpgrades,
} from '../../../src/domain/money/pricing.ts';
import { boughtTreatment, legPackage, packagePrice, spaSelection } from '../../support/extras-fixtures.ts';
import { availableRate, booking, fee, leg, quota } from '../../support/fixtures.ts';
import { moneyVoucher } from '../../steps/payment/voucher-fixtures.ts';

const FAMILY = quota({ adults: 2, children: 1, infants: 1, childAges: [7, 2] });

describe('A §9.6 package price by PriceCalculationMode', () => {
  test.each<[PriceCalculationMode, string, number]>([
    [0, 'per item: × quantity', 3_000],
    [1, 'per adult: × 2 adults', 2_000],
    [2, 'per child: × 2 children and infants', 2_000],
    [3, 'per person: × 4', 4_000],
    [4, 'per room: × quantity', 3_000],
  ])('mode %i, %s', (priceCalculationMode, _, pence) => {
    expect(priceOf(packagePrice({ amount: 1_000, priceCalculationMode }), 3, FAMILY)).toBe(pence);
  });

  test('an AmountOverride replaces every mode: quantity × AmountOverride, also when it is 0', () => {
    const mud = packagePrice({ amount: 1_000, amountOverride: 4_500, priceCalculationMode: 3 });
    expect(priceOf(mud, 1, FAMILY)).toBe(4_500);
    expect(priceOf(mud, 2, FAMILY)).toBe(9_000);
    expect(priceOf({ ...mud, amountOverride: 0 }, 2, FAMILY)).toBe(0);
  });

  test("D-49 treatments cost the sum of their times' prices, or else the duration's price", () => {
    const treatment = (prices: number[], price: number) => {
      const treatmentTimes = prices.map((actualPrice) => ({ actualPrice }));
      return boughtTreatment('2027-05-01T15:00:00', {
        price,
        time: { ...spaSelection(0).time, treatmentTimes },
      });
    };
    const spa = legPackage({ quantity: 2, selections: [treatment([9_500], 9_000), treatment([], 7_000)] });
    expect(addOnPrice(spa, FAMILY)).toBe(16_500);
    expect(addOnPrice(legPackage({ selections: [treatment([9_500], 9_000)] }), FAMILY)).toBe(9_500);
  });
});

/** A £320 room with £35 of fees, £45 of add-ons and a £15 upgrade: £415. */
const RICH = leg({
  leg: 1,
  rate: availableRate({ amount: 32_000, requiresDeposit: true }),
  guestQuota: FAMILY,
  includedPackages: [fee('CHILD', 2_000, { quantityRequired: 2 }), fee('DOG', 1_500)],
  packages: [
    legPackage({ price: packagePrice({ code: 'WINE', amount: 1_500 }), quantity: 2 }),
    legPackage({
      price: packagePrice({ code: 'ROSE', amount: 1_500, priceCalculationMode: 4 }),
      sortIndex: 1,
    }),
  ],
  spaPackages: [spaSelection(1_500), spaSelection(0), spaSelection(-1_000)],
});

/** A £200 room to pay on arrival, with a £12 add-on: £212. */
const PLAIN = leg({
  leg: 2,
  rate: availableRate({ amount: 20_000 }),
  packages: [legPackage({ price: packagePrice({ code: 'WINE', amount: 1_200 }) })],
});

describe('A §9.6, B §9 the total of a room', () => {
  test('D-103 leg total = rate + included packages + add-ons + spa upgrades', () => {
    expect(addOnsTotal(RICH)).toBe(4_500);
    expect(spaUpgrades(RICH)).toBe(1_500);
    expect(legTotal(RICH)).toBe(41_500);
    expect(legTotal(leg())).toBe(0);
  });
});

describe('B §2.4 the bill of a room', () => {
  test('lists every amount', () => {
    const both = booking({ legs: [RICH, PLAIN], vouchers: [moneyVoucher('V1', 42_000)] });
    expect(legBill(both, RICH)).toEqual({
      leg: 1,
      roomAndRate: 32_000,
      included: [
        { code: 'CHILD', name: '', quantity: 2, amount: 2_000 },
        { code: 'DOG', name: '', quantity: 1, amount: 1_500 },
      ],
      spaUpgrades: 1_500,
      addOns: [
        { code: 'WINE', quantity: 2, amount: 3_000 },
        { code: 'ROSE', quantity: null, amount: 1_500 },
      ],
      addOnsTotal: 4_500,
      total: 41_500,
      vouchers: 41_500,
      payable: 0,
    });
    expect(legBill(booking(), leg()).roomAndRate).toBe(0);
    expect(legBill(both, PLAIN)).toMatchObject({ total: 21_200, vouchers: 500, payable: 20_700 });
  });
});

describe('B §2.5, §9, D-50 what is due today and on arrival', () => {
  test('deposit rooms and all add-ons are paid today, other rooms on arrival', () => {
    const both = booking({ legs: [RICH, PLAIN] });
    expect(dueToday(both)).toEqual({
      rooms: [
        {
          leg: 1,
          amount: 35_500,
          // E-08: shown beside the amount that includes them.
          fees: [
            { code: 'CHILD', name: '', amount: 2_000 },
            { code: 'DOG', name: '', amount: 1_500 },
          ],
          spaUpgrades: 1_500,
          addOns: 4_500,
          vouchers: 0,
          total: 41_500,
        },
        { leg: 2, amount: 0, fees: [], spaUpgrades: 0, addOns: 1_200, vouchers: 0, total: 1_200 },
      ],
      beforeVouchers: 42_700,
      total: 42_700,
    });
    expect(dueOnArrival(both)).toEqual({
      rooms: [{ leg: 2, amount: 20_000, fees: [], spaUpgrades: 0, addOns: 0, vouchers: 0, total: 20_000 }],
      beforeVouchers: 20_000,
      total: 20_000,
    });
  });

  test("a room's vouchers first lower what is due today, then what is due on arrival", () => {
    const one = booking({ legs: [PLAIN], vouchers: [moneyVoucher('V1', 5_000)] });
    expect(dueToday(one)).toEqual({
      rooms: [{ leg: 2, amount: 0, fees: [], spaUpgrades: 0, addOns: 1_200, vouchers: 1_200, total: 0 }],
      beforeVouchers: 1_200,
      total: 0,
    });
    expect(dueOnArrival(one)).toEqual({
      rooms: [
        { leg: 2, amount: 20_000, fees: [], spaUpgrades: 0, addOns: 0, vouchers: 3_800, total: 16_200 },
      ],
      beforeVouchers: 20_000,
      total: 16_200,
    });
  });

  test('what is paid today and what on arrival, where the guest pays at both times', () => {
    const parts = [[RICH, PLAIN], [PLAIN], [RICH], [{ ...PLAIN, packages: [] }]].map((legs) =>
      dueInParts(booking({ legs })),
    );
    expect(parts).toEqual([
      { today: 42_700, onArrival: 20_000 },
      { today: 1_200, onArrival: 20_000 },
      null,
      null,
    ]);
    expect(dueInParts(booking({ legs: [PLAIN], vouchers: [moneyVoucher('V1', 5_000)] }))).toBeNull();
  });

  test('a single penny is due', () => {
    const penny = booking({ legs: [leg({ rate: availableRate({ amount: 1 }) })] });
    expect(dueOnArrival(penny)).toMatchObject({ beforeVouchers: 1, total: 1 });
  });

  test.each([
    ['a room that is paid on arrival', [PLAIN], 0, true],
    ['the deposit is paid today', [RICH], 0, false],
    // £200 for the room and £12 of add-ons.
    ['vouchers that pay all', [PLAIN], 21_200, false],
    ['vouchers that leave a penny', [PLAIN], 21_199, true],
    ['a rate without a guarantee', [leg({ rate: availableRate({ requiresGuarantee: false }) })], 0, false],
  ])('F-11 a card guarantee: %s', (_, legs, amount, expected) => {
    const vouchers = amount > 0 ? [moneyVoucher('V1', amount)] : [];
    expect(isGuaranteed(booking({ legs, vouchers }))).toBe(expected);
  });

  test('a panel has no rooms where nothing is due before vouchers, and is hidden', () => {
    const arrivalOnly = booking({ legs: [leg({ rate: availableRate() })] });
    expect(dueToday(arrivalOnly)).toEqual({
      rooms: [],
      beforeVouchers: 0,
      total: 0,
    });
  });
});
