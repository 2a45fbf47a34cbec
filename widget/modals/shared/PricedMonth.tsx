import type { ShownMonthDay } from '../../../machines/shared/month-prices.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CalendarGrid, type GridDay } from '../../ui/calendar/CalendarGrid.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './priced-month.css?inline';

registerStyles(css);

/** The number of no day, as a sample in the key. */
const SAMPLE = '00';

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
export function PricedMonth({ title, weeks, cell, isAlone = false, ...ways }: PricedMonthProps) {
  return (
    <CalendarGrid
      label={title}
      weeks={weeks
        .filter((week) => !isAlone || week.some(({ isInMonth }) => isInMonth))
        .map((week) =>
          week.map((day) => ({
            ...cell(day),
            outside: !day.isInMonth,
            blank: isBlank(day, isAlone),
          })),
        )}
      {...ways}
    />
  );
}

/** The key: what a struck number means where a cell has no room for the word. Nothing where no number is struck. */
export function MonthKey({ weeks, isAlone = false }: Pick<PricedMonthProps, 'weeks' | 'isAlone'>) {
  const texts = useTexts().calendar;
  const hasStruck = weeks
    .flat()
    .some((day) => !isBlank(day, isAlone) && (day.price === null || !day.canBePicked));
  return hasStruck ? (
    <p className="priced-month-key" aria-hidden="true">
      <s>{SAMPLE}</s> {texts.unavailable}
    </p>
  ) : null;
}

function isBlank({ isAsked, isInMonth }: ShownMonthDay, isAlone: boolean): boolean {
  return !isAsked || (isAlone && !isInMonth);
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
