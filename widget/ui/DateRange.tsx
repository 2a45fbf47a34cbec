import { formatDateRange, formatFullDate } from '../../src/domain/date-formats.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import { fill } from '../../src/texts/fill.ts';
import { useControlTexts } from './use-control-texts.ts';

interface DateRangeProps {
  from: LocalDate;
  to: LocalDate;
  /** What is said round the dates. */
  around?: (dates: string) => string;
}

/** The dates of a stay: seen short (B §9), heard in full, since 'Sun 17th-Tue 19th Jan' is read as letters (D-448). */
export function DateRange({ from, to, around = (dates) => dates }: DateRangeProps) {
  const texts = useControlTexts();
  return (
    <span>
      <span aria-hidden="true">{around(formatDateRange(from, to))}</span>
      <span className="ui-hidden">
        {around(fill(texts.dates, { from: formatFullDate(from), to: formatFullDate(to) }))}
      </span>
    </span>
  );
}
