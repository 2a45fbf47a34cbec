import type { Inclusion, RateDifference } from '../domain/rate-comparison.ts';
import type { CancellationTerms } from '../domain/rates.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

type Words = Pick<Texts, 'rates' | 'formats'>;

/** What a price includes, within a sentence: 'breakfast and dinner each night'. */
export function describeInclusions(texts: Words, inclusions: readonly Inclusion[], nights: number): string {
  return texts.formats.list(namesOf(texts, inclusions, nights));
}

/** '+£37' and a rate's advantages: ', pay later, cancel free until 16th January'. */
export function describeDifference(
  words: Words,
  difference: RateDifference,
  nights: number,
): { more: string; gains: string } {
  const { rates: texts, formats } = words;
  const { inclusions, payLater, cancelUntil } = difference;
  const more = describeMore(words, difference);
  const whole = listFacts(texts, [
    more,
    ...namesOf({ rates: texts, formats }, inclusions, nights),
    ...(payLater ? [texts.gains.payLater] : []),
    ...(cancelUntil === null ? [] : [fill(texts.gains.cancelUntil, { date: formats.dayMonth(cancelUntil) })]),
  ]);
  return { more, gains: whole.slice(more.length) };
}

/**
 * Facts of different kinds in one line: 'Room only, £240 in all, Room 1 of 2'. A list of `Intl` says 'and' before the
 * last in most languages. At least one fact.
 */
export function listFacts(texts: Texts['rates'], facts: readonly string[]): string {
  return facts.reduce((before, next) => fill(texts.facts, { before, next }));
}

/** '+£37', or the text for an equal price. */
function describeMore({ rates: texts, formats }: Words, { amount }: RateDifference): string {
  return amount > 0 ? fill(texts.more, { amount: formats.price(amount) }) : texts.samePrice;
}

/** Until when and how a stay can be cancelled: '3pm', '1st January' (A §9.3, B §9). */
export function describeTerms({ rates: texts, formats }: Words, { kind, until }: CancellationTerms): string {
  return fill(texts[kind], { time: formats.hour(until), date: formats.dayMonth(until) });
}

function namesOf(
  { rates: texts, formats }: Words,
  inclusions: readonly Inclusion[],
  nights: number,
): string[] {
  return inclusions.map((inclusion) =>
    inclusion === 'dinner' ? formats.plural(texts.inclusions.dinner, nights) : texts.inclusions[inclusion],
  );
}
