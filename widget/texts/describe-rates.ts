import type { Inclusion } from '../../src/domain/rates/rate-comparison.ts';
import type { MinorUnits } from '../../src/domain/money/money.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

type Words = Pick<Texts, 'rates' | 'formats'>;

/** What a price includes, within a sentence: 'breakfast and dinner each night'. */
export function describeInclusions(texts: Words, inclusions: readonly Inclusion[], nights: number): string {
  const { rates, formats } = texts;
  return formats.list(
    inclusions.map((inclusion) =>
      inclusion === 'dinner' ? formats.plural(rates.inclusions.dinner, nights) : rates.inclusions[inclusion],
    ),
  );
}

/** '+£37 in all, compared with Room only'. `than`: the cheapest rate's name; null where this one has the same name. */
export function describeMore(
  { rates: texts, formats }: Words,
  amount: MinorUnits,
  than: string | null,
): string {
  if (amount === 0) return texts.samePrice;
  const more = fill(texts.more, { amount: formats.price(amount) });
  return than === null ? more : fill(texts.moreThan, { more, name: than });
}

/** '+£42 compared with today', for a rate that would replace a booked one. */
export function describeChange({ rates: { today }, formats }: Words, difference: MinorUnits): string {
  if (difference === 0) return today.same;
  return fill(difference > 0 ? today.more : today.less, { amount: formats.price(Math.abs(difference)) });
}
