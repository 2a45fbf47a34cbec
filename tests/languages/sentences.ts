import type { Plural } from '../../widget/texts/fill.ts';

/** A text of a catalogue, or its plural forms, with its dotted place, such as 'shared.dogs'. */
export interface Sentence {
  place: string;
  text: string | Plural;
}

/** The plural forms in their usual order. */
export const FORMS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Every sentence of a tree of texts, in order. A language's formats are no sentences. */
export function sentencesOf(texts: unknown, place = ''): Sentence[] {
  if (typeof texts === 'string' || isPlural(texts)) return [{ place, text: texts }];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, inner]) =>
    sentencesOf(inner, place === '' ? key : `${place}.${key}`),
  );
}

/** A tree of texts with each sentence changed. Lists and plural forms keep their shape. */
export function mapSentences<Tree>(texts: Tree, change: (text: string) => string): Tree {
  if (typeof texts === 'string') return change(texts) as Tree;
  if (Array.isArray(texts)) return texts.map((text) => mapSentences(text as unknown, change)) as Tree;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, inner]) => [key, mapSentences(inner as unknown, change)]),
  ) as Tree;
}

/** The forms of a sentence by name. A sentence without plurals has one form without a name. */
export function formsOf(text: string | Plural): [form: string, text: string][] {
  return typeof text === 'string' ? [['', text]] : Object.entries(text);
}

export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

/** Whether texts are plural forms of one sentence, by the rule of widget/languages/checked-words.ts. */
export function isPlural(texts: unknown): texts is Plural {
  return (
    typeof texts === 'object' &&
    texts !== null &&
    'other' in texts &&
    Object.keys(texts).every((key) => FORMS.includes(key))
  );
}
