import { weekdayOf, type LocalDate, type LocalDateTime } from './dates.ts';

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

/** What follows a day's number, by the plural rules of English ordinals. */
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** '01/05/2027' (A §9.10). */
export function formatDate(date: LocalDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** 'Mon 1st Jan 24', of a date or a date-time (B §9, the date part of its spa times). */
export function formatShortDate(date: LocalDate): string {
  return `${formatStayDay(date)} ${date.slice(2, 4)}`;
}

/** 'Mon 1st Jan': a day of the stay, of a date or a date-time. */
export function formatStayDay(date: LocalDate): string {
  return `${formatWeekdayAndDay(date)} ${short(monthOf(date))}`;
}

/** '1st January', of a date or a date-time (A §9.3). */
export function formatDayMonth(date: LocalDate): string {
  return `${dayOf(date)} ${monthOf(date)}`;
}

/** '1st January 2024' (B §9). */
export function formatLongDate(date: LocalDate): string {
  return `${formatDayMonth(date)} ${date.slice(0, 4)}`;
}

/** 'Monday 1st January 2024', the full name of a day for those who hear it. */
export function formatFullDate(date: LocalDate): string {
  return `${weekdayOf(date)} ${formatLongDate(date)}`;
}

/** 'January 2024', the heading of a month grid (A §2.6). */
export function formatMonth(date: LocalDate): string {
  return `${monthOf(date)} ${date.slice(0, 4)}`;
}

/** 'Mon 1st Jan 24 - 3:00pm' (A §9.10, B §9). */
export function formatDateTime(dateTime: LocalDateTime): string {
  const { hour, half } = hourOf(dateTime);
  return `${formatShortDate(dateTime)} - ${hour}:${dateTime.slice(14, 16)}${half}`;
}

/** '3pm': the hour without minutes (A §9.3, B §9). */
export function formatHour(dateTime: LocalDateTime): string {
  const { hour, half } = hourOf(dateTime);
  return `${hour}${half}`;
}

/** 'HH:mm', cut from the string: character 11 to length - 3 (A §9.8). */
export function formatClock(dateTime: LocalDateTime): string {
  return dateTime.slice(11, -3);
}

/**
 * A stay's dates without saying month or year twice (B §9): 'Sat 1st-Mon 3rd May 27',
 * 'Mon 31st May-Wed 2nd Jun 27', 'Fri 31st Dec 27-Sun 2nd Jan 28'.
 */
export function formatDateRange(from: LocalDate, to: LocalDate): string {
  return `${formatStart(from, to)}-${formatShortDate(to)}`;
}

function formatStart(from: LocalDate, to: LocalDate): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatWeekdayAndDay(from);
  return from.slice(0, 4) === to.slice(0, 4) ? formatStayDay(from) : formatShortDate(from);
}

/** 'Mon 1st' */
function formatWeekdayAndDay(date: LocalDate): string {
  return `${short(weekdayOf(date))} ${dayOf(date)}`;
}

/** '1st' */
function dayOf(date: LocalDate): string {
  const day = Number(date.slice(8, 10));
  return `${day}${ENDINGS[ordinals.select(day)] ?? 'th'}`;
}

function monthOf(date: LocalDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** Three letters: 'Mon', 'Sep'. */
function short(name: string): string {
  return name.slice(0, 3);
}

/** The hour on a clock of twelve. */
function hourOf(dateTime: LocalDateTime): { hour: number; half: 'am' | 'pm' } {
  const hour = Number(dateTime.slice(11, 13));
  return { hour: hour % 12 || 12, half: hour < 12 ? 'am' : 'pm' };
}
