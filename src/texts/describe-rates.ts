import type { Inclusion, RateDifference } from '../domain/rate-comparison.ts';
import type { CancellationTerms } from '../domain/rates.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

type Words = Pick<Texts, 'rates' | 'formats'>;

/** 'breakfast and dinner each night': what is in a price, for a sentence. */
export function describeInclusions(texts: Words, inclusions: readonly Inclusion[], nights: number): string {
  return texts.formats.list(namesOf(texts, inclusions, nights));
}

/** What a rate has for its money: 'pay later, cancel free until 16th January'; empty where that cannot be said. */
export function describeGains(
  { rates: texts, formats }: Words,
  { inclusions, payLater, cancelUntil }: RateDifference,
  nights: number,
): string {
  return formats.series([
    ...namesOf({ rates: texts, formats }, inclusions, nights),
    ...(payLater ? [texts.gains.payLater] : []),
    ...(cancelUntil === null ? [] : [fill(texts.gains.cancelUntil, { date: formats.dayMonth(cancelUntil) })]),
  ]);
}

/** '+£37', or that it costs the same. */
export function describeMore({ rates: texts, formats }: Words, { amount }: RateDifference): string {
  return amount > 0 ? fill(texts.more, { amount: formats.price(amount) }) : texts.samePrice;
}

/** Until when and how a stay can be cancelled, with '3pm' and '1st January' (A §9.3, B §9). */
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
