import type { AnyActorRef } from 'xstate';
import type { DateWindow, StayDates } from '../../../src/domain/calendar-range.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { MonthPrices } from '../../../src/domain/month-prices.ts';
import type { OpenSearch } from '../../../src/domain/occupancy.ts';
import type { Session } from '../../../src/domain/session.ts';

export interface StayDatesInput {
  session: Session;
  search: OpenSearch;
}

/** How many months stand side by side. */
export type MonthCount = 1 | 2;

export interface StayDatesContext extends StayDatesInput {
  window: DateWindow;
  /** The first day of the first month that is shown. */
  month: LocalDate;
  monthCount: MonthCount;
  prices: MonthPrices;
  /** The month that was asked for last. */
  asked: LocalDate | null;
  /** The stay that the flexible dates stand round. */
  centre: StayDates;
}

/** The form as it is when the dialog opens; sent by the step that holds the calendar. */
export interface SearchTold {
  type: 'search.told';
  search: OpenSearch;
}

export type StayDatesEvent =
  | { type: 'month.previous' }
  | { type: 'month.next' }
  | { type: 'month.retried' }
  /** What the view has room for. */
  | { type: 'months.counted'; count: MonthCount }
  | { type: 'day.picked'; date: LocalDate }
  /** One of the flexible dates. */
  | { type: 'arrival.moved'; date: LocalDate }
  | SearchTold;

/** The calendar is there: it wants to be told what was chosen while its code was on its way. */
export interface StayDatesBegan {
  type: 'stayDates.began';
  calendar: AnyActorRef;
}

/** Dates for the form. */
export interface StayDatesChosen extends StayDates {
  type: 'stayDates.chosen';
}
