import type { Texts } from '../../widget/texts/catalogue.ts';
import type { Formats } from '../../widget/texts/formats.ts';
import { layOver } from '../../widget/languages/lay-over.ts';
import { SHIPPED } from '../../widget/languages/shipped.ts';
import { englishWords } from './english-words.ts';

export interface ShippedWords {
  formats: Formats;
  /** What its file has. A voice has only what it says otherwise. */
  own: object;
  words: Omit<Texts, 'formats'>;
}

/** Reads a shipped language, over the English. Throws where none ships under the tag. */
export async function readShipped(tag: string): Promise<ShippedWords> {
  const language = SHIPPED[tag];
  if (!language) throw new Error(`no language ${tag} ships`);
  const { default: own } = await language.words();
  return { ...language, own, words: layOver(englishWords, own) };
}
