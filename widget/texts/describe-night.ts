import type { PriceFee } from '../../src/domain/money/fees.ts';
import type { Texts } from './catalogue.ts';
import { describeFees } from './describe-fees.ts';

/** What a calendar's prices are for, and which of the party's fees they include. `fees`: null where unknown. */
export function describeNight(
  texts: Pick<Texts, 'summaryPanel' | 'formats'>,
  forNight: string,
  fees: readonly PriceFee[] | null,
): string {
  const named = fees === null ? texts.summaryPanel.fees.without : describeFees(texts, fees);
  return named === '' ? forNight : `${forNight} ${named}`;
}
