import { formatPrice } from '../domain/money.ts';
import type { Inclusion, RateDifference } from '../domain/rate-comparison.ts';
import type { Texts } from './catalogue.ts';
import { fill, plural } from './fill.ts';
import { nameList } from './name-list.ts';

/** 'breakfast and dinner each night': what is in a price, for a sentence. */
export function describeInclusions(
  texts: Texts['rates'],
  inclusions: readonly Inclusion[],
  nights: number,
): string {
  return nameList(namesOf(texts, inclusions, nights), texts.and);
}

/** What a rate has for its money: 'pay later, cancel free until 16th January'; empty where that cannot be said. */
export function describeGains(
  texts: Texts['rates'],
  { inclusions, payLater, cancelUntil }: RateDifference,
  nights: number,
): string {
  return [
    ...namesOf(texts, inclusions, nights),
    payLater ? texts.gains.payLater : '',
    cancelUntil === null ? '' : fill(texts.gains.cancelUntil, { date: cancelUntil }),
  ]
    .filter((gain) => gain !== '')
    .join(', ');
}

/** '+£37', or that it costs the same. */
export function describeMore(texts: Texts['rates'], { amount }: RateDifference): string {
  return amount > 0 ? fill(texts.more, { amount: formatPrice(amount) }) : texts.samePrice;
}

function namesOf(texts: Texts['rates'], inclusions: readonly Inclusion[], nights: number): string[] {
  return inclusions.map((inclusion) =>
    inclusion === 'dinner' ? plural(texts.inclusions.dinner, nights) : texts.inclusions[inclusion],
  );
}
