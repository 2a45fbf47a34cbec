import type { Texts } from '../../src/texts/catalogue.ts';
import { catalogue } from '../support/catalogue.ts';

/** The specification's sentences, all of them, without how its dates and amounts are written. */
export const englishWords = Object.fromEntries(
  Object.entries(catalogue).filter(([group]) => group !== 'formats'),
) as unknown as Omit<Texts, 'formats'>;
