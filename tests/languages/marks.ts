import type { Texts } from '../../widget/texts/catalogue.ts';
import { catalogue } from '../support/catalogue.ts';
import { englishWords } from './english-words.ts';
import { mapSentences, sentencesOf } from './sentences.ts';

/** The tag of English with marks, which tell sentences with the same words apart. */
export const MARKED = 'en-x-marked';

const places = sentencesOf(englishWords).map(({ place }) => place);

/** English with a mark at the start of each sentence. `placesIn` reads the marks. */
export function markedTexts(): Texts {
  const marked = Object.fromEntries(
    Object.entries(englishWords).map(([group, texts]) => [group, markAll(texts, group)]),
  );
  return { ...marked, formats: catalogue.formats } as unknown as Texts;
}

function markAll(texts: unknown, place: string): unknown {
  const index = places.indexOf(place);
  if (index >= 0) return mapSentences(texts, (text) => `⟦${index}⟧${text}`);
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, inner]) => [key, markAll(inner, `${place}.${key}`)]);
  return Array.isArray(texts) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** The dotted places of the sentences in a text. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/⟦(\d+)⟧/g)].map(([, index]) => places[Number(index)] ?? '');
}
