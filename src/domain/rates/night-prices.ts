import { dayOn, priceOn, type CalendarDay } from '../dates/calendar.ts';
import type { StayDates } from '../dates/calendar-range.ts';
import { stayDates, type LocalDate } from '../dates/dates.ts';
import { sumAmounts, type MinorUnits } from '../money/money.ts';

export interface PriceOfNight {
  date: LocalDate;
  amount: MinorUnits;
}

/**
 * The price of each night of a stay, fees included. `days`: the calendar of its room and rate. Null where the nights do
 * not add up to `total`: the rate is then not priced by the night, and nobody knows what one costs.
 */
export function nightPrices(
  days: readonly CalendarDay[],
  stay: StayDates,
  total: MinorUnits,
): PriceOfNight[] | null {
  const nights = stayDates(stay).map((date) => ({ date, amount: priceOn(dayOn(days, date), 0) }));
  const known = nights.flatMap(({ date, amount }) => (amount === null ? [] : [{ date, amount }]));
  const isWhole = known.length === nights.length && sumAmounts(known.map(({ amount }) => amount)) === total;
  return isWhole ? known : null;
}
