import type { CalendarFees } from '../../src/domain/dates/calendar.ts';
import type { Texts } from './catalogue.ts';
import { describeFees } from './describe-fees.ts';
import { fill } from './fill.ts';

/** What a calendar's prices are for, and which of the party's fees they include. */
export function describeNight(
  texts: Pick<Texts, 'summaryPanel' | 'formats'>,
  forNight: string,
  fees: CalendarFees,
): string {
  const { without, within, partly } = texts.summaryPanel.fees;
  if (fees === 'byDay') return `${forNight} ${within}`;
  const includes = describeFees(texts, fees.fees);
  if (!fees.areAll) return `${forNight} ${includes === '' ? without : fill(partly, { includes })}`;
  return includes === '' ? forNight : `${forNight} ${includes}`;
}
