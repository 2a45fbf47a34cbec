import { expect, test } from 'vitest';
import { suitedFirst } from '../../../src/domain/addons/suited.ts';
import type { RateGroupRate } from '../../../src/domain/rates/rate-groups.ts';
import { packagePrice } from '../../support/extras-fixtures.ts';
import {
  addOn,
  configuration,
  heldLeg,
  rateGroup,
  rateGroupRate,
  restaurant,
} from '../../support/fixtures.ts';

const offer = (code: string, values: Parameters<typeof addOn>[0] = {}, mode: 0 | 2 = 0) => ({
  content: addOn({ code, ...values }),
  price: packagePrice({ code, priceCalculationMode: mode }),
  closedMessage: null as string | null,
  legs: [1],
});

const offers = [
  offer('FIZZ'),
  offer('SPA', { isSpaTreatments: true }),
  offer('DINE', { restaurant: restaurant() }),
  offer('TOYS', {}, 2),
];

function order(rate: Partial<RateGroupRate>, offered = offers) {
  const estate = configuration({ rateGroups: [rateGroup('simple', [rateGroupRate(rate)])] });
  return suitedFirst(offered, estate, [heldLeg()]).map(({ content: { code } }) => code);
}

test('D-618 what the stay lacks comes first, otherwise the order of the hotel stands', () => {
  expect(order({})).toEqual(['SPA', 'DINE', 'TOYS', 'FIZZ']);
  expect(order({ includesDinner: true })).toEqual(['SPA', 'TOYS', 'FIZZ', 'DINE']);
  expect(order({ includesDinner: true, includesSpa: true })).toEqual(['TOYS', 'FIZZ', 'SPA', 'DINE']);
});

test('D-618 nothing that is closed, or for another room, comes first', () => {
  const closed = offers.map((each) => ({ ...each, closedMessage: 'Closed' }));
  const elsewhere = offers.map((each) => ({ ...each, legs: [2] }));
  expect(order({}, closed)).toEqual(['FIZZ', 'SPA', 'DINE', 'TOYS']);
  expect(order({}, elsewhere)).toEqual(['TOYS', 'FIZZ', 'SPA', 'DINE']);
});
