import dayjs, { type Dayjs } from 'dayjs';
import type { LocalDate, LocalDateTime } from './dates.ts';

const texts: Record<string, string> = {};

/** '01/05/2027' (A §9.10). */
export function formatDate(date: LocalDate): string {
  return format(date, 'DD/MM/YYYY');
}

/** 'Mon 1st Jan 24', of a date or a date-time (B §9, the date part of its spa times). */
export function formatShortDate(date: LocalDate): string {
  return format(date, 'ddd Do MMM YY');
}

/** 'Mon 1st Jan': a day of the stay, of a date or a date-time. */
export function formatStayDay(date: LocalDate): string {
  return format(date, 'ddd Do MMM');
}

/** '1st January', of a date or a date-time (A §9.3). */
export function formatDayMonth(date: LocalDate): string {
  return format(date, 'Do MMMM');
}

/** '1st January 2024' (B §9). */
export function formatLongDate(date: LocalDate): string {
  return format(date, 'Do MMMM YYYY');
}

/** 'Monday 1st January 2024', the full name of a day for those who hear it. */
export function formatFullDate(date: LocalDate): string {
  return format(date, 'dddd Do MMMM YYYY');
}

/** 'January 2024', the heading of a month grid (A §2.6). */
export function formatMonth(date: LocalDate): string {
  return format(date, 'MMMM YYYY');
}

/** 'Mon 1st Jan 24 - 3:00pm' (A §9.10, B §9). */
export function formatDateTime(dateTime: LocalDateTime): string {
  return `${formatShortDate(dateTime)} - ${formatTime(dateTime, 'h:mma')}`;
}

/** '3pm': the hour without minutes (A §9.3, B §9). */
export function formatHour(dateTime: LocalDateTime): string {
  return formatTime(dateTime, 'ha');
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
  return `${format(from, startFormat(from, to))}-${formatShortDate(to)}`;
}

function startFormat(from: LocalDate, to: LocalDate): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return 'ddd Do';
  return from.slice(0, 4) === to.slice(0, 4) ? 'ddd Do MMM' : 'ddd Do MMM YY';
}

/** Noon exists on every day in every zone; midnight does not. */
function format(date: LocalDate, pattern: string): string {
  return written(`${date.slice(0, 10)}T12:00:00`, pattern);
}

/** On a day of no clock change anywhere: the hour that was written is the hour that is shown. */
function formatTime(dateTime: LocalDateTime, pattern: string): string {
  return written(`2000-06-15T${dateTime.slice(11)}`, pattern);
}

/** A list of rates or times says the same few dates again and again, and writing one takes long. */
function written(dateTime: LocalDateTime, pattern: string): string {
  return (texts[dateTime + pattern] ??= write(dayjs(dateTime), pattern));
}

function write(moment: Dayjs, pattern: string): string {
  return moment.format(pattern.replace('Do', ordinal(moment.date())));
}

/** '1st', as literal text of a pattern. */
function ordinal(number: number): string {
  return String(dayjs.Ls['en']?.ordinal?.(number));
}
