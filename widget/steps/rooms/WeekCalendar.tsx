import { useSelector } from '@xstate/react';
import type { WeekCalendarRef } from '../../../machines/steps/rooms/week-calendar.machine.ts';
import * as selectors from '../../../machines/steps/rooms/week-calendar.selectors.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { fill } from '../../texts/fill.ts';
import { gridDay } from '../../modals/shared/priced-day.ts';
import { DateRange } from '../../ui/calendar/DateRange.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CalendarGrid } from '../../ui/calendar/CalendarGrid.tsx';
import { focusHeading } from '../../ui/frame/focus-after.ts';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { MonthPager } from '../../ui/calendar/MonthPager.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { describeNight } from '../../texts/describe-night.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import css from './week-calendar.css?inline';

registerStyles(css);

/** Prices of seven days; two clicks make a new stay. */
export function WeekCalendar({ actor }: { actor: WeekCalendarRef }) {
  const { rooms, formats } = useTexts();
  const texts = rooms.week;
  const name = useSelector(actor, selectors.selectRoomName);
  const days = useSelector(actor, selectors.selectWeek);
  const arrival = useSelector(actor, selectors.selectArrival);
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const canGoBack = useSelector(actor, selectors.selectCanGoBack);
  const canGoOn = useSelector(actor, selectors.selectCanGoOn);
  // The days come one frame later, with their prices still loading, so that the press shows at once.
  const areDaysDrawn = useAfterPaint();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (areDaysDrawn) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [areDaysDrawn]);
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];

  const next =
    arrival === null ? texts.hint : fill(texts.chooseDeparture, { date: formats.shortDate(arrival) });
  const hint = isLoading ? texts.loading : next;

  function priceText(price: MinorUnits | null): string {
    return price === null ? texts.noPrice : formats.priceUp(price);
  }

  function leave(date: LocalDate) {
    actor.send({ type: date < first ? 'week.previous' : 'week.next' });
  }

  return (
    <div ref={panel} className="rooms-week ui-panel ui-stack ui-stack-tight">
      <MonthPager
        level={5}
        title={<DateRange from={first} to={last} />}
        onBack={() => actor.send({ type: 'week.previous' })}
        onNext={() => actor.send({ type: 'week.next' })}
        backDisabled={!canGoBack}
        nextDisabled={!canGoOn}
      >
        {hasFailed ? <FailedWeek actor={actor} /> : null}
        {areDaysDrawn && !hasFailed ? (
          <CalendarGrid
            layout="strip"
            label={fill(texts.label, { name })}
            weeks={[days.map((day) => gridDay(day, isLoading, priceText))]}
            onSelect={(date) => actor.send({ type: 'day.picked', date })}
            onLeaveGrid={leave}
          />
        ) : null}
      </MonthPager>
      <WeekTerms actor={actor} />
      <p className="rooms-week-hint ui-soft">
        {hint}
        <Announcement text={hint} isOnlyNews />
        {isLoading ? <LongWait /> : null}
      </p>
    </div>
  );
}

/** What the prices cover, with the fees in them. */
function WeekTerms({ actor }: { actor: WeekCalendarRef }) {
  const texts = useTexts();
  const { forNight, forNightAt } = texts.rooms.week;
  const rate = useSelector(actor, selectors.selectRateName);
  const fees = useSelector(actor, selectors.selectFees);
  const what = rate === '' ? forNight : fill(forNightAt, { rate });
  return <p className="rooms-week-hint ui-soft">{describeNight(texts, what, fees)}</p>;
}

function FailedWeek({ actor }: { actor: WeekCalendarRef }) {
  const texts = useTexts();
  return (
    <Notice tone="warning">
      <div className="ui-row">
        <p>{texts.rooms.week.failed}</p>
        <Button
          onClick={(event) => {
            focusHeading(event.currentTarget, '.rooms-week');
            actor.send({ type: 'week.retried' });
          }}
        >
          {texts.shared.retry}
        </Button>
      </div>
    </Notice>
  );
}

/** False until the view's first frame is painted. Lets a part of the view come after it. */
function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setIsPainted(true);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
