import { codeOf } from './coded-names.ts';
import type { CodedName } from './configuration.ts';

/** The country where addresses can be looked up, and the one to begin with where the page names none. */
export const HOME_COUNTRY = 'GB';

/** The country that an address begins with: the page's own, where the estate has it. */
export function firstCountry(countries: readonly CodedName[], own = HOME_COUNTRY): string {
  return codeOf(countries, own) ?? HOME_COUNTRY;
}
