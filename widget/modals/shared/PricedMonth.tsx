import type { ShownMonthDay } from '../../../machines/shared/month-prices.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CalendarGrid, type GridDay } from '../../ui/calendar/CalendarGrid.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './priced-month.css?inline';

registerStyles(css);

/** An example number for the key. */
const SOME_DAY = 12;

interface PricedMonthProps {
  title: string;
  weeks: readonly (readonly ShownMonthDay[])[];
  /** How a day is drawn. */
  cell: (day: ShownMonthDay) => GridDay;
  /** Leaves out days of neighbouring months. */
  isAlone?: boolean;
  onSelect: (date: LocalDate) => void;
  onLeaveGrid: (date: LocalDate) => void;
  firstFocus?: boolean;
}

/** A month of prices, week by week. */
export function PricedMonth({ title, weeks, cell, isAlone, ...ways }: PricedMonthProps) {
  return (
    <CalendarGrid
      label={title}
      weeks={weeks
        .filter((week) => !isAlone || week.some(({ isInMonth }) => isInMonth))
        .map((week) =>
          week.map((day) => ({
            ...cell(day),
            outside: !day.isInMonth,
            blank: !day.isAsked || (isAlone && !day.isInMonth),
          })),
        )}
      {...ways}
    />
  );
}

/** The key: what a struck number means where a cell has no room for the word. */
export function MonthKey() {
  const texts = useTexts().calendar;
  return (
    <p className="priced-month-key" aria-hidden="true">
      <s>{SOME_DAY}</s> {texts.unavailable}
    </p>
  );
}

export function FailedMonth({ text, onRetry }: { text: string; onRetry: () => void }) {
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
