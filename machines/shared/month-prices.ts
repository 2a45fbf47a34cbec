import {
  gridStart,
  MONTH_NIGHTS,
  monthWeeks,
  type CalendarDay,
  type MonthDay,
} from '../../src/domain/dates/calendar.ts';
import {
  placeInStay,
  type DateWindow,
  type PlaceInStay,
  type StayDates,
} from '../../src/domain/dates/calendar-range.ts';
import type { LocalDate } from '../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../src/domain/money/money.ts';
import type { SearchWithVouchers } from '../../src/domain/search/occupancy.ts';
import type { Session } from '../../src/domain/booking/session.ts';
import type { CalendarRequest } from './ports.ts';

/** What the month calendars share: the question for a month, and its weeks as they are shown. */

export interface ShownMonthDay extends MonthDay {
  place: PlaceInStay;
}

/** The question for a month's 41 nights, for one leg's party and any room. */
export function monthQuestion(
  session: Session,
  search: SearchWithVouchers,
  leg: number,
  month: LocalDate,
): CalendarRequest {
  return {
    sessionId: session.id,
    search,
    leg,
    from: gridStart(month),
    nights: MONTH_NIGHTS,
    roomCode: null,
    rateCode: null,
  };
}

/** A month's weeks, from `firstDay`, with a stay marked. `fees`: a night's fees in minor units. */
export function weeksWithStay(
  month: LocalDate,
  days: CalendarDay[],
  window: DateWindow,
  fees: MinorUnits,
  stay: StayDates | null,
  firstDay: number,
): ShownMonthDay[][] {
  return monthWeeks(month, days, window, fees, firstDay).map((week) =>
    week.map((day) => ({ ...day, place: placeInStay(day.date, stay) })),
  );
}
