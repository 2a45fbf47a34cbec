import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/**
 * Facts of different kinds in one line, without the empty ones: 'Room only, £240 in all, Room 1 of 2'. A list of `Intl`
 * says 'and' before the last in most languages.
 */
export function listFacts({ facts: sentence }: Texts['shared'], facts: readonly string[]): string {
  return facts.reduce(
    (before, next) => (before && next ? fill(sentence, { before, next }) : before || next),
    '',
  );
}
