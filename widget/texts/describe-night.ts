import type { NightFees } from '../../src/domain/dates/calendar.ts';
import type { Texts } from './catalogue.ts';
import { describeFees } from './describe-fees.ts';

/** What a calendar's prices are for, and which of the party's fees they include. */
export function describeNight(
  texts: Pick<Texts, 'summaryPanel' | 'formats'>,
  forNight: string,
  fees: NightFees,
): string {
  const { without, within } = texts.summaryPanel.fees;
  const named = fees === 'byDay' ? within : fees === null ? without : describeFees(texts, fees);
  return named === '' ? forNight : `${forNight} ${named}`;
}
