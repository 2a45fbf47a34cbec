import type { Part } from '../../src/texts/parts.ts';
import type { Formats } from '../../src/texts/formats.ts';
import { SHIPPED } from '../../src/words/shipped.ts';

export type PartWords = Readonly<Record<string, unknown>>;

/** All words of a shipped language, part by part. */
export interface ShippedWords {
  tag: string;
  direction: 'ltr' | 'rtl';
  formats: Formats;
  parts: Readonly<Record<Part, PartWords>>;
}

/** Reads a language with all its parts at once. Throws where no language ships under the tag. */
export async function readShipped(tag: string): Promise<ShippedWords> {
  const load = SHIPPED[tag];
  if (!load) throw new Error(`no language ${tag} ships`);
  const { direction, formats, first, later } = (await load()).language;
  const loaded = Object.entries(later).map(
    async ([part, bring]) => [part, (await bring()).words as PartWords] as const,
  );
  const parts: unknown = { first, ...Object.fromEntries(await Promise.all(loaded)) };
  return { tag, direction, formats, parts: parts as Record<Part, PartWords> };
}
