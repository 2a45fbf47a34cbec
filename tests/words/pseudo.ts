import type { Texts } from '../../src/texts/catalogue.ts';
import { intlFormats } from '../../src/words/intl-formats.ts';
import { catalogue } from '../support/catalogue.ts';
import { englishWords } from './english-words.ts';
import { mapSentences } from './sentences.ts';

/** The tags by which Android and ICU know such languages: long accented Latin, and letters from right to left. */
export const PSEUDO = ['en-XA', 'ar-XB'] as const;

export type PseudoTag = (typeof PSEUDO)[number];

const ACCENTED = lettersOf('åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž', 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ');
/** A letter of Arabic for each, near to it in sound where there is one: nobody can read it, and nobody need. */
const ARABIC = lettersOf('ابكدعفغهيجقلمنوپصرستثڤشخظز', 'ابكدعفغهيجقلمنوپصرستثڤشخظز');

const VOWEL = /[aeiou]/i;

/** The English catalogue in a language that nobody speaks, which shows what longer sentences and another direction do to a screen. */
export function pseudoTexts(tag: PseudoTag): Texts {
  const words = mapSentences(englishWords, (text) => pseudo(tag, text));
  return { ...words, formats: tag === 'ar-XB' ? intlFormats('ar-u-nu-latn', 6) : catalogue.formats };
}

/**
 * A sentence with other letters, every vowel twice, so that words grow as well as sentences: about 40 % longer. It stands in
 * brackets, so that one sees where it is cut off. What is filled in keeps its place.
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
