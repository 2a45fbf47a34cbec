import { useSelector } from '@xstate/react';
import type { CalendarRef } from '../../../machines/modals/calendar/calendar.machine.ts';
import {
  selectCanGoBack,
  selectCanGoOn,
  selectFees,
  selectHasFailed,
  selectIsLoading,
  selectMonth,
  selectWeeks,
} from '../../../machines/modals/calendar/calendar.selectors.ts';
import { formatMonth } from '../../../src/domain/date-formats.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import { formatPrice, type Pence } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { CalendarGrid } from '../../ui/CalendarGrid.tsx';
import { LongWait } from '../../ui/LongWait.tsx';
import { MonthPager } from '../../ui/MonthPager.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Announcement } from '../../ui/Announcement.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { describeNight } from '../../../src/texts/describe-night.ts';
import { gridDay } from '../shared/priced-day.ts';

/** Stands for any day in the key. */
const SOME_DAY = 12;

/** A month of prices, Monday to Sunday, with Back and Next (A §2.6). */
export function MonthCalendar({ actor }: { actor: CalendarRef }) {
  const { calendar: texts, summaryPanel } = useTexts();
  const fees = useSelector(actor, selectFees);
  const month = useSelector(actor, selectMonth);
  const weeks = useSelector(actor, selectWeeks);
  const isLoading = useSelector(actor, selectIsLoading);
  const hasFailed = useSelector(actor, selectHasFailed);
  const canGoBack = useSelector(actor, selectCanGoBack);
  const canGoOn = useSelector(actor, selectCanGoOn);
  const title = formatMonth(month);
  const hasMinimumStays = weeks.flat().some((day) => day.minimumNights !== null);
  const note = isLoading ? texts.loading : hasMinimumStays ? texts.minimumStay : '';

  /** 'From £X' or 'Unavailable' (A §2.6, D-381). */
  function priceText(price: Pence | null): string {
    return price === null ? texts.unavailable : fill(texts.from, { amount: formatPrice(price) });
  }

  function leave(date: LocalDate) {
    actor.send({ type: date < month ? 'month.previous' : 'month.next' });
  }

  return (
    <MonthPager
      title={title}
      onBack={() => actor.send({ type: 'month.previous' })}
      onNext={() => actor.send({ type: 'month.next' })}
      backDisabled={!canGoBack}
      nextDisabled={!canGoOn}
    >
      {hasFailed ? (
        <FailedMonth actor={actor} />
      ) : (
        <>
          <CalendarGrid
            label={title}
            weeks={weeks.map((week) =>
              week.map((day) => ({ ...gridDay(day, isLoading, priceText), outside: !day.isInMonth })),
            )}
            onSelect={(date) => actor.send({ type: 'day.picked', date })}
            onLeaveGrid={leave}
          />
          <p className="calendar-key" aria-hidden="true">
            <s>{SOME_DAY}</s> {texts.unavailable}
          </p>
          <p className="calendar-note">{describeNight(summaryPanel.fees, texts.forNight, fees)}</p>
          <p className="calendar-note">
            {note}
            <Announcement text={note} isOnlyNews />
            {isLoading ? <LongWait /> : null}
          </p>
        </>
      )}
    </MonthPager>
  );
}

function FailedMonth({ actor }: { actor: CalendarRef }) {
  const texts = useTexts();
  return (
    <Notice tone="warning">
      <div className="ui-row">
        <p>{texts.calendar.failed}</p>
        <Button onClick={() => actor.send({ type: 'month.retried' })}>{texts.shared.retry}</Button>
      </div>
    </Notice>
  );
}
