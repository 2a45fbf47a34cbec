import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { addDays, addMonths, type LocalDate } from '../../../src/domain/dates/dates.ts';
import { fill } from '../../texts/fill.ts';
import { listFacts } from '../../texts/list-facts.ts';
import css from './calendar.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

export interface GridDay {
  date: LocalDate;
  /** 'closed' cannot be chosen. 'unavailable' can be focused and pressed, for example as the day of departure. */
  state: 'available' | 'unavailable' | 'closed';
  /** Shown under the number and read out with it: '£120', 'From £120', 'Unavailable'. */
  price?: string | undefined;
  /** The struck number shows it, so that a narrow cell needs no word in place of a price. */
  isSaidByForm?: boolean | undefined;
  selected?: boolean | undefined;
  /** Part of a stay, drawn as a band: its first day, one between, its last, or one that stands for it. */
  range?: 'start' | 'middle' | 'end' | 'only' | undefined;
  /** The fewest nights of a stay from this day, where more than one. */
  minimumNights?: number | null | undefined;
  /** A day of a neighbouring month. */
  outside?: boolean | undefined;
  /** The place of a day that shows in its own month, beside this one or on another page. */
  blank?: boolean | undefined;
}

/**
 * The parts of a written price: the words before the amount, its whole part, and its decimals with anything after them.
 */
const AMOUNT = /^(.* )?([^ ]*?\d[^ ]*?)([.,]\d\d[^\d ]*)?$/;

interface CalendarGridProps {
  label: string;
  weeks: readonly (readonly GridDay[])[];
  onSelect: (date: LocalDate) => void;
  /** Called when the arrow keys lead to a day outside the grid. Once the grid shows that day, it takes the focus. */
  onLeaveGrid?: ((date: LocalDate) => void) | undefined;
  /** 'strip' is a row of days that names the month in each cell. */
  layout?: 'month' | 'strip' | undefined;
  /** Takes the focus when its dialog opens. */
  firstFocus?: boolean | undefined;
}

/** Days in rows, by the WAI-ARIA grid pattern: one tab stop, arrows, Home, End, Page Up, Page Down. */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, weeks, onSelect, onLeaveGrid, layout = 'month', firstFocus = false } = props;
  const { formats } = useTexts();
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<LocalDate | null>(null);
  const [active, setActive] = useState<LocalDate | null>(null);
  const days = weeks.flat();
  const tabStop = tabStopOf(
    days.filter(({ blank }) => !blank),
    active,
  );

  useLayoutEffect(() => {
    if (wanted.current) focusDay(table.current, wanted.current);
  }, [weeks]);

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const target = tabStop && destination(event, tabStop, weeks);
    if (!target) return;
    event.preventDefault();
    const turnsPage = event.key.startsWith('Page') && days.some((day) => day.date === target && day.outside);
    if (!turnsPage && focusDay(table.current, target)) return;
    wanted.current = target;
    onLeaveGrid?.(target);
  }

  return (
    <table
      className={`ui-calendar ui-calendar-${layout}`}
      role="grid"
      aria-label={label}
      ref={table}
      onKeyDown={move}
      onBlur={() => {
        wanted.current = null;
      }}
    >
      <thead role="rowgroup">
        <tr role="row">
          {weeks[0]?.map(({ date }) => (
            <th key={date} role="columnheader" scope="col" abbr={formats.weekday(date)}>
              {formats.weekdayShort(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {weeks.map((week) => (
          <tr key={week[0]?.date} role="row">
            {week.map((day) =>
              day.blank ? (
                <td key={day.date} role="gridcell" />
              ) : (
                <td
                  key={day.date}
                  role="gridcell"
                  aria-selected={day.selected === true || day.range !== undefined}
                  data-range={day.range}
                  data-state={day.state}
                  data-outside={day.outside || undefined}
                >
                  <DayButton
                    day={day}
                    tabStop={day.date === tabStop}
                    withMonth={layout === 'strip'}
                    firstFocus={firstFocus && day.date === tabStop}
                    onFocus={() => {
                      wanted.current = null;
                      setActive(day.date);
                    }}
                    onSelect={onSelect}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps {
  day: GridDay;
  tabStop: boolean;
  withMonth: boolean;
  firstFocus: boolean;
  onFocus: () => void;
  onSelect: (date: LocalDate) => void;
}

function DayButton({ day, tabStop, withMonth, firstFocus, onFocus, onSelect }: DayButtonProps) {
  const texts = useTexts().controls.calendar;
  const { shared, formats } = useTexts();
  const { date, state, price } = day;
  const stateText = state === 'available' ? '' : texts[state];
  const spoken = withMonth ? formats.plainDateShort(date) : formats.plainDate(date);
  const said = price === undefined || price === '-' ? stateText : price;
  const [, before = '', whole, decimals] = AMOUNT.exec(price ?? '') ?? [undefined, price];
  return (
    <button
      type="button"
      data-date={date}
      data-first-focus={firstFocus || undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-disabled={state === 'closed' || undefined}
      onFocus={onFocus}
      onClick={state === 'closed' ? undefined : () => onSelect(date)}
    >
      <span className="ui-hidden">{listFacts(shared, [spoken, said])} </span>
      <span className="ui-calendar-day" aria-hidden="true">
        <span className="ui-calendar-number">{dayOfMonth(date)}</span>
        {day.minimumNights ? <sup>*</sup> : null}{' '}
        {withMonth ? <small>{formats.monthShort(date)}</small> : null}
      </span>
      {price === undefined ? null : (
        <span
          className="ui-calendar-price"
          aria-hidden="true"
          data-said-by-form={day.isSaidByForm || undefined}
        >
          <span className="ui-calendar-before">{before}</span>
          <span>{whole}</span>
          <wbr />
          <span>{decimals}</span>
        </span>
      )}
      {day.minimumNights ? (
        <small className="ui-calendar-minimum">{fill(texts.minimumStay, { n: day.minimumNights })}</small>
      ) : null}
    </button>
  );
}

function tabStopOf(days: readonly GridDay[], active: LocalDate | null): LocalDate | null {
  const stop =
    days.find(({ date }) => date === active) ??
    days.find(({ selected, range }) => selected || (range && range !== 'middle')) ??
    days.find(({ state, outside }) => state === 'available' && !outside) ??
    days.find(({ state, outside }) => state !== 'closed' && !outside) ??
    // The last, because the first may be in the past.
    days.findLast(({ outside }) => !outside);
  return stop?.date ?? null;
}

function focusDay(table: HTMLTableElement | null, date: LocalDate): boolean {
  const button = table?.querySelector<HTMLElement>(`[data-date="${date}"]`);
  button?.focus();
  return Boolean(button);
}

function destination(
  event: KeyboardEvent<HTMLElement>,
  from: LocalDate,
  weeks: CalendarGridProps['weeks'],
): LocalDate | null {
  // In right-to-left text the day before stands on the right.
  const right = event.currentTarget.matches('[dir=rtl] *') ? -1 : 1;
  const week = weeks.find((days) => days.some(({ date }) => date === from))?.filter(({ blank }) => !blank);
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(from, -right);
    case 'ArrowRight':
      return addDays(from, right);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return week?.[0]?.date ?? null;
    case 'End':
      return week?.at(-1)?.date ?? null;
    case 'PageUp':
      return addMonths(from, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(from, event.shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** 1 to 31. */
function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}
