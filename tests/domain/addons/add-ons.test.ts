import { describe, expect, test, it } from 'vitest';
import {
  clampQuantity,
  eligibleAddOns,
  kindOf,
  newLegPackage,
} from '../../../src/domain/addons/addon-rules.ts';
import type { AddOnContent, PackageSelection } from '../../../src/domain/addons/addons.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { packagePrice, boughtTable, boughtTreatment } from '../../support/extras-fixtures.ts';
import {
  addOn,
  availableRate,
  booking,
  configuration,
  leg,
  openOn,
  quota,
  rateGroup,
  rateGroupRate,
  restaurant,
  search,
} from '../../support/fixtures.ts';
import { timedLegPackage } from '../../../src/domain/addons/package-selections.ts';
import { legBill } from '../../../src/domain/bill/bills.ts';
import { addOnPrice } from '../../../src/domain/money/pricing.ts';
import { extraSlot, packageTeeTime } from '../../steps/addons/addons-stay.ts';
import { spaSlot } from '../../steps/itinerary/itinerary-stay.ts';

describe('A §2.11 the kind of an add-on decides its control', () => {
  const mud = { isMudTreatment: true, mudTreatments: [{ occupancy: 2, durations: [{ code: 'M' }] }] };
  test.each<[string, Partial<AddOnContent>]>([
    ['golf', { isGolf: true }],
    ['table', { restaurant: restaurant({ restaurantId: 'R1' }) }],
    ['treatment', { isSpaTreatments: true }],
    ['mud', mud],
    ['spaGarden', { isSpaGarden: true }],
    ['perItem', {}],
  ])('%s', (kind, fields) => {
    expect(kindOf(addOn({ code: 'X', ...fields }), 0)).toBe(kind);
  });

  test('shows a toggle for an add-on without a kind that is not priced per item', () => {
    expect([1, 2, 3, 4].map((mode) => kindOf(addOn({ code: 'X' }), mode as 1 | 2 | 3 | 4))).toEqual([
      'toggle',
      'toggle',
      'toggle',
      'toggle',
    ]);
  });
});

describe('A §9.9 eligible add-ons', () => {
  const wine = addOn({ code: 'WINE' });
  const roses = addOn({ code: 'ROSE' });
  const couples = addOn({ code: 'DUO', minOccupancy: 2 });
  const sundays = addOn({
    code: 'SUN',
    restaurant: restaurant({ restaurantId: 'R1', daysOpened: openOn('Sunday') }),
  });
  const rates = [
    rateGroupRate({ code: 'ONE', allowedAddOnPackages: ['ROSE', 'DUO', 'NOT-CONFIGURED'] }),
    rateGroupRate({ code: 'TWO', allowedAddOnPackages: ['WINE', 'ROSE', 'SUN'] }),
  ];
  const estate = configuration({
    rateGroups: [rateGroup('all', rates)],
    addOns: [wine, sundays, couples, roses],
  });
  const room = (number: number, rateCode: string, adults = 2) =>
    leg({ leg: number, rate: availableRate({ rateCode }), guestQuota: quota({ adults }) });
  /** Saturday 1 May 2027. */
  const of = (numberOfNights: number, ...legs: Leg[]) =>
    eligibleAddOns(estate, booking({ legs, search: search({ arrivalDate: '2027-05-01', numberOfNights }) }));

  test('are those that a rate allows and the estate configures, in the order of the allowed lists', () => {
    expect(of(1, room(1, 'ONE'), room(2, 'TWO'))).toEqual([
      { content: roses, legs: [1, 2], sortIndex: 0 },
      { content: couples, legs: [1], sortIndex: 1 },
      { content: wine, legs: [2], sortIndex: 3 },
    ]);
  });

  test('exclude a room with fewer adults than MinOccupancy', () => {
    expect(of(1, room(1, 'ONE'), room(2, 'ONE', 1)).map(({ content }) => content.code)).toEqual(['ROSE']);
    expect(of(1, room(1, 'ONE')).map(({ content }) => content.code)).toEqual(['ROSE', 'DUO']);
  });

  test('need their restaurant open on a night of the stay', () => {
    expect(of(1, room(1, 'TWO')).map(({ content }) => content.code)).toEqual(['WINE', 'ROSE']);
    expect(of(2, room(1, 'TWO')).map(({ content }) => content.code)).toEqual(['WINE', 'ROSE', 'SUN']);
  });
});

describe('A §9.9 quantity', () => {
  test.each([
    [0, 1],
    [1, 1],
    [6, 6],
    [7, 6],
    [-2, 1],
    [2.7, 2],
    [Number.NaN, 1],
  ])('%d becomes %i', (asked, quantity) => {
    expect(clampQuantity(asked)).toBe(quantity);
  });

  test('starts at 1', () => {
    expect(newLegPackage(packagePrice(), 4)).toEqual({
      price: packagePrice(),
      quantity: 1,
      selections: [],
      sortIndex: 4,
    });
  });
});

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
