import { expect, it } from 'vitest';
import { warnOfCountry } from '../../widget/wiring/warn-of-country.ts';

const countries = [
  { code: 'GB', displayName: 'United Kingdom' },
  { code: 'FR', displayName: 'France' },
];

it.each([
  ['FR', countries, []],
  ['DE', countries, ['country DE is not in the configuration']],
  ['DE', [], []],
  ['GB', countries.slice(1), []],
])('B §2.2 the country %s of a page is looked for in the configuration', (country, known, warnings) => {
  const heard: string[] = [];
  warnOfCountry(country, (message) => heard.push(message))(known);
  expect(heard).toEqual(warnings);
});
