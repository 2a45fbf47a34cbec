import type { Texts } from '../../widget/texts/catalogue.ts';
import { catalogue } from '../support/catalogue.ts';

/** All English sentences of the specification, without the formats of dates and amounts. */
export const englishWords = Object.fromEntries(
  Object.entries(catalogue).filter(([group]) => group !== 'formats'),
) as unknown as Omit<Texts, 'formats'>;
