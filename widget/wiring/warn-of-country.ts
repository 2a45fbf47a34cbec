import { codeOf } from '../../src/domain/configuration/coded-names.ts';
import type { CodedName } from '../../src/domain/configuration/configuration.ts';
import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';

/** Warns a page that names a country which is not among those of the configuration: addresses begin with GB then. */
export function warnOfCountry(country: string, warn: (message: string) => void) {
  return (countries: readonly CodedName[]): void => {
    const isKnown = country === HOME_COUNTRY || codeOf(countries, country) !== null;
    if (!isKnown && countries.length > 0) warn(`country ${country} is not in the configuration`);
  };
}
