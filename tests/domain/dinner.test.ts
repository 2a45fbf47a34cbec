import { expect, test } from 'vitest';
import { hasDinner } from '../../src/domain/dinner.ts';
import { legPackage, packagePrice } from '../support/extras-fixtures.ts';
import {
  addOn,
  availableRate,
  configuration,
  leg,
  rateGroup,
  rateGroupRate,
  restaurant,
} from '../support/fixtures.ts';

const estate = configuration({
  RateGroups: [
    rateGroup('stays', [
      rateGroupRate({ PMSCode: 'HALF', IncludesDinner: true }),
      rateGroupRate({ PMSCode: 'BABB', IncludesDinner: false }),
    ]),
  ],
  AddOns: [
    addOn({ PMSCode: 'SUPPER', Restaurant: restaurant({ RestaurantId: 'R1' }) }),
    addOn({ PMSCode: 'FIZZ', Restaurant: null }),
  ],
});
const bought = (Code: string) => [legPackage({ price: packagePrice({ Code }) })];

test.each([
  ['a rate that includes it', leg({ rate: availableRate({ RateCode: 'HALF' }) }), true],
  ['a rate that does not', leg({ rate: availableRate({ RateCode: 'BABB' }) }), false],
  ['a rate of no group', leg({ rate: availableRate({ RateCode: 'OTHER' }) }), false],
  [
    'a table that is bought',
    leg({ rate: availableRate({ RateCode: 'BABB' }), packages: bought('SUPPER') }),
    true,
  ],
  ['another add-on', leg({ rate: availableRate({ RateCode: 'BABB' }), packages: bought('FIZZ') }), false],
  ['an add-on that the estate has no more', leg({ packages: bought('GONE') }), false],
])('E-14 dinner: %s', (_, room, expected) => {
  expect(hasDinner(estate, room)).toBe(expected);
});
