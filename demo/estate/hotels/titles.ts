import { coded } from '../world/names.ts';
import type { CodedName } from '../world/wire.ts';

/** Titles in other languages, by the code of the estate's title. A language may lack some of them. */
const ADULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { MR: 'Herr', MRS: 'Frau', MX: 'Mx', DR: 'Dr.', PROF: 'Prof.' },
  fr: { MR: 'M.', MRS: 'Mme', MX: 'Mx', DR: 'Dr', PROF: 'Pr' },
  ar: { MR: 'السيد', MRS: 'السيدة', MISS: 'الآنسة', DR: 'الدكتور', PROF: 'الأستاذ' },
};

const CHILDREN: typeof ADULTS = {
  de: { MSTR: 'Herr', MISS: 'Frau', MX: 'Mx' },
  fr: { MSTR: 'M.', MISS: 'Mlle', MX: 'Mx' },
  ar: { MSTR: 'السيد', MISS: 'الآنسة' },
};

/** A configuration's list of titles or countries in a language; undefined for any other field. */
export function titlesIn(language: string, field: string, value: unknown): CodedName[] | undefined {
  switch (field) {
    case 'AdultTitles':
    case 'Titles':
      return coded(ADULTS[language] ?? {});
    case 'ChildTitles':
      return coded(CHILDREN[language] ?? {});
    case 'Countries':
      return countriesIn(language, value as CodedName[]);
    default:
      return undefined;
  }
}

/** The estate's own country first, the others by name. */
function countriesIn(language: string, countries: CodedName[]): CodedName[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const [own, ...others] = countries.map(({ OperaCode }) => ({
    OperaCode,
    DisplayName: names.of(OperaCode) ?? OperaCode,
  }));
  const sorted = others.toSorted((one, other) => compare(one.DisplayName, other.DisplayName));
  return own ? [own, ...sorted] : sorted;
}
