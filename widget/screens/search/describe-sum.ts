import type { StaySum } from '../../../src/domain/flexible-dates.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Texts } from '../../../src/texts/catalogue.ts';
import { fill } from '../../../src/texts/fill.ts';

/** 'From £476 in all', or why a stay has no such sum; empty while it is not known. */
export function describeSum(texts: Texts['calendar']['picker'], sum: StaySum): string {
  switch (sum.kind) {
    case 'priced':
      return fill(texts.total, { amount: formatPrice(sum.total) });
    case 'unavailable':
      return texts.unavailable;
    case 'tooShort':
      return fill(texts.tooShort, { n: sum.minimumNights });
    case 'unknown':
      return '';
  }
}
