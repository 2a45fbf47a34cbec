import type { LocalDate, LocalDateTime } from '../../src/domain/dates/dates.ts';
import type { Currency, MinorUnits } from '../../src/domain/money/money.ts';
import type { Plural } from './fill.ts';

/** How a language writes dates, amounts, numbers and lists. A `LocalDate` may also be a date-time. */
export interface Formats {
  /** The BCP 47 tag for Intl and for the estate's servers. */
  locale: string;
  /** The first day of a calendar's week, from 1 for Monday to 7 for Sunday. */
  firstDay: number;
  /** These formats, with amounts in another currency than the pound. */
  in: (currency: Currency) => Formats;
  /** '£1,290', '£120.50'; '−£5' below zero. */
  price: (amount: MinorUnits) => string;
  /** '£121' for £120.50: rounded up to major units, so that nothing costs more than it says. */
  priceUp: (amount: MinorUnits) => string;
  /** '01/05/2027' */
  date: (date: LocalDate) => string;
  /** 'Mon 1st Jan 24' */
  shortDate: (date: LocalDate) => string;
  /** 'Mon 1st Jan' */
  stayDay: (date: LocalDate) => string;
  /** '1st January' */
  dayMonth: (date: LocalDate) => string;
  /** '1st January 2024' */
  longDate: (date: LocalDate) => string;
  /** 'Monday 1st January 2024', for screen readers. */
  fullDate: (date: LocalDate) => string;
  /** 'Monday 1 January 2024': the full date beside a calendar, whose days are plain numbers. */
  plainDate: (date: LocalDate) => string;
  /** 'Monday 1 Jan 2024': the same beside a row of days, which shows 'Jan'. */
  plainDateShort: (date: LocalDate) => string;
  /** 'January 2024' */
  month: (date: LocalDate) => string;
  /** 'Jan' */
  monthShort: (date: LocalDate) => string;
  /** 'Monday' */
  weekday: (date: LocalDate) => string;
  /** 'Monday 18th January' */
  weekdayDate: (date: LocalDate) => string;
  /** 'Mon' */
  weekdayShort: (date: LocalDate) => string;
  /** 'Mon 1st Jan 24 - 15:00' */
  dateTime: (dateTime: LocalDateTime) => string;
  /** '3pm', '3:30pm': the hour, with minutes where it has any. */
  hour: (dateTime: LocalDateTime) => string;
  /** 'Sat 1st-Mon 3rd May 27': a stay's dates. */
  dateRange: (from: LocalDate, to: LocalDate) => string;
  /** 'Sat 1 – Mon 3 May': the same in a line of few words. */
  shortRange: (from: LocalDate, to: LocalDate) => string;
  /** '1–3 May', '31 May – 2 Jun': the same in as few letters as a button has room for. */
  daysRange: (from: LocalDate, to: LocalDate) => string;
  /** A moment by the guest's own clock: '1 May 2027, 15:04'. `at` in milliseconds. */
  moment: (at: number) => string;
  /** The time of day of such a moment: '15:04'. */
  clock: (at: number) => string;
  /** The form of a text for `n` things, with {n} filled in. */
  plural: (text: Plural, n: number) => string;
  /** 'A, B and C' */
  list: (names: readonly string[]) => string;
  /** 'A, B or C' */
  choice: (names: readonly string[]) => string;
  /** 'A, B, C', without 'and'. Most other languages have it before the last of three. */
  series: (names: readonly string[]) => string;
  /** 'Ann, Ben & Cleo' */
  people: (names: readonly string[]) => string;
  /** '2 adults & 1 child & 1 infant' */
  party: (counts: readonly string[]) => string;
}
