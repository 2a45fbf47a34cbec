import type { LocalDate } from '../domain/dates.ts';
import { CURRENCY, type Pence } from '../domain/money.ts';
import { fill, type Plural } from '../texts/fill.ts';
import type { Formats } from '../texts/formats.ts';

type DateOptions = Intl.DateTimeFormatOptions;

const DAY: DateOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const SHORT: DateOptions = { ...DAY, year: 'numeric' };
const LONG: DateOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const FULL: DateOptions = { ...LONG, weekday: 'long' };

/** How a language writes by what the browser knows of it; `firstDay` is 1 for Monday to 7 for Sunday. */
export function intlFormats(locale: string, firstDay: number): Formats {
  const writer = (options: DateOptions) => {
    const format = later(() => dateFormat(locale, options));
    return (date: LocalDate) => format().format(utc(date));
  };
  const lister = (type: Intl.ListFormatType) => {
    const format = later(() => new Intl.ListFormat(locale, { type }));
    return (names: readonly string[]) => format().format(names);
  };
  const range = later(() => dateFormat(locale, SHORT));
  const fullHour = writer({ hour: 'numeric' });
  const hourAndMinutes = writer({ hour: 'numeric', minute: '2-digit' });
  const list = lister('conjunction');
  return {
    locale,
    firstDay,
    price: priceWriter(locale),
    date: writer({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    shortDate: writer(SHORT),
    stayDay: writer(DAY),
    dayMonth: writer({ day: 'numeric', month: 'long' }),
    longDate: writer(LONG),
    fullDate: writer(FULL),
    plainDate: writer(FULL),
    month: writer({ month: 'long', year: 'numeric' }),
    monthShort: writer({ month: 'short' }),
    weekday: writer({ weekday: 'long' }),
    weekdayShort: writer({ weekday: 'short' }),
    dateTime: writer({ ...SHORT, hour: 'numeric', minute: '2-digit' }),
    hour: (dateTime) => (dateTime.slice(14, 16) === '00' ? fullHour(dateTime) : hourAndMinutes(dateTime)),
    dateRange: (from, to) => range().formatRange(utc(from), utc(to)),
    moment: momentWriter(locale),
    plural: pluralWriter(locale),
    list,
    choice: lister('disjunction'),
    series: lister('unit'),
    people: list,
    party: list,
  };
}

/** A formatter is slow to make, and most screens need few of them: it is made when it is first asked for. */
function later<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The estate's dates have no zone: they are read as UTC and written as UTC. */
function dateFormat(locale: string, options: DateOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}

/** Of a date or a date-time. */
function utc(date: LocalDate): Date {
  return new Date(date.includes('T') ? `${date}Z` : date);
}

/** Without decimals where the amount is whole; `|| 0`, since minus nothing has a sign as well. */
function priceWriter(locale: string): Formats['price'] {
  const options = { style: 'currency', currency: CURRENCY } as const;
  const odd = later(() => new Intl.NumberFormat(locale, options));
  const whole = later(() => new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 }));
  return (amount: Pence) =>
    (amount % 100 === 0 ? whole() : odd())
      .formatToParts(amount / 100 || 0)
      // A hyphen is not read as 'minus' (D-448).
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
      .join('');
}

/** By the guest's own clock: no zone is given. */
function momentWriter(locale: string): Formats['moment'] {
  const format = later(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  return (at) => format().format(at);
}

function pluralWriter(locale: string): Formats['plural'] {
  const rules = later(() => new Intl.PluralRules(locale));
  const number = later(() => new Intl.NumberFormat(locale));
  return (text: Plural, n: number) => fill(text[rules().select(n)] ?? text.other, { n: number().format(n) });
}
