import type { Texts } from '../../src/texts/catalogue.ts';
import { intlFormats } from '../../src/words/intl-formats.ts';
import { catalogue } from '../support/catalogue.ts';
import { englishWords } from './english-words.ts';
import { mapSentences } from './sentences.ts';

/** The tags of pseudo-languages in Android and ICU: long accented Latin, and right-to-left letters. */
export const PSEUDO = ['en-XA', 'ar-XB'] as const;

export type PseudoTag = (typeof PSEUDO)[number];

const ACCENTED = lettersOf('åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž', 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ');
/** An Arabic letter for each Latin one, of a similar sound where there is one. Nobody has to read them. */
const ARABIC = lettersOf('ابكدعفغهيجقلمنوپصرستثڤشخظز', 'ابكدعفغهيجقلمنوپصرستثڤشخظز');

const VOWEL = /[aeiou]/i;

/**
 * The English catalogue in a pseudo-language, which shows how screens cope with longer sentences and another
 * direction.
 */
export function pseudoTexts(tag: PseudoTag): Texts {
  const words = mapSentences(englishWords, (text) => pseudo(tag, text));
  return { ...words, formats: tag === 'ar-XB' ? intlFormats('ar-u-nu-latn', 6) : catalogue.formats };
}

/**
 * A sentence in other letters with doubled vowels, about 40 % longer. Brackets around it show where it is cut
 * off. Placeholders keep their places.
 */
export function pseudo(tag: PseudoTag, text: string): string {
  const letters = tag === 'ar-XB' ? ARABIC : ACCENTED;
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!/\p{L}/u.test(words.replaceAll(/\{\w+\}/g, ''))) return text;
  const changed = words
    .split(/(\{\w+\})/)
    .map((piece) => (piece.startsWith('{') ? piece : changeLetters(piece, letters)));
  return `${before}[${changed.join('')}]${after}`;
}

function changeLetters(text: string, letters: ReadonlyMap<string, string>): string {
  return [...text]
    .map((letter) => (letters.get(letter) ?? letter).repeat(VOWEL.test(letter) ? 2 : 1))
    .join('');
}

function lettersOf(lower: string, upper: string): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const others = [...lower, ...upper];
  return new Map(letters.map((letter, index) => [letter, others[index] ?? letter]));
}
