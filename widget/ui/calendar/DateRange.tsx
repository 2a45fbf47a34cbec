import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../text/texts-context.tsx';

interface DateRangeProps {
  from: LocalDate;
  to: LocalDate;
  /** The sentence around the dates. */
  around?: (dates: string) => string;
  /** Without the year, in a line of few words. */
  isBrief?: boolean;
}

/**
 * The dates of a stay: shown short, read out in full. Screen readers would spell 'Sun 17th-Tue 19th Jan' as letters
 * (D-448).
 */
export function DateRange({ from, to, around = (dates) => dates, isBrief }: DateRangeProps) {
  const { controls: texts, formats } = useTexts();
  return (
    <span>
      <span aria-hidden="true">{around((isBrief ? formats.shortRange : formats.dateRange)(from, to))}</span>
      <span className="ui-hidden">
        {around(fill(texts.dates, { from: formats.fullDate(from), to: formats.fullDate(to) }))}
      </span>
    </span>
  );
}
