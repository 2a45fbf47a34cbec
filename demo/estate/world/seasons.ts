import { addDays, dayOfMonth, easterSunday, monthOf, nextWeekday, weekday, yearOf } from './days.ts';
import { oncePerKey } from './once-per-key.ts';
import type { LocalDate } from './types.ts';

/** Price factors of the months, January first; an ordinary month is 1. */
const MONTH_FACTORS = [0.82, 0.86, 0.92, 1, 1.06, 1.12, 1.18, 1.22, 1.08, 1, 0.9, 0.95];

interface Span {
  from: LocalDate;
  to: LocalDate;
}

function isWithin(date: LocalDate, span: Span): boolean {
  return span.from <= date && date <= span.to;
}

/** A factor that glides from the middle of one month to the middle of the next. */
export function seasonFactor(date: LocalDate): number {
  const fromMiddle = (dayOfMonth(date) - 15) / 30;
  const month = monthOf(date) - 1;
  const here = MONTH_FACTORS[month] ?? 1;
  const neighbour = MONTH_FACTORS[(month + Math.sign(fromMiddle) + 12) % 12] ?? 1;
  return here + (neighbour - here) * Math.abs(fromMiddle);
}

/** From 20 December to 3 January. */
export function isChristmas(date: LocalDate): boolean {
  const monthAndDay = date.slice(5);
  return monthAndDay >= '12-20' || monthAndDay <= '01-03';
}

/** School holidays in England, near enough: half terms, a fortnight round Easter, the summer, Christmas. */
export const isSchoolHoliday = oncePerKey((date: LocalDate): boolean => {
  const year = yearOf(date);
  const easter = easterSunday(year);
  const spans: Span[] = [
    { from: `${year}-02-14`, to: `${year}-02-22` },
    { from: addDays(easter, -9), to: addDays(easter, 7) },
    { from: `${year}-05-24`, to: `${year}-06-01` },
    { from: `${year}-07-22`, to: `${year}-09-02` },
    { from: `${year}-10-24`, to: `${year}-11-01` },
  ];
  return isChristmas(date) || spans.some((span) => isWithin(date, span));
});

/** Friday to Sunday nights of the bank holiday weekends in May and August, and Good Friday to Easter Sunday. */
export const isBankHolidayWeekend = oncePerKey((date: LocalDate): boolean => {
  const year = yearOf(date);
  const mondays = [
    nextWeekday(`${year}-05-01`, 1),
    nextWeekday(`${year}-05-25`, 1),
    nextWeekday(`${year}-08-25`, 1),
    addDays(easterSunday(year), 1),
  ];
  return mondays.some((monday) => isWithin(date, { from: addDays(monday, -3), to: addDays(monday, -1) }));
});

/** The estate's own events, which fill the rooms: Lakeside Concerts, Heather Week, the Bonfire Supper. */
export const eventOn = oncePerKey((date: LocalDate): string | null => {
  const year = yearOf(date);
  const concerts = nextWeekday(`${year}-06-21`, 5);
  const heather = nextWeekday(`${year}-08-15`, 1);
  const bonfire = nextWeekday(`${year}-11-02`, 6);
  if (isWithin(date, { from: concerts, to: addDays(concerts, 1) })) return 'Lakeside Concerts';
  if (isWithin(date, { from: heather, to: addDays(heather, 5) })) return 'Heather Week';
  if (date === bonfire) return 'The Bonfire Supper';
  return null;
});

/** The second Saturday of March, June, September and December: the whole estate is taken by one party. */
export function isPrivateParty(date: LocalDate): boolean {
  const isQuarterMonth = monthOf(date) % 3 === 0;
  return isQuarterMonth && weekday(date) === 6 && dayOfMonth(date) >= 8 && dayOfMonth(date) <= 14;
}

/** The last Saturday of a month from April to October: a wedding takes all rooms of the House. */
export function isWedding(date: LocalDate): boolean {
  const month = monthOf(date);
  return month >= 4 && month <= 10 && weekday(date) === 6 && monthOf(addDays(date, 7)) !== month;
}

/** Nights that offers exclude: Christmas, bank holiday weekends, events, Saturdays in July and August. */
export function isPeak(date: LocalDate): boolean {
  const isSummerSaturday = weekday(date) === 6 && (monthOf(date) === 7 || monthOf(date) === 8);
  return isChristmas(date) || isBankHolidayWeekend(date) || eventOn(date) !== null || isSummerSaturday;
}

/** Friday and Saturday nights. */
export function isWeekendNight(date: LocalDate): boolean {
  return weekday(date) === 5 || weekday(date) === 6;
}

/** From November to March. */
export function isWinter(date: LocalDate): boolean {
  const month = monthOf(date);
  return month >= 11 || month <= 3;
}
