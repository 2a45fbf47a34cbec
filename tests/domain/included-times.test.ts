import { expect, test } from 'vitest';
import { isAnyTimeIncluded, isIncluded, isTimed } from '../../src/domain/included-times.ts';
import {
  availableRate,
  booking,
  configuration,
  leg,
  rateGroupRate,
  restaurant,
} from '../support/fixtures.ts';

const plain = leg({ rate: availableRate({ rateCode: 'ROOM' }) });
const unknown = leg({ rate: availableRate({ rateCode: 'NOT-DESCRIBED' }) });

function estateWhere(flags: Parameters<typeof rateGroupRate>[0]) {
  const rates = [rateGroupRate({ code: 'ROOM', ...flags })];
  return configuration({
    rateGroups: [{ key: 'all', displayName: 'All', description: '', images: [], rates }],
  });
}

test.each([
  ['includesSpaPool', 'pool'],
  ['includesSpa', 'spa'],
  ['includesBreakfast', 'breakfast'],
  ['includesDinner', 'dinner'],
  ['includesGolf', 'golf'],
] as const)('A §2.9, D-546 %s includes %s times and no others', (flag, time) => {
  const tables = { breakfastRestaurants: [restaurant()], dinnerRestaurants: [restaurant()] };
  const estate = estateWhere({ [flag]: true, ...tables });
  const included = (['pool', 'spa', 'breakfast', 'dinner', 'golf'] as const).filter((each) =>
    isIncluded(estate, plain, each),
  );
  expect(included).toEqual([time]);
  expect(isAnyTimeIncluded(estate, booking({ legs: [unknown, plain] }))).toBe(true);
});

test('D-546 a room-only rate, and one that the estate does not describe, include no times', () => {
  expect(isAnyTimeIncluded(estateWhere({}), booking({ legs: [plain, unknown] }))).toBe(false);
});

test.each(['breakfast', 'dinner'] as const)(
  'F-11 %s without a restaurant is included, with no time',
  (meal) => {
    const estate = estateWhere({ includesBreakfast: true, includesDinner: true });
    expect([isIncluded(estate, plain, meal), isTimed(estate, plain, meal)]).toEqual([true, false]);
    expect(isAnyTimeIncluded(estate, booking({ legs: [plain] }))).toBe(false);
  },
);
