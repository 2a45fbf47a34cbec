import { codeOf } from '../configuration/coded-names.ts';
import type { CodedName } from '../configuration/configuration.ts';

/** The country where addresses can be looked up, and the one to begin with where the page names none. */
export const HOME_COUNTRY = 'GB';

/** The country that an address begins with: the page's own, where the estate has it. */
export function firstCountry(countries: readonly CodedName[], own = HOME_COUNTRY): string {
  return codeOf(countries, own) ?? HOME_COUNTRY;
}

/**
 * The countries where every address has a postcode (F-02), from Google's address metadata. A test compares the list with
 * the package that has them, and shows what has changed.
 */
const WITH_POSTCODES: ReadonlySet<string> = new Set(
  (
    'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT ' +
    'LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA'
  ).split(' '),
);

/** Whether an address in the country needs a postcode. `country`: its ISO code. */
export function needsPostcode(country: string): boolean {
  return WITH_POSTCODES.has(country);
}
