import { expect, test } from 'vitest';
import { isAnyTimeIncluded, isIncluded } from '../../src/domain/included-times.ts';
import { availableRate, booking, configuration, leg, rateGroupRate } from '../support/fixtures.ts';

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
  const estate = estateWhere({ [flag]: true });
  const included = (['pool', 'spa', 'breakfast', 'dinner', 'golf'] as const).filter((each) =>
    isIncluded(estate, plain, each),
  );
  expect(included).toEqual([time]);
  expect(isAnyTimeIncluded(estate, booking({ legs: [unknown, plain] }))).toBe(true);
});

test('D-546 a room-only rate, and one that the estate does not describe, include no times', () => {
  expect(isAnyTimeIncluded(estateWhere({}), booking({ legs: [plain, unknown] }))).toBe(false);
});
