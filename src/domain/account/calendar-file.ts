import type { LocalDate, LocalDateTime } from '../dates/dates.ts';
import { estateMoment } from '../dates/estate-clock.ts';

/** A calendar entry: whole days, without the last, or a time at the estate with its length in minutes. */
export interface CalendarEntry {
  /** Stable for the same item, so that a second import replaces the entry. */
  uid: string;
  title: string;
  description: string;
  location: string;
  when: { from: LocalDate; until: LocalDate } | { start: LocalDateTime; minutes: number };
}

const ENCODER = new TextEncoder();
/** Octets of a line without its break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** A calendar file (RFC 5545) of the entries, as made at a moment. */
export function calendarFile(entries: readonly CalendarEntry[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Staychart//Stay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => eventLines(entry, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A line in pieces of 75 octets at most, never within a character (RFC 5545 §3.1). */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = ENCODER.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** A text as the value of a property (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, ' ');
}

function eventLines({ uid, title, description, location, when }: CalendarEntry, madeAt: Date): string[] {
  const times =
    'from' in when
      ? [`DTSTART;VALUE=DATE:${compact(when.from)}`, `DTEND;VALUE=DATE:${compact(when.until)}`]
      : [`DTSTART:${utc(estateMoment(when.start))}`, `DURATION:PT${when.minutes}M`];
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    ...times,
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** A moment as '20270510T080000Z'. */
function utc(moment: Date): string {
  return `${compact(moment.toISOString().slice(0, 19))}Z`;
}

/** '2027-05-10T09:00:00' as '20270510T090000'. */
function compact(date: LocalDateTime): string {
  return date.replace(/[-:]/g, '');
}
