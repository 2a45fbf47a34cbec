import type { StaySum } from '../../../src/domain/flexible-dates.ts';
import type { Texts } from '../../../src/texts/catalogue.ts';
import { fill } from '../../../src/texts/fill.ts';

/** 'From £476 in all', or why a stay has no sum; empty until it is known. */
export function describeSum(
  { calendar: { picker: texts }, formats }: Pick<Texts, 'calendar' | 'formats'>,
  sum: StaySum,
): string {
  switch (sum.kind) {
    case 'priced':
      return fill(texts.total, { amount: formats.price(sum.total) });
    case 'unavailable':
      return texts.unavailable;
    case 'tooShort':
      return fill(texts.tooShort, { n: sum.minimumNights });
    case 'unknown':
      return '';
  }
}
