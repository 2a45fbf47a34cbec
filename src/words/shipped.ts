import type { Language } from './language.ts';

/** The languages and voices that ship beside the specification's English, by their tags. */
export const SHIPPED: Readonly<Record<string, () => Promise<{ language: Language }>>> = {
  'en-GB-x-plain': () => import('./en-GB-x-plain/language.ts'),
  ar: () => import('./ar/language.ts'),
  de: () => import('./de/language.ts'),
  fr: () => import('./fr/language.ts'),
};

/**
 * The shipped language for a tag, as RFC 4647 looks it up: the tag itself, else without its last subtags. 'de' serves
 * 'de-AT', and 'de_AT', as some pages write (D-560). Null where none ships; the specification's English is not among
 * them.
 */
export function matchShipped(tag: string): string | null {
  const subtags = tag.toLowerCase().split(/[-_]/);
  for (; subtags.length > 0; subtags.pop()) {
    const wanted = subtags.join('-');
    const found = Object.keys(SHIPPED).find((shipped) => shipped.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return null;
}
