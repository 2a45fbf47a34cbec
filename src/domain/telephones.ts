import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/** The country that numbers are taken to be of (B §2.2). */
export const PREFERRED_COUNTRY = 'GB';

/** A number as the guest sees it: a country, and what stands in the box. */
export interface TypedTelephone {
  country: string;
  number: string;
}

export interface TelephoneCountry {
  code: string;
  name: string;
  callingCode: string;
}

/** The countries to choose from: the preferred one first, the others by their names in the guest's language (B §2.2). */
export function telephoneCountries(locale: string): TelephoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = getCountries().map((code): TelephoneCountry => ({
    code,
    name: names.of(code) ?? code,
    callingCode: `+${getCountryCallingCode(code)}`,
  }));
  const others = countries.filter(({ code }) => code !== PREFERRED_COUNTRY);
  others.sort((a, b) => a.name.localeCompare(b.name, locale));
  return [...countries.filter(({ code }) => code === PREFERRED_COUNTRY), ...others];
}

/** The number as it is kept and sent: in international form (E.164), or as typed when it cannot be read (D-160). */
export function telephoneValue(typed: TypedTelephone): string {
  return parse(typed)?.number ?? typed.number.trim();
}

/** What the guest sees of a kept number: its country, and the number as it is dialled there. */
export function readTelephone(value: string, country = PREFERRED_COUNTRY): TypedTelephone {
  const parsed = parse({ country, number: value });
  if (!parsed) return { country, number: value };
  const nation = nationOf(parsed, country);
  return nation === null
    ? { country, number: parsed.formatInternational() }
    : { country: nation, number: parsed.formatNational() };
}

/** The country of what is typed: the chosen one, unless the number begins with another one's code. */
export function countryOfTyped(typed: TypedTelephone): string {
  const parsed = parse(typed);
  return (parsed && nationOf(parsed, typed.country)) ?? typed.country;
}

/** Whether a kept number is as long as those of its country are; a hint only, since numbering plans change (D-160). */
export function looksLikeTelephone(value: string): boolean {
  return read(value, PREFERRED_COUNTRY)?.isPossible() ?? false;
}

/** An extension has no place in the international form, so such a number stays as typed. */
function parse({ country, number }: TypedTelephone): PhoneNumber | null {
  if (!isSupportedCountry(country)) return null;
  const parsed = read(number, country);
  return parsed && !parsed.ext ? parsed : null;
}

/** The library tells itself of a number that it cannot read by an error, which a page that has frozen errors does not let it make. */
function read(number: string, defaultCountry: CountryCode): PhoneNumber | undefined {
  try {
    return parsePhoneNumberFromString(number, { defaultCountry, extract: false });
  } catch {
    return undefined;
  }
}

/** Countries that share a calling code: then the chosen one stands. Null: numbers of no country, such as +800. */
function nationOf(parsed: PhoneNumber, chosen: string): string | null {
  const isSame = isSupportedCountry(chosen) && getCountryCallingCode(chosen) === parsed.countryCallingCode;
  return isSame ? chosen : (parsed.country ?? null);
}
