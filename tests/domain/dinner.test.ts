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
