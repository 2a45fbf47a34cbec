import type { Texts } from '../../widget/texts/catalogue.ts';
import { intlFormats } from '../../widget/languages/intl-formats.ts';
import { englishWords } from './english-words.ts';
import { mapSentences } from './sentences.ts';

/** The tag of a pseudo-language in Android and ICU: long words from right to left. */
export const PSEUDO = 'ar-XB';

/** An Arabic letter for each Latin one, of a similar sound where there is one. Nobody has to read them. */
const ARABIC = [...'ابكدعفغهيجقلمنوپصرستثڤشخظز'];

/**
 * The English catalogue in the pseudo-language, which shows how screens cope with longer sentences and another
 * direction.
 */
export function pseudoTexts(): Texts {
  return { ...mapSentences(englishWords, pseudo), formats: intlFormats('ar-u-nu-latn', 6) };
}

/**
 * A sentence in other letters with doubled vowels, about 40 % longer. Brackets around it show where it is cut
 * off. Placeholders keep their places.
 */
export function pseudo(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!/\p{L}/u.test(words.replaceAll(/\{\w+\}/g, ''))) return text;
  const changed = words.replaceAll(/\{\w+\}|[a-z]/gi, (piece) =>
    piece.startsWith('{') ? piece : arabic(piece.toLowerCase()),
  );
  return `${before}[${changed}]${after}`;
}

function arabic(letter: string): string {
  const other = ARABIC[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter;
  return other.repeat('aeiou'.includes(letter) ? 2 : 1);
}
