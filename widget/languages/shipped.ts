import type { Texts } from '../texts/catalogue.ts';
import type { Plural } from '../texts/fill.ts';
import type { Formats } from '../texts/formats.ts';
import { intlFormats } from './intl-formats.ts';
import { matchTag } from './match-tag.ts';
import { WORDS } from './words.ts';

/** The sentences in another language or voice. Numbers may take more forms than in English. */
type Translated<English> = English extends string
  ? string
  : English extends { one: string; other: string }
    ? Plural & { readonly [Key in Exclude<keyof English, 'one' | 'other'>]: Translated<English[Key]> }
    : { readonly [Key in keyof English]: Translated<English[Key]> };

/** The sentences of a language, all of them. */
type Words = Translated<Omit<Texts, 'formats'>>;

/** The sentences of a voice of English, which leaves the others as they are. */
type Wording<Whole> = Whole extends string | Plural | readonly string[]
  ? Whole
  : { readonly [Key in keyof Whole]?: Wording<Whole[Key]> };

interface Language<Said = Wording<Words>> {
  direction: 'ltr' | 'rtl';
  formats: Formats;
  words: () => Promise<{ default: Said }>;
}

/** The languages and voices that ship beside the specification's English, by their tags. */
export const SHIPPED: Readonly<Record<string, Language>> = {
  'en-GB-x-plain': {
    direction: 'ltr',
    formats: intlFormats('en-GB-u-hc-h12', 1),
    words: WORDS['en-GB-x-plain'],
  },
  ar: {
    direction: 'rtl',
    // Digits are 0 to 9 (D-561).
    formats: intlFormats('ar-u-nu-latn', 6),
    words: WORDS.ar,
  } satisfies Language<Words>,
  de: {
    direction: 'ltr',
    formats: intlFormats('de-DE', 1),
    words: WORDS.de,
  } satisfies Language<Words>,
  fr: {
    direction: 'ltr',
    formats: intlFormats('fr-FR', 1),
    words: WORDS.fr,
  } satisfies Language<Words>,
};

/** The shipped language for a tag. Null where none ships; the specification's English is not among them. */
export function matchShipped(tag: string): string | null {
  return matchTag(tag, Object.keys(SHIPPED));
}
