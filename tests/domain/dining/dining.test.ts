import { describe, expect, test } from 'vitest';
import { diningDates, diningDatesOf } from '../../../src/domain/dining/dining-rows.ts';
import {
  boathouse,
  diningDay,
  MONDAY,
  STAY,
  stillroom,
  TUESDAY,
} from '../../steps/itinerary/itinerary-stay.ts';
import { hasDinner, hasMeal } from '../../../src/domain/dining/dinner.ts';
import { legPackage, packagePrice } from '../../support/extras-fixtures.ts';
import {
  addOn,
  availableRate,
  configuration,
  leg,
  rateGroup,
  rateGroupRate,
  restaurant,
  booking,
} from '../../support/fixtures.ts';
import { isAnyTimeIncluded, isIncluded, isTimed } from '../../../src/domain/addons/included-times.ts';

describe('A §7.8 the dates of a meal', () => {
  test('dinner is on the first night only where the rate limits it', () => {
    expect(diningDates('dinner', STAY, true)).toEqual([MONDAY]);
  });
});

describe('F-03 what a date offers', () => {
  const boathouseAtEight = { restaurant: boathouse, times: ['2027-05-10T20:00:00'] };
  const closedOnMonday = { ...stillroom, daysOpened: { ...stillroom.daysOpened, Monday: false } };

  test.each([
    ['full', stillroom, { STILL: [], BOAT: ['20:00'] }, [boathouseAtEight]],
    ['closed', closedOnMonday, { STILL: [], BOAT: ['20:00'] }, [boathouseAtEight]],
    [
      'closed, whatever times are sent',
      closedOnMonday,
      { STILL: ['18:00'], BOAT: ['20:00'] },
      [boathouseAtEight],
    ],
    ['closed and the other full', closedOnMonday, { STILL: [], BOAT: [] }, []],
    ['closed, with times, and the other full', closedOnMonday, { STILL: ['18:00'], BOAT: [] }, []],
  ])('of two restaurants where one is %s, the one with tables', (_, first, tables, options) => {
    expect(diningDatesOf([MONDAY], [diningDay(MONDAY, tables)], [first, boathouse])).toEqual([
      { date: MONDAY, options },
    ]);
  });

  test.each([
    ['no restaurant has availability', diningDay(MONDAY, {})],
    ['every restaurant lacks times', diningDay(MONDAY, { STILL: [], BOAT: [] })],
    ['the answer lacks the date', diningDay(TUESDAY, { STILL: ['18:00'] })],
    ['the restaurant is not one of the rate', diningDay(MONDAY, { GRILL: ['18:00'] })],
  ])('nothing where %s', (_, day) => {
    expect(diningDatesOf([MONDAY], [day], [stillroom, boathouse])).toEqual([{ date: MONDAY, options: [] }]);
  });

  test('no table whose time is on another day', () => {
    const day = { ...diningDay(TUESDAY, { STILL: ['18:00'] }), date: MONDAY };
    expect(diningDatesOf([MONDAY], [day], [stillroom])).toEqual([{ date: MONDAY, options: [] }]);
  });
});

const estate = configuration({
  rateGroups: [
    rateGroup('stays', [
      rateGroupRate({ code: 'HALF', includesDinner: true }),
      rateGroupRate({ code: 'BABB', includesDinner: false }),
    ]),
  ],
  addOns: [
    addOn({ code: 'SUPPER', restaurant: restaurant({ restaurantId: 'R1' }) }),
    addOn({ code: 'FIZZ', restaurant: null }),
  ],
});
const bought = (code: string) => [legPackage({ price: packagePrice({ code }) })];

test.each([
  ['a rate that includes it', leg({ rate: availableRate({ rateCode: 'HALF' }) }), true],
  ['a rate that does not', leg({ rate: availableRate({ rateCode: 'BABB' }) }), false],
  ['a rate of no group', leg({ rate: availableRate({ rateCode: 'OTHER' }) }), false],
  [
    'a table that is bought',
    leg({ rate: availableRate({ rateCode: 'BABB' }), packages: bought('SUPPER') }),
    true,
  ],
  ['another add-on', leg({ rate: availableRate({ rateCode: 'BABB' }), packages: bought('FIZZ') }), false],
  ['an add-on that the estate has no more', leg({ packages: bought('GONE') }), false],
])('E-14 dinner: %s', (_, room, expected) => {
  expect(hasDinner(estate, room)).toBe(expected);
});

test('D-615 a meal: breakfast counts, too', () => {
  const room = leg({ rate: availableRate({ rateCode: 'ROOM' }) });
  const meals = (['includesBreakfast', 'includesDinner', 'includesGolf'] as const).map((flag) =>
    hasMeal(estateWhere({ [flag]: true }), room),
  );
  expect(meals).toEqual([true, true, false]);
});

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
  ['includesSpa', 'treatments'],
  ['includesBreakfast', 'breakfast'],
  ['includesDinner', 'dinner'],
  ['includesGolf', 'golf'],
] as const)('A §2.9, D-546 %s includes %s times and no others', (flag, time) => {
  const tables = { breakfastRestaurants: [restaurant()], dinnerRestaurants: [restaurant()] };
  const estate = estateWhere({ [flag]: true, ...tables });
  const included = (['pool', 'treatments', 'breakfast', 'dinner', 'golf'] as const).filter((each) =>
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
