import type { Inclusion, RateDifference } from '../../src/domain/rates/rate-comparison.ts';
import type { MinorUnits } from '../../src/domain/money/money.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';
import { listFacts } from './list-facts.ts';

type Words = Pick<Texts, 'rates' | 'formats'>;

/** What a price includes, within a sentence: 'breakfast and dinner each night'. */
export function describeInclusions(texts: Words, inclusions: readonly Inclusion[], nights: number): string {
  return texts.formats.list(namesOf(texts, inclusions, nights));
}

/**
 * '+£37 in all', and the sentence with its place in it: '{more}, dinner each night, compared with Room only'. `than`: the
 * name of the cheapest rate; null where this one has the same name.
 */
export function describeDifference(
  words: Words & Pick<Texts, 'shared'>,
  difference: RateDifference,
  nights: number,
  than: string | null,
): { more: string; sentence: string } {
  const facts = listFacts(words.shared, ['{more}', ...namesOf(words, difference.inclusions, nights)]);
  const isCompared = than !== null && difference.amount > 0;
  const sentence = isCompared ? fill(words.rates.moreThan, { more: facts, name: than }) : facts;
  return { more: describeMore(words, difference), sentence };
}

/** '+£37 in all', or the text for an equal price. */
function describeMore({ rates: texts, formats }: Words, { amount }: RateDifference): string {
  return amount > 0 ? fill(texts.more, { amount: formats.price(amount) }) : texts.samePrice;
}

/** '£42 more than now', for a rate that would replace a booked one. */
export function describeChange({ rates: { today }, formats }: Words, difference: MinorUnits): string {
  if (difference === 0) return today.same;
  return fill(difference > 0 ? today.more : today.less, { amount: formats.price(Math.abs(difference)) });
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
