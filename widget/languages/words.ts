/**
 * The sentences of the languages and voices that ship, by their tags. They stand apart from the code that says them, so
 * that they can be fetched before it.
 */
export const WORDS = {
  'en-GB-x-plain': () => import('./en-GB-x-plain.json'),
  ar: () => import('./ar.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
};
