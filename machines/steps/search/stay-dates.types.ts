import type { AnyActorRef } from 'xstate';
import type { DateWindow, StayDates } from '../../../src/domain/dates/calendar-range.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { MonthPrices } from '../../../src/domain/search/month-prices.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import type { Session } from '../../../src/domain/booking/session.ts';

export interface StayDatesInput {
  session: Session;
  search: OpenSearch;
}

/** Number of months side by side. */
export type MonthCount = 1 | 2;

export interface StayDatesContext extends StayDatesInput {
  window: DateWindow;
  /** The first day of the first month that is shown. */
  month: LocalDate;
  monthCount: MonthCount;
  prices: MonthPrices;
  /** The month whose prices were asked for last, by its first day; null before the first question. */
  asked: LocalDate | null;
  /** The stay in the middle of the flexible dates. It stays when the guest moves to one of them. */
  centre: StayDates;
}

/** The search step sends the form's search, when the calendar has begun and each time its dialog opens. */
export interface SearchTold {
  type: 'search.told';
  search: OpenSearch;
}

export type StayDatesEvent =
  | { type: 'month.previous' }
  | { type: 'month.next' }
  | { type: 'month.retried' }
  /** The number of months that the view has room for. */
  | { type: 'months.counted'; count: MonthCount }
  | { type: 'day.picked'; date: LocalDate }
  /** The guest moves to one of the flexible dates. */
  | { type: 'arrival.moved'; date: LocalDate }
  | SearchTold;

/** The calendar runs: its code has loaded. The search step then tells it what the guest has entered meanwhile. */
export interface StayDatesBegan {
  type: 'stayDates.began';
  calendar: AnyActorRef;
}

/** Arrival and departure are chosen, and the stay can be had: there is nothing left to choose. */
export interface StayDatesEnded {
  type: 'stayDates.ended';
}

/** The dates that the guest has chosen for the form. */
export interface StayDatesChosen extends StayDates {
  type: 'stayDates.chosen';
}
