import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CalendarRef } from '../../../machines/modals/calendar/calendar.machine.ts';
import * as selectors from '../../../machines/modals/calendar/calendar.selectors.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { fill } from '../../texts/fill.ts';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { MonthPager } from '../../ui/calendar/MonthPager.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { describeNight } from '../../texts/describe-night.ts';
import { gridDay } from '../shared/priced-day.ts';
import { FailedMonth, MonthKey, PricedMonth } from '../shared/PricedMonth.tsx';

/** A month of prices, week by week, with Back and Next. */
export function MonthCalendar({ actor }: { actor: CalendarRef }) {
  const words = useTexts();
  const { calendar: texts, formats } = words;
  const fees = useSelector(actor, selectors.selectFees);
  const month = useSelector(actor, selectors.selectMonth);
  const weeks = useSelector(
    actor,
    useMemo(() => selectors.selectWeeks(formats.firstDay), [formats.firstDay]),
  );
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const canGoBack = useSelector(actor, selectors.selectCanGoBack);
  const canGoOn = useSelector(actor, selectors.selectCanGoOn);
  const title = formats.month(month);
  const hasMinimumStays = weeks.flat().some((day) => day.minimumNights !== null);
  const note = isLoading ? texts.loading : hasMinimumStays ? texts.minimumStay : '';

  /** 'From £X' or 'Unavailable'. */
  function priceText(price: MinorUnits | null): string {
    return price === null ? texts.unavailable : fill(texts.from, { amount: formats.priceUp(price) });
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
        <FailedMonth text={texts.failed} onRetry={() => actor.send({ type: 'month.retried' })} />
      ) : (
        <>
          <PricedMonth
            {...{ title, weeks }}
            cell={(day) => gridDay(day, isLoading, priceText)}
            onSelect={(date) => actor.send({ type: 'day.picked', date })}
            onLeaveGrid={leave}
          />
          {isLoading ? null : <MonthKey weeks={weeks} />}
          <p className="calendar-note">{describeNight(words, texts.picker.forNight, fees)}</p>
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
