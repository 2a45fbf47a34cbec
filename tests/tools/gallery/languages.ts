import type { Texts } from '../../../widget/texts/catalogue.ts';
import { SHIPPED } from '../../../widget/languages/shipped.ts';
import { catalogue } from '../../support/catalogue.ts';
import { MARKED, markedTexts } from '../../languages/marks.ts';
import { PSEUDO, pseudoTexts } from '../../languages/pseudo.ts';
import { readShipped } from '../../languages/shipped-words.ts';

/** A language of the gallery's states. */
export interface GalleryLanguage {
  lang: string;
  direction: 'ltr' | 'rtl';
  texts: Texts;
}

export const ENGLISH: GalleryLanguage = { lang: 'en-GB', direction: 'ltr', texts: catalogue };

/** The specification's English, the shipped languages, and the pseudo-language. */
export const GALLERY_LANGUAGES: readonly string[] = ['en-GB', ...Object.keys(SHIPPED), PSEUDO];

/** The direction of a language, without its words: Node reads no JSON as Vite does. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return tag === PSEUDO ? 'rtl' : (SHIPPED[tag]?.direction ?? 'ltr');
}

/** The language in `?lang=`; English where the gallery does not have it. */
export async function languageOf(tag: string): Promise<GalleryLanguage> {
  const direction = directionOf(tag);
  if (tag === PSEUDO) return { lang: tag, direction, texts: pseudoTexts() };
  if (tag === MARKED) return { ...ENGLISH, texts: markedTexts() };
  if (!Object.hasOwn(SHIPPED, tag)) return ENGLISH;
  const { formats, words } = await readShipped(tag);
  return { lang: tag.replace(/-x-.*/, ''), direction, texts: { ...words, formats } };
}
