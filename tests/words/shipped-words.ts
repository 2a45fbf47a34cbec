import type { Texts } from '../../src/texts/catalogue.ts';
import type { Formats } from '../../src/texts/formats.ts';
import { SHIPPED } from '../../src/words/shipped.ts';

export interface ShippedWords {
  direction: 'ltr' | 'rtl';
  formats: Formats;
  words: Omit<Texts, 'formats'>;
}

/** Reads a shipped language. Throws where none ships under the tag. */
export async function readShipped(tag: string): Promise<ShippedWords> {
  const language = SHIPPED[tag];
  if (!language) throw new Error(`no language ${tag} ships`);
  const { default: words } = await language.words();
  return { ...language, words: words as Omit<Texts, 'formats'> };
}
