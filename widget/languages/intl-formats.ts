import { utcDate, type LocalDate } from '../../src/domain/dates/dates.ts';
import { POUND, roundUpToWhole } from '../../src/domain/money/money.ts';
import { fill, type Plural } from '../texts/fill.ts';
import type { Formats } from '../texts/formats.ts';
import { priceWriter } from '../texts/price-writer.ts';

type DateOptions = Intl.DateTimeFormatOptions;

const DAY: DateOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const SHORT: DateOptions = { ...DAY, year: 'numeric' };
const LONG: DateOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const FULL: DateOptions = { ...LONG, weekday: 'long' };

/** A language's formats, as the browser knows them. `firstDay`: 1 for Monday to 7 for Sunday. */
export function intlFormats(locale: string, firstDay: number, currency = POUND): Formats {
  const writer = (options: DateOptions) => {
    const format = later(() => dateFormat(locale, options));
    return (date: LocalDate) => joinParts(format().formatToParts(utcDate(date)), locale);
  };
  const lister = (type: Intl.ListFormatType) => {
    const format = later(() => new Intl.ListFormat(locale, { type }));
    return (names: readonly string[]) => format().format(names);
  };
  const ranger = (options: DateOptions) => {
    const format = later(() => dateFormat(locale, options));
    return (from: LocalDate, to: LocalDate) =>
      joinParts(format().formatRangeToParts(utcDate(from), utcDate(to)), locale);
  };
  const fullHour = writer({ hour: 'numeric' });
  const hourAndMinutes = writer({ hour: 'numeric', minute: '2-digit' });
  const price = later(() => priceWriter(locale, currency));
  const list = lister('conjunction');
  return {
    locale,
    firstDay,
    in: (other) => intlFormats(locale, firstDay, other),
    price: (amount) => price()(amount),
    priceUp: (amount) => price()(roundUpToWhole(amount, currency)),
    date: writer({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    shortDate: writer(SHORT),
    stayDay: writer(DAY),
    dayMonth: writer({ day: 'numeric', month: 'long' }),
    longDate: writer(LONG),
    fullDate: writer(FULL),
    plainDate: writer(FULL),
    plainDateShort: writer({ ...SHORT, weekday: 'long' }),
    month: writer({ month: 'long', year: 'numeric' }),
    monthShort: writer({ month: 'short' }),
    weekday: writer({ weekday: 'long' }),
    weekdayDate: writer({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekdayShort: writer({ weekday: 'short' }),
    dateTime: writer({ ...SHORT, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    // '15 Uhr' stays in one line.
    hour: (dateTime) =>
      (dateTime.slice(14, 16) === '00' ? fullHour : hourAndMinutes)(dateTime).replaceAll(' ', '\u00a0'),
    dateRange: ranger(SHORT),
    shortRange: ranger(DAY),
    daysRange: ranger({ day: 'numeric', month: 'short' }),
    moment: momentWriter(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    clock: momentWriter(locale, { timeStyle: 'short' }),
    plural: pluralWriter(locale),
    list,
    choice: lister('disjunction'),
    series: lister('unit'),
    people: list,
    party: list,
  };
}

/**
 * The parts as one text. '17. Januar' stays in one line. French writes the first of a month as an ordinal, which the
 * browser does not know.
 */
function joinParts(parts: readonly Intl.DateTimeFormatPart[], locale: string): string {
  const first = locale.startsWith('fr') ? '1er' : '1';
  return parts
    .map(({ type, value }, index) => {
      if (type === 'day' && value === '1') return first;
      return parts[index - 1]?.type === 'day' ? value.replace(' ', '\u00a0') : value;
    })
    .join('');
}

/** Makes the value at its first use: a formatter is slow to make, and most screens need few. */
function later<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Reads and writes dates as UTC, because the estate's dates have no zone. */
function dateFormat(locale: string, options: DateOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}

/** The guest's own time: no zone is set. */
function momentWriter(locale: string, style: Intl.DateTimeFormatOptions): Formats['moment'] {
  const format = later(() => new Intl.DateTimeFormat(locale, style));
  return (at) => format().format(at);
}

function pluralWriter(locale: string): Formats['plural'] {
  const rules = later(() => new Intl.PluralRules(locale));
  const number = later(() => new Intl.NumberFormat(locale));
  return (text: Plural, n: number) => fill(text[rules().select(n)] ?? text.other, { n: number().format(n) });
}
