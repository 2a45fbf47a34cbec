import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { StayDatesRef } from '../../../machines/steps/search/stay-dates.machine.ts';
import * as selectors from '../../../machines/steps/search/stay-dates.selectors.ts';
import type { ShownMonthDay } from '../../../machines/shared/month-prices.ts';
import { startOfMonth, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { describeNight } from '../../texts/describe-night.ts';
import { fill } from '../../texts/fill.ts';
import { gridDay, openDay } from '../../modals/shared/priced-day.ts';
import { FailedMonth, MonthKey, PricedMonth } from '../../modals/shared/PricedMonth.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { MonthPager } from '../../ui/calendar/MonthPager.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { FlexibleDates } from './FlexibleDates.tsx';
import css from './stay-dates.css?inline';
import { swiping } from './swiping.ts';
import type { StaySum } from '../../../src/domain/search/flexible-dates.ts';
import type { Texts } from '../../texts/catalogue.ts';

registerStyles(css);

/**
 * The choice of dates by price: months with the lowest price of each night, and the same length of stay some days
 * earlier or later.
 */
export function StayDates({ actor }: { actor: StayDatesRef }) {
  const box = useCallback((element: HTMLElement | null) => countMonths(element, actor), [actor]);
  const isClosed = useSelector(actor, selectors.selectIsClosed);
  return (
    <div className="stay-dates" ref={box}>
      <Months actor={actor} />
      {isClosed ? null : <FlexibleDates actor={actor} />}
    </div>
  );
}

function Months({ actor }: { actor: StayDatesRef }) {
  const { calendar: texts, formats } = useTexts();
  const months = useSelector(actor, selectors.selectMonths);
  const weeks = useSelector(
    actor,
    useMemo(() => selectors.selectWeeks(formats.firstDay), [formats.firstDay]),
  );
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const { arrivalDate } = useSelector(actor, selectors.selectChosen);
  const canGoBack = useSelector(actor, selectors.selectCanGoBack);
  const canGoOn = useSelector(actor, selectors.selectCanGoOn);
  const [first = '', second] = months.map(({ month }) => formats.month(month));
  const back = () => actor.send({ type: 'month.previous' });
  const next = () => actor.send({ type: 'month.next' });

  function priceText(price: MinorUnits | null): string {
    return price === null ? texts.unavailable : formats.priceUp(price);
  }

  function leave(date: LocalDate) {
    if (date < (months[0]?.month ?? '')) back();
    else next();
  }

  return (
    <MonthPager
      title={second === undefined ? first : <TwoMonths first={first} second={second} />}
      onBack={back}
      onNext={next}
      backDisabled={!canGoBack}
      nextDisabled={!canGoOn}
    >
      {hasFailed ? (
        <FailedMonth text={texts.picker.failed} onRetry={() => actor.send({ type: 'month.retried' })} />
      ) : null}
      <div className="stay-dates-months" {...swiping(back, next)}>
        {months.map(({ month, isKnown }, place) => (
          <div key={place}>
            <p className="stay-dates-name" aria-hidden="true">
              {formats.month(month)}
            </p>
            <PricedMonth
              title={formats.month(month)}
              weeks={weeks[place] ?? []}
              cell={(day) => (isKnown ? gridDay(day, false, priceText) : openDay(day, isLoading))}
              isAlone
              firstFocus={month === startOfMonth(arrivalDate)}
              onSelect={(date) => actor.send({ type: 'day.picked', date })}
              onLeaveGrid={leave}
            />
          </div>
        ))}
      </div>
      <Terms actor={actor} weeks={weeks.flatMap((month, place) => (months[place]?.isKnown ? month : []))} />
    </MonthPager>
  );
}

/** The names of two months, each above its month. */
function TwoMonths(names: { first: string; second: string }) {
  const texts = useTexts().calendar.picker;
  return (
    <>
      <span className="ui-hidden">{fill(texts.months, names)}</span>
      <span className="stay-dates-names" aria-hidden="true">
        <span>{names.first}</span>
        <span>{names.second}</span>
      </span>
    </>
  );
}

/** What the prices cover and whether they are loading, or why there are none. */
function Terms({ actor, weeks }: { actor: StayDatesRef; weeks: ShownMonthDay[][] }) {
  const words = useTexts();
  const texts = words.calendar;
  const fees = useSelector(actor, selectors.selectFees);
  const hasMoreRooms = useSelector(actor, selectors.selectHasMoreRooms);
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const isClosed = useSelector(actor, selectors.selectIsClosed);
  if (isClosed) return <p className="stay-dates-terms">{texts.picker.guestsMissing}</p>;
  const night = describeNight(words, texts.picker.forNight, fees);
  return (
    <div className="stay-dates-terms ui-soft">
      <MonthKey weeks={weeks} isAlone />
      <p>{hasMoreRooms ? `${night} ${texts.picker.firstRoom}` : night}</p>
      <p>
        {isLoading ? texts.loading : ''}
        <Announcement text={isLoading ? texts.loading : ''} isOnlyNews />
        {isLoading ? <LongWait /> : null}
      </p>
    </div>
  );
}

/** The chosen stay and its sum, read out. Shown is the sum: the button beside it has the dates. */
export function ChosenStay({ actor }: { actor: StayDatesRef }) {
  const words = useTexts();
  const { calendar: texts, formats } = words;
  const stay = useSelector(actor, selectors.selectChosen);
  const fees = useSelector(actor, selectors.selectFees);
  const isBegun = useSelector(actor, selectors.selectIsBegun);
  const hasMoreRooms = useSelector(actor, selectors.selectHasMoreRooms);
  const dates = fill(useTexts().controls.dates, {
    from: formats.fullDate(stay.arrivalDate),
    to: formats.fullDate(stay.departure),
  });
  return (
    <p className="stay-dates-chosen" role="status">
      <span className="ui-hidden">{fill(formats.plural(texts.chosen, stay.numberOfNights), { dates })} </span>
      <strong>
        {isBegun
          ? texts.picker.chooseDeparture
          : describeSum(words, stay.sum, fees === 'byDay' || fees.areAll)}
      </strong>
      {hasMoreRooms && !isBegun && stay.sum.kind === 'priced' ? (
        <small> {texts.picker.firstRoom}</small>
      ) : null}
    </p>
  );
}

/**
 * Tells the calendar how many months the styles have room for, at first and after each change. Returns a function that
 * stops it.
 */
function countMonths(box: HTMLElement | null, actor: StayDatesRef): (() => void) | undefined {
  if (!box) return undefined;
  let counted: 1 | 2 = 1;
  const count = () => {
    const now = getComputedStyle(box).getPropertyValue('--_months').trim() === '2' ? 2 : 1;
    if (now === counted) return;
    counted = now;
    actor.send({ type: 'months.counted', count: now });
  };
  count();
  // One frame later, because another month changes the observed size.
  const observer = new ResizeObserver(() => requestAnimationFrame(count));
  observer.observe(box);
  return () => observer.disconnect();
}

/** 'From £476 in all', or 'before any fees', or why a stay has no sum; empty until it is known. */
function describeSum(
  { calendar: { picker: texts }, formats }: Pick<Texts, 'calendar' | 'formats'>,
  sum: StaySum,
  hasFees: boolean,
): string {
  switch (sum.kind) {
    case 'priced':
      return fill(hasFees ? texts.total : texts.totalBefore, { amount: formats.price(sum.total) });
    case 'unavailable':
      return texts.unavailable;
    case 'tooShort':
      return fill(texts.tooShort, { n: sum.minimumNights });
    case 'unknown':
      return '';
  }
}
