import { expect, test } from 'vitest';
import { hasDinner } from '../../src/domain/dinner.ts';
import {
  addOnContent,
  configuration,
  leg,
  legPackage,
  packagePrice,
  rate,
  rateContent,
  rateGroup,
  restaurant,
} from './builders.ts';

const estate = configuration({
  RateGroups: [
    rateGroup('stays', [
      rateContent({ PMSCode: 'HALF', IncludesDinner: true }),
      rateContent({ PMSCode: 'BABB', IncludesDinner: false }),
    ]),
  ],
  AddOns: [
    addOnContent('SUPPER', { Restaurant: restaurant('R1', ['Monday']) }),
    addOnContent('FIZZ', { Restaurant: null }),
  ],
});
const bought = (Code: string) => [legPackage({ price: packagePrice({ Code }) })];

test.each([
  ['a rate that includes it', leg({ rate: rate({ RateCode: 'HALF' }) }), true],
  ['a rate that does not', leg({ rate: rate({ RateCode: 'BABB' }) }), false],
  ['a rate of no group', leg({ rate: rate({ RateCode: 'OTHER' }) }), false],
  ['a table that is bought', leg({ rate: rate({ RateCode: 'BABB' }), packages: bought('SUPPER') }), true],
  ['another add-on', leg({ rate: rate({ RateCode: 'BABB' }), packages: bought('FIZZ') }), false],
  ['an add-on that the estate has no more', leg({ packages: bought('GONE') }), false],
])('E-14 dinner: %s', (_, room, expected) => {
  expect(hasDinner(estate, room)).toBe(expected);
});
