import type { DateWindow, StayDates } from '../dates/calendar-range.ts';
import { addDays, startOfMonth, stayDates, type LocalDate } from '../dates/dates.ts';
import { sumOfStay, type DayOf } from './flexible-dates.ts';
import type { MonthPrices } from './month-prices.ts';

/** 'ask': the answer hangs on a month that nobody has asked for. 'none': there is nothing up to the window's end. */
export type NextFreeStay =
  { kind: 'found'; stay: StayDates } | { kind: 'ask'; month: LocalDate } | { kind: 'none' };

/**
 * The first stay of so many nights, from `from` on, for which each night has a room: not always the same one. A day that
 * the answer for its month lacks has none (D-36).
 */
export function nextFreeStay(
  prices: MonthPrices,
  from: LocalDate,
  numberOfNights: number,
  window: DateWindow,
): NextFreeStay {
  const days = new Map(
    Object.values(prices)
      .flat()
      .map((day) => [day.date, day]),
  );
  const dayOf: DayOf = (date) => days.get(date) ?? (startOfMonth(date) in prices ? without(date) : undefined);
  for (let arrivalDate = from; arrivalDate <= window.last; arrivalDate = addDays(arrivalDate, 1)) {
    const stay = { arrivalDate, numberOfNights };
    const { kind } = sumOfStay(stay, dayOf, window);
    if (kind === 'priced') return { kind: 'found', stay };
    if (kind !== 'unknown') continue;
    const month = startOfMonth(stayDates(stay).find((night) => dayOf(night) === undefined) ?? arrivalDate);
    return month < window.last ? { kind: 'ask', month } : { kind: 'none' };
  }
  return { kind: 'none' };
}

function without(date: LocalDate) {
  return {
    date,
    amount: null,
    isAvailable: false,
    isClosed: false,
    units: 0,
    minLengthOfStay: null,
    packagesTotal: null,
  };
}
