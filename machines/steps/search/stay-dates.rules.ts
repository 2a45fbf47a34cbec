import { canPickMonthDay, hasNextMonth, hasPreviousMonth } from '../../../src/domain/dates/calendar.ts';
import { isInWindow, stayBetween, type StayDates } from '../../../src/domain/dates/calendar-range.ts';
import { addDays, addMonths, startOfMonth, type LocalDate } from '../../../src/domain/dates/dates.ts';
import {
  flexibleStays,
  nightsOf,
  sumOfStay,
  type StaySum,
} from '../../../src/domain/search/flexible-dates.ts';
import { dayIn, missingMonth, monthsFrom } from '../../../src/domain/search/month-prices.ts';
import {
  arrivalWindow,
  hasAllAges,
  withAllAges,
  type OpenSearch,
} from '../../../src/domain/search/occupancy.ts';
import { monthQuestion } from '../../shared/month-prices.ts';
import type { CalendarRequest } from '../../shared/ports.ts';
import type { StayDatesContext, StayDatesInput } from './stay-dates.types.ts';

/** The calendar as it opens, at the month of arrival. */
export function openCalendar({ session, search }: StayDatesInput): StayDatesContext {
  return {
    session,
    search,
    window: arrivalWindow(session.businessDate, session.businessDate),
    month: startOfMonth(search.arrivalDate),
    monthCount: 1,
    prices: {},
    asked: null,
    centre: stayOf(search),
  };
}

export function stayOf({ arrivalDate, numberOfNights }: StayDates): StayDates {
  return { arrivalDate, numberOfNights };
}

/** With a month that is over within a week stands the next one, too. */
export function shownMonths({ month, monthCount, window }: StayDatesContext): LocalDate[] {
  const isEnding = addDays(window.first, 7) >= addMonths(month, 1);
  return monthsFrom(month, isEnding ? 2 : monthCount, window);
}

/** The next month to ask for: a shown month, then a month that the flexible dates reach. Null where all are known. */
export function monthToAsk(context: StayDatesContext): LocalDate | null {
  const { prices, centre, window } = context;
  return missingMonth(prices, shownMonths(context), nightsOf(flexibleStays(centre), window));
}

/**
 * Whether prices can be asked for: every child of the first room has an age, and no voucher fixes the dates.
 */
export function canAsk({ search: { guestOccupancies, voucherCodes } }: StayDatesContext): boolean {
  const [party] = guestOccupancies;
  return party !== undefined && hasAllAges(party) && voucherCodes.length === 0;
}

/** The question for a month's prices, for the first room's party. */
export function questionOf(context: StayDatesContext): CalendarRequest {
  const { session, search, asked, month } = context;
  const first = { ...search, guestOccupancies: search.guestOccupancies.slice(0, 1) };
  return monthQuestion(session, withAllAges(first), 1, asked ?? month);
}

/** Whether the prices need a new question: the first room's party, the code or the vouchers have changed. */
export function asksOtherwise(context: StayDatesContext, search: OpenSearch): boolean {
  return pricedBy(context.search) !== pricedBy(search);
}

function pricedBy({ code, voucherCodes, guestOccupancies: [party] }: OpenSearch): string {
  return JSON.stringify([code, voucherCodes, party]);
}

function hasOtherDates({ search }: StayDatesContext, { arrivalDate, numberOfNights }: OpenSearch): boolean {
  return search.arrivalDate !== arrivalDate || search.numberOfNights !== numberOfNights;
}

/** Takes the form's search. Dates that differ from the calendar's bring their month into view. */
export function takeSearch(context: StayDatesContext, search: OpenSearch): Partial<StayDatesContext> {
  if (!hasOtherDates(context, search)) return { search };
  const arrival = startOfMonth(search.arrivalDate);
  const isShown = shownMonths(context).includes(arrival);
  return { search, centre: stayOf(search), month: isShown ? context.month : arrival };
}

export function canGoBack({ month, window }: StayDatesContext): boolean {
  return hasPreviousMonth(month, window);
}

export function canGoOn(context: StayDatesContext): boolean {
  return hasNextMonth(shownMonths(context).at(-1) ?? context.month, context.window);
}

/**
 * Whether the date can be picked. It must be in the window. Once its month's prices have come, it must also be among
 * them, and not closed (D-500).
 */
export function canPick({ prices, window }: StayDatesContext, date: LocalDate): boolean {
  return startOfMonth(date) in prices
    ? canPickMonthDay(date, dayIn(prices, date), window)
    : isInWindow(date, window);
}

/** The stay after the first click: from this arrival, for as many nights as before. */
export function beginStay({ search }: StayDatesContext, arrivalDate: LocalDate): StayDates {
  return { arrivalDate, numberOfNights: search.numberOfNights };
}

/** The stay after the second click; null where the two days make no stay. */
export function endStay({ search }: StayDatesContext, date: LocalDate): StayDates | null {
  return stayBetween(search.arrivalDate, date);
}

/** Whether a second click on this day makes a stay that can be had, as far as its prices are known. */
export function settlesStay(context: StayDatesContext, date: LocalDate): boolean {
  const stay = endStay(context, date);
  return stay !== null && ['priced', 'unknown'].includes(sumOf(context, stay).kind);
}

/** Takes another stay, and centres the flexible dates on it. Null changes nothing. */
export function choose(
  { search, centre }: StayDatesContext,
  stay: StayDates | null,
): Partial<StayDatesContext> {
  return { search: { ...search, ...stay }, centre: stay ?? centre };
}

/** Moves the stay to one of the flexible dates, which stay where they are. */
export function moveStay({ search }: StayDatesContext, arrivalDate: LocalDate): Partial<StayDatesContext> {
  return { search: { ...search, arrivalDate } };
}

/** Whether a stay of the same length from this arrival has a price: it can be had, and each night is known. */
export function canMove(context: StayDatesContext, arrivalDate: LocalDate): boolean {
  const { numberOfNights } = context.search;
  return sumOf(context, { arrivalDate, numberOfNights }).kind === 'priced';
}

export function sumOf(context: StayDatesContext, stay: StayDates): StaySum {
  const { prices, window } = context;
  return sumOfStay(stay, (date) => dayIn(prices, date), window);
}
