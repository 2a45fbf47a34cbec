import { writeDate, type LocalDate } from '../../src/domain/dates/dates.ts';
import { POUND, roundUpToWhole, type Currency } from '../../src/domain/money/money.ts';
import { fill } from './fill.ts';
import type { Formats } from './formats.ts';
import { priceWriter } from './price-writer.ts';

/** 'Mon 1st Jan 24' */
const SHORT = 'ddd Do MMM YY';
/** 'Mon 1 Jan' */
const DAY = 'ddd D MMM';

const dates: Omit<Formats, 'in' | 'price' | 'priceUp'> = {
  locale: 'en-GB',
  firstDay: 1,
  date: inPattern('DD/MM/YYYY'),
  shortDate: inPattern(SHORT),
  stayDay: inPattern('ddd Do MMM'),
  dayMonth: inPattern('Do MMMM'),
  longDate: inPattern('Do MMMM YYYY'),
  fullDate: inPattern('dddd Do MMMM YYYY'),
  plainDate: inPattern('dddd D MMMM YYYY'),
  plainDateShort: (date) => writeDate(date, `dddd D [${monthShort(date)}] YYYY`),
  month: inPattern('MMMM YYYY'),
  monthShort,
  weekday: inPattern('dddd'),
  weekdayDate: inPattern('dddd Do MMMM'),
  weekdayShort: inPattern('ddd'),
  dateTime: inPattern(`${SHORT} - HH:mm`),
  hour: (dateTime) => writeDate(dateTime, dateTime.slice(14, 16) === '00' ? 'ha' : 'h:mma'),
  dateRange,
  shortRange: (from, to) =>
    `${writeDate(from, from.slice(0, 7) === to.slice(0, 7) ? 'ddd D' : DAY)} – ${writeDate(to, DAY)}`,
  daysRange,
  moment: (at) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  clock: (at) => new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short' }),
  plural: (text, n) => fill((n === 1 ? text.one : undefined) ?? text.other, { n }),
  list: (names) => joined(names, ' and '),
  choice: (names) => joined(names, ' or '),
  series: (names) => names.join(', '),
  people: (names) => joined(names, ' & '),
  party: (counts) => counts.join(' & '),
};

/** The formats of the specification. The browser's own English differs. */
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

function inPattern(pattern: string): (date: LocalDate) => string {
  return (date) => writeDate(date, pattern);
}

/** As browsers write it: 'Sept' has four letters. */
function monthShort(date: LocalDate): string {
  return writeDate(date, 'MMM').replace('Sep', 'Sept');
}

/**
 * A range that says month and year once: 'Sat 1st-Mon 3rd May 27', 'Mon 31st May-Wed 2nd Jun 27', 'Fri 31st Dec 27-Sun
 * 2nd Jan 28'.
 */
function dateRange(from: LocalDate, to: LocalDate): string {
  return `${writeDate(from, startOfRange(from, to))}-${writeDate(to, SHORT)}`;
}

function daysRange(from: LocalDate, to: LocalDate): string {
  const [first, last] = [from, to].map((date) => `${writeDate(date, 'D')} ${monthShort(date)}`);
  return from.slice(0, 7) === to.slice(0, 7) ? `${writeDate(from, 'D')}–${last}` : `${first} – ${last}`;
}

/** The pattern of a range's first date. */
function startOfRange(from: LocalDate, to: LocalDate): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return 'ddd Do';
  return from.slice(0, 4) === to.slice(0, 4) ? 'ddd Do MMM' : SHORT;
}

/** Names with commas. `last` stands before the last one. */
function joined(names: readonly string[], last: string): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(last);
}
