import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarFile,
  escapeText,
  foldLine,
  type CalendarEntry,
} from '../../../src/domain/account/calendar-file.ts';

const MADE = new Date('2027-01-04T10:00:00Z');

const dinner: CalendarEntry = {
  uid: '70420001.dinner.1@staychart',
  title: 'Dinner, Stillroom; for 2',
  description: 'Room 1\nTom & Ivy',
  location: 'Withenmere',
  when: { start: '2027-05-10T19:30:00', minutes: 90 },
};

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const unescape = (text: string) =>
  text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('the calendar file (RFC 5545)', () => {
  it('RFC 5545 §3.6.1 writes a stay as whole days and a time at the estate as a moment', () => {
    const stay: CalendarEntry = {
      uid: '70420001.stay@staychart',
      title: 'Park Room',
      description: '',
      location: '',
      when: { from: '2027-05-10', until: '2027-05-12' },
    };
    const lines = calendarFile([stay, dinner], MADE).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    const first = lines.indexOf('BEGIN:VEVENT');
    expect(lines.slice(first, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:70420001.stay@staychart',
      'DTSTAMP:20270104T100000Z',
      'DTSTART;VALUE=DATE:20270510',
      'DTEND;VALUE=DATE:20270512',
      'SUMMARY:Park Room',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:70420001.dinner.1@staychart',
      'DTSTAMP:20270104T100000Z',
      // 19:30 in British Summer Time.
      'DTSTART:20270510T183000Z',
      'DURATION:PT90M',
      'SUMMARY:Dinner\\, Stillroom\\; for 2',
      'DESCRIPTION:Room 1\\nTom & Ivy',
      'LOCATION:Withenmere',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]);
  });

  it('RFC 5545 §3.1 folds after 75 octets, not characters, and never inside a character', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine('é'.repeat(38))).toBe(`${'é'.repeat(37)}\r\n é`);
    expect(foldLine('🛶'.repeat(19))).toBe(`${'🛶'.repeat(18)}\r\n 🛶`);
  });

  it('RFC 5545 §3.1 folds any line to short enough lines that unfold to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = escapeText(text);
        const folded = foldLine(line);
        expect(unfold(folded)).toBe(line);
        for (const piece of folded.split('\r\n')) expect(octets(piece)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('RFC 5545 §3.3.11 escapes any text to one line that unescapes to the same text', () => {
    const printable = fc.stringMatching(/^[\x20-\x7e\n£é🛶]*$/u);
    fc.assert(
      fc.property(printable, (text) => {
        expect(unescape(escapeText(text))).toBe(text);
        expect(escapeText(text)).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it("lets no guest's text add a line of its own", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const entry = { ...dinner, title: text, description: text, location: text };
        const lines = unfold(calendarFile([entry], MADE)).split('\r\n');
        const before = unfold(
          calendarFile([{ ...dinner, title: '', description: 'x', location: 'x' }], MADE),
        );
        const expected = before.split('\r\n').length - (text === '' ? 2 : 0);
        expect(lines).toHaveLength(expected);
      }),
    );
  });
});
