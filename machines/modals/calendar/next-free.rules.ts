import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import type { DateWindow, StayDates } from '../../../src/domain/dates/calendar-range.ts';
import { addDays, startOfMonth, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { CalendarReason } from '../../../src/domain/rooms/availability.ts';
import type { MonthPrices } from '../../../src/domain/search/month-prices.ts';
import { nextFreeStay, type NextFreeStay } from '../../../src/domain/search/next-free-stay.ts';
import type { StaySearch } from '../../../src/domain/search/occupancy.ts';

/** What the next free stay is computed from. */
export interface NextFreeFacts {
  search: StaySearch;
  reason: CalendarReason;
  fewestNights: number | null;
  window: DateWindow;
  /** The first day of the shown month, whose answer is on its way or has come. */
  month: LocalDate;
  /** All answers so far. Each calendar has its own object, and replaces it with each answer. */
  prices: MonthPrices;
}

/** Whether the dates are full. Otherwise a code or a voucher is in the way, and the search's own dates may be free. */
export function isFull({ reason }: Pick<NextFreeFacts, 'reason'>): boolean {
  return reason === 'dates' || reason === 'error';
}

/** The nights of the stay that is looked for. */
export function nightsToFind({
  search,
  fewestNights,
}: Pick<NextFreeFacts, 'search' | 'fewestNights'>): number {
  return fewestNights ?? search.numberOfNights;
}

const NONE: NextFreeStay = { kind: 'none' };

const nextByPrices = new WeakMap<MonthPrices, NextFreeStay>();

/**
 * The next stay of as many nights, after the one that was searched for; where that was too short, a longer one from the
 * same day on. Looked for once in the same answers.
 */
export function nextFreeOf(facts: NextFreeFacts): NextFreeStay {
  const { prices, search, window, fewestNights } = facts;
  if (!isFull(facts)) return NONE;
  const known = nextByPrices.get(prices);
  if (known) return known;
  const from = fewestNights === null ? addDays(search.arrivalDate, 1) : search.arrivalDate;
  const next = nextFreeStay(prices, from, nightsToFind(facts), window);
  nextByPrices.set(prices, next);
  return next;
}

/** The next month to ask for; null where none is needed, or where it is on its way as the shown month. */
export function monthToAsk(facts: NextFreeFacts): LocalDate | null {
  const next = nextFreeOf(facts);
  return next.kind === 'ask' && next.month !== facts.month ? next.month : null;
}

/**
 * The month of the next free stay, as it is known. Null once the guest has turned the page or chosen a day, and while the
 * first month loads.
 */
export function monthOfNextFree(
  facts: NextFreeFacts & { days: CalendarDay[]; stay: StayDates | null },
): { month: LocalDate; days: CalendarDay[] } | null {
  const next = nextFreeOf(facts);
  const isUntouched =
    facts.days.length > 0 && facts.stay === null && facts.month === startOfMonth(facts.search.arrivalDate);
  if (next.kind !== 'found' || !isUntouched) return null;
  const month = startOfMonth(next.stay.arrivalDate);
  const days = facts.prices[month];
  return days ? { month, days } : null;
}

/** The calendar with the next free stay chosen, at its month; null where none is found. */
export function takeNextFree(facts: NextFreeFacts): { stay: StayDates; month: LocalDate; days: [] } | null {
  const next = nextFreeOf(facts);
  return next.kind === 'found'
    ? { stay: next.stay, month: startOfMonth(next.stay.arrivalDate), days: [] }
    : null;
}
