import { weekdayOf, type LocalDate, type LocalDateTime } from '../domain/dates.ts';
import { POUND, roundUpToWhole, type Currency } from '../domain/money.ts';
import { fill } from './fill.ts';
import type { Formats } from './formats.ts';
import { priceWriter } from './price-writer.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The ending of a day's number, by the plural rules of English ordinals. */
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const dates: Omit<Formats, 'in' | 'price' | 'priceUp'> = {
  locale: 'en-GB',
  firstDay: 1,
  date: (date) => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`,
  shortDate,
  stayDay,
  dayMonth,
  longDate,
  fullDate: (date) => `${weekdayOf(date)} ${longDate(date)}`,
  plainDate: (date) => `${weekdayOf(date)} ${dayNumber(date)} ${month(date)}`,
  plainDateShort: (date) => `${weekdayOf(date)} ${dayNumber(date)} ${monthShort(date)} ${date.slice(0, 4)}`,
  month,
  monthShort,
  weekday: weekdayOf,
  weekdayShort: (date) => short(weekdayOf(date)),
  dateTime,
  hour,
  dateRange,
  moment: (at) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  plural: (text, n) => fill((n === 1 ? text.one : undefined) ?? text.other, { n }),
  list: (names) => joined(names, ' and '),
  choice: (names) => joined(names, ' or '),
  series: (names) => names.join(', '),
  people: (names) => joined(names, ' & '),
  party: (counts) => counts.join(' & '),
};

/** The formats of the specification (A §9.10, B §9). The browser's own English differs. */
export const formats = britishFormats(POUND);

function britishFormats(currency: Currency): Formats {
  const price = priceWriter('en-GB', currency);
  return {
    ...dates,
    in: britishFormats,
    price,
    priceUp: (amount) => price(roundUpToWhole(amount, currency)),
  };
}

function shortDate(date: LocalDate): string {
  return `${stayDay(date)} ${date.slice(2, 4)}`;
}

function stayDay(date: LocalDate): string {
  return `${weekdayAndDay(date)} ${short(monthOf(date))}`;
}

function dayMonth(date: LocalDate): string {
  return `${dayOf(date)} ${monthOf(date)}`;
}

function longDate(date: LocalDate): string {
  return `${dayMonth(date)} ${date.slice(0, 4)}`;
}

function month(date: LocalDate): string {
  return `${monthOf(date)} ${date.slice(0, 4)}`;
}

function monthShort(date: LocalDate): string {
  return date.slice(5, 7) === '09' ? 'Sept' : short(monthOf(date));
}

function dateTime(at: LocalDateTime): string {
  const { number, half } = hourOf(at);
  return `${shortDate(at)} - ${number}:${at.slice(14, 16)}${half}`;
}

function hour(at: LocalDateTime): string {
  const { number, half } = hourOf(at);
  return `${number}${half}`;
}

/**
 * A range that says month and year once: 'Sat 1st-Mon 3rd May 27', 'Mon 31st May-Wed 2nd Jun 27', 'Fri 31st Dec 27-Sun
 * 2nd Jan 28'.
 */
function dateRange(from: LocalDate, to: LocalDate): string {
  return `${startOfRange(from, to)}-${shortDate(to)}`;
}

function startOfRange(from: LocalDate, to: LocalDate): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return weekdayAndDay(from);
  return from.slice(0, 4) === to.slice(0, 4) ? stayDay(from) : shortDate(from);
}

/** 'Mon 1st' */
function weekdayAndDay(date: LocalDate): string {
  return `${short(weekdayOf(date))} ${dayOf(date)}`;
}

/** '1st' */
function dayOf(date: LocalDate): string {
  const day = dayNumber(date);
  return `${day}${ENDINGS[ordinals.select(day)] ?? 'th'}`;
}

function dayNumber(date: LocalDate): number {
  return Number(date.slice(8, 10));
}

function monthOf(date: LocalDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** The first three letters: 'Mon', 'Sep'. */
function short(name: string): string {
  return name.slice(0, 3);
}

/** The hour of a 12-hour clock. */
function hourOf(at: LocalDateTime): { number: number; half: 'am' | 'pm' } {
  const hours = Number(at.slice(11, 13));
  return { number: hours % 12 || 12, half: hours < 12 ? 'am' : 'pm' };
}

/** Names with commas. `last` stands before the last one. */
function joined(names: readonly string[], last: string): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(last);
}
