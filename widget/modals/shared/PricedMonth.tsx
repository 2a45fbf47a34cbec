import type { ShownMonthDay } from '../../../machines/shared/month-prices.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { Pence } from '../../../src/domain/money.ts';
import { Button } from '../../ui/Button.tsx';
import { CalendarGrid } from '../../ui/CalendarGrid.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import css from './priced-month.css?inline';
import { gridDay } from './priced-day.ts';

registerStyles(css);

/** Stands for any day in the key. */
const SOME_DAY = 12;

interface PricedMonthProps {
  title: string;
  weeks: readonly (readonly ShownMonthDay[])[];
  isLoading: boolean;
  priceText: (price: Pence | null) => string;
  /** Days of the months before and after are left out. */
  isAlone?: boolean;
  onSelect: (date: LocalDate) => void;
  onLeaveGrid: (date: LocalDate) => void;
}

/** A month of prices, week by week (A §2.6). */
export function PricedMonth({ title, weeks, isLoading, priceText, isAlone, ...ways }: PricedMonthProps) {
  return (
    <CalendarGrid
      label={title}
      weeks={weeks
        .filter((week) => !isAlone || week.some(({ isInMonth }) => isInMonth))
        .map((week) =>
          week.map((day) => ({
            ...gridDay(day, isLoading, priceText),
            outside: !day.isInMonth,
            blank: isAlone && !day.isInMonth,
          })),
        )}
      {...ways}
    />
  );
}

/** What a struck number says, where its cell has no room for the word. */
export function MonthKey() {
  const texts = useTexts().calendar;
  return (
    <p className="priced-month-key" aria-hidden="true">
      <s>{SOME_DAY}</s> {texts.unavailable}
    </p>
  );
}

interface FailedMonthProps {
  text: string;
  onRetry: () => void;
}

export function FailedMonth({ text, onRetry }: FailedMonthProps) {
  const texts = useTexts().shared;
  return (
    <Notice tone="warning">
      <div className="ui-row">
        <p>{text}</p>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </div>
    </Notice>
  );
}
