import { describe, expect, test } from 'vitest';
import { clampQuantity, eligibleAddOns, kindOf, newLegPackage } from '../../src/domain/addon-rules.ts';
import type { AddOnContent } from '../../src/domain/addons.ts';
import type { Leg } from '../../src/domain/booking.ts';
import { packagePrice } from '../support/extras-fixtures.ts';
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
} from '../support/fixtures.ts';

describe('A §2.11 the kind of an add-on decides its control', () => {
  const mud = { isMudTreatment: true, mudTreatments: [{ occupancy: 2, durations: [{ code: 'M' }] }] };
  test.each<[string, Partial<AddOnContent>]>([
    ['golf', { isGolf: true }],
    ['restaurant', { restaurant: restaurant({ restaurantId: 'R1' }) }],
    ['spa', { isSpaTreatments: true }],
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
