import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/** The country of a number without a country code, where the page names none that has numbers. */
const PREFERRED_COUNTRY = 'GB';

/** The country that a number begins with: the page's, where it has telephone numbers. */
export function preferredCountry(country: string): string {
  return isSupportedCountry(country) ? country : PREFERRED_COUNTRY;
}

/** A number in the form: a country, and the text in the box. */
export interface TypedTelephone {
  country: string;
  number: string;
}

export interface TelephoneCountry {
  code: string;
  name: string;
  callingCode: string;
}

/** The countries to choose from: `first`, then the others by name in the guest's language. */
export function telephoneCountries(locale: string, first = PREFERRED_COUNTRY): TelephoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = getCountries().map((code): TelephoneCountry => ({
    code,
    name: names.of(code) ?? code,
    callingCode: `+${getCountryCallingCode(code)}`,
  }));
  const others = countries.filter(({ code }) => code !== first);
  others.sort((a, b) => a.name.localeCompare(b.name, locale));
  return [...countries.filter(({ code }) => code === first), ...others];
}

/** The number to keep and send: in international form (E.164), or as typed where it cannot be read. */
export function telephoneValue(typed: TypedTelephone): string {
  return parse(typed)?.number ?? typed.number.trim();
}

/** A kept number in the form: its country, and the number in national form. */
export function readTelephone(value: string, country = PREFERRED_COUNTRY): TypedTelephone {
  const parsed = parse({ country, number: value });
  if (!parsed) return { country, number: value };
  const nation = nationOf(parsed, country);
  return nation === null
    ? { country, number: parsed.formatInternational() }
    : { country: nation, number: parsed.formatNational() };
}

/** A kept number to be read: in groups, with the code of its country. */
export function groupedTelephone(value: string): string {
  return parse({ country: PREFERRED_COUNTRY, number: value })?.formatInternational() ?? value;
}

/** The country of the typed number: the chosen one, unless the number begins with the code of another. */
export function countryOfTyped(typed: TypedTelephone): string {
  const parsed = parse(typed);
  return (parsed && nationOf(parsed, typed.country)) ?? typed.country;
}

/** Whether the number has a length that its country uses. Only a hint, because numbering plans change. */
export function looksLikeTelephone(value: string): boolean {
  return read(value, PREFERRED_COUNTRY)?.isPossible() ?? false;
}

/**
 * The parsed number; null where it cannot be read or has an extension, which the international form lacks. Such a
 * number stays as typed.
 */
function parse({ country, number }: TypedTelephone): PhoneNumber | null {
  if (!isSupportedCountry(country)) return null;
  const parsed = read(number, country);
  return parsed && !parsed.ext ? parsed : null;
}

/**
 * The library signals an unreadable number with an error. A page with frozen errors breaks that too, so any error
 * counts.
 */
function read(number: string, defaultCountry: CountryCode): PhoneNumber | undefined {
  try {
    return parsePhoneNumberFromString(number, { defaultCountry, extract: false });
  } catch {
    return undefined;
  }
}

/**
 * The country of the number. Among countries with one calling code the chosen one stands. Null: a number of no country,
 * such as +800.
 */
function nationOf(parsed: PhoneNumber, chosen: string): string | null {
  const isSame = isSupportedCountry(chosen) && getCountryCallingCode(chosen) === parsed.countryCallingCode;
  return isSame ? chosen : (parsed.country ?? null);
}
