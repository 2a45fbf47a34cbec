import { execFileSync } from 'node:child_process';
import dayjs from 'dayjs';
import 'dayjs/locale/de.js';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, it } from 'vitest';
import {
  addDays,
  addMinutes,
  addMonths,
  addYears,
  compareDates,
  departureDate,
  formatClock,
  isBefore,
  isLocalDate,
  isLocalDateTime,
  nightsBetween,
  startOfMonth,
  startOfWeek,
  stayDates,
  stayDatesWithDeparture,
  writeDate,
} from '../../../src/domain/dates/dates.ts';
import {
  estateDate,
  estateDateTime,
  estateMoment,
  keepTimeIn,
  onBusinessDay,
} from '../../../src/domain/dates/estate-clock.ts';
import { partsOfDay } from '../../../src/domain/dates/day-parts.ts';

const dates = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('A §9.10 server dates are YYYY-MM-DD', () => {
  test.each([
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['0001-01-01', true],
    ['1900-02-29', false],
    ['2027-13-01', false],
    ['2027-4-1', false],
    ['Invalid Date', false],
    ['2027-05-01T00:00:00', false],
  ])('%j is a date: %s', (value, expected) => {
    expect(isLocalDate(value)).toBe(expected);
  });

  test('exactly the days of the calendar are dates', () => {
    const two = (n: number) => String(n).padStart(2, '0');
    const parts = [fc.integer({ min: 1000, max: 9999 }), fc.nat(13), fc.nat(32)] as const;
    fc.assert(
      fc.property(...parts, (year, month, day) => {
        const value = `${year}-${two(month)}-${two(day)}`;
        const isDay = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(value);
        expect(isLocalDate(value)).toBe(isDay);
      }),
    );
  });

  test('any string can be checked', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect([isLocalDate(value), isLocalDateTime(value)]).toEqual([false, false]);
      }),
    );
  });

  test.each([
    ['2027-05-01T23:59:59', true],
    ['2027-05-01T24:00:00', false],
    ['2027-05-01T12:60:00', false],
    ['2027-02-30T12:00:00', false],
    ['2027-05-01T12:00:00Z', false],
    ['2027-05-01', false],
  ])('%s is a date-time: %s', (value, expected) => {
    expect(isLocalDateTime(value)).toBe(expected);
  });
});

describe('counting days', () => {
  test('A §4.5 days are counted across clock changes', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2027-11-01', -2)).toBe('2027-10-30');
    expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(nightsBetween('2027-10-30', '2027-11-01')).toBe(2);
  });

  test('adding days and counting nights agree for any date', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
        const other = addDays(date, days);
        expect(nightsBetween(date, other)).toBe(days);
        expect(addDays(other, -days)).toBe(date);
        expect([isBefore(date, other), isBefore(date, date)]).toEqual([days > 0, false]);
        expect(Math.sign(compareDates(other, date))).toBe(Math.sign(days));
        expect(compareDates(date, date)).toBe(0);
      }),
    );
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', -12, '2027-02-28'],
  ])("%s moved by %i months is %s: it stops at the month's last day", (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test('29 February moves to the 28th in a year without one', () => {
    expect(addYears('2024-02-29', 2)).toBe('2026-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
  });

  test('A §9.4 weeks begin on Monday', () => {
    expect(startOfWeek('2024-01-01')).toBe('2024-01-01');
    expect(startOfWeek('2024-01-07')).toBe('2024-01-01');
    expect(startOfWeek(startOfMonth('2027-05-20'))).toBe('2027-04-26');
  });

  test('weeks may begin on another day', () => {
    expect(startOfWeek('2027-03-01', 7)).toBe('2027-02-28');
    expect(startOfWeek('2027-03-01', 6)).toBe('2027-02-27');
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 7 }), (date, firstDay) => {
        const start = startOfWeek(date, firstDay);
        expect(startOfWeek(start, firstDay)).toBe(start);
        expect(nightsBetween(start, date)).toBeGreaterThanOrEqual(0);
        expect(nightsBetween(start, date)).toBeLessThan(7);
        expect(writeDate(start, 'dddd')).toBe(writeDate(addDays('2024-01-01', firstDay - 1), 'dddd'));
      }),
    );
  });

  test('A §9.7, §9.8 the dates of a stay', () => {
    const stay = { arrivalDate: '2027-12-31', numberOfNights: 2 };
    expect(departureDate(stay)).toBe('2028-01-02');
    expect(stayDates(stay)).toEqual(['2027-12-31', '2028-01-01']);
    expect(stayDatesWithDeparture(stay)).toEqual(['2027-12-31', '2028-01-01', '2028-01-02']);
  });
});

test('A §9.7 minutes are added over midnight', () => {
  expect(addMinutes('2027-12-31T23:30:00', 90)).toBe('2028-01-01T01:00:00');
});

/** What becomes of half past two in a night, by a process in another time zone. */
function inZone(TZ: string, night: string): unknown {
  const file = new URL('../../../src/domain/dates/dates.ts', import.meta.url).href;
  const program = `const { addDays, addMinutes, addMonths, isLocalDateTime, nightsBetween, writeDate } = await import('${file}');
    const [night, time] = ['${night}', '${night}T02:30:00'];
    console.log(JSON.stringify([isLocalDateTime(time), writeDate(time, 'YYYY-MM-DD HH:mm'), addMinutes(time, 60),
      nightsBetween(addDays(night, -1), addDays(night, 1)), addMonths(night, 12)]))`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, TZ },
  });
  return JSON.parse(said);
}

test.each([
  ['Europe/Berlin', '2027-03-28', '2028-03-28'],
  ['America/New_York', '2027-03-14', '2028-03-14'],
  // There was no such day.
  ['Pacific/Apia', '2011-12-30', '2012-12-30'],
])('a guest in %s has the same dates in the night of %s', (zone, night, later) => {
  expect(inZone(zone, night)).toEqual([true, `${night} 02:30`, `${night}T03:30:00`, 2, later]);
});

test("a page's own dayjs changes no language", () => {
  dayjs.locale('de');
  onTestFinished(() => void dayjs.locale('en'));
  expect(dayjs('2027-05-01').format('dddd D MMMM')).toBe('Samstag 1 Mai');
  expect(writeDate('2027-05-01', 'dddd Do MMMM')).toBe('Saturday 1st May');
});

test('A §9.8 a table time is cut from character 11 to length - 3', () => {
  expect(formatClock('2027-05-01T08:15:00')).toBe('08:15');
});

describe('the estate keeps its own time', () => {
  test.each([
    ['2027-01-15T12:00:00Z', '2027-01-15T12:00:00'],
    ['2027-07-15T23:30:00Z', '2027-07-16T00:30:00'],
    ['2027-01-15T00:00:00Z', '2027-01-15T00:00:00'],
  ])('%s is %s', (moment, local) => {
    expect(estateDateTime(new Date(moment))).toBe(local);
  });

  test("the estate's date may differ from the date in UTC", () => {
    expect(estateDate(new Date('2027-07-15T23:30:00Z'))).toBe('2027-07-16');
  });

  test.each([
    // Winter and summer time; New York is five and four hours behind, Kathmandu 5:45 ahead all year.
    ['Europe/Paris', '2027-01-15T23:30:00Z', '2027-01-16T00:30:00'],
    ['America/New_York', '2027-07-16T02:00:00Z', '2027-07-15T22:00:00'],
    ['Asia/Kathmandu', '2027-07-15T18:15:00Z', '2027-07-16T00:00:00'],
  ])('in %s %s is %s, and back', (zone, moment, local) => {
    onTestFinished(keepTimeIn(zone).release);
    expect(estateDateTime(new Date(moment))).toBe(local);
    expect(estateMoment(local)).toEqual(new Date(moment));
  });

  test('the clock is that of the last who keeps it, who hears that another one differs', () => {
    const noon = () => estateDateTime(new Date('2027-01-15T12:00:00Z'));
    const paris = keepTimeIn('Europe/Paris');
    const same = keepTimeIn('Europe/Paris');
    const kathmandu = keepTimeIn('Asia/Kathmandu');
    const all = [paris, same, kathmandu].map(({ isAlone }) => isAlone);
    expect([...all, noon()]).toEqual([true, true, false, '2027-01-15T17:45:00']);
    same.release();
    kathmandu.release();
    expect(noon()).toBe('2027-01-15T13:00:00');
    paris.release();
    expect(noon()).toBe('2027-01-15T12:00:00');
  });

  test.each([
    // The clocks go forward at one o'clock UTC on 28 March 2027, and back on 31 October.
    ['2027-03-28T00:30:00', '2027-03-28T00:30:00Z'],
    ['2027-03-28T02:30:00', '2027-03-28T01:30:00Z'],
    ['2027-10-31T00:30:00', '2027-10-30T23:30:00Z'],
    ['2027-10-31T02:30:00', '2027-10-31T02:30:00Z'],
  ])('%s in London is %s', (local, moment) => {
    expect(estateMoment(local)).toEqual(new Date(moment));
  });

  test("D-382 a moment keeps the estate's time of day on the business day, whatever day the browser says", () => {
    expect(onBusinessDay('2027-05-01', new Date('2031-07-15T13:30:00Z'))).toBe('2027-05-01T14:30:00');
  });
});

const at = (...clocks: string[]) => clocks.map((clock) => `2027-05-10T${clock}:00`);

it('the afternoon begins at noon and the evening at five; each part keeps its times in order', () => {
  expect(partsOfDay(at('00:00', '11:59', '12:00', '16:59', '17:00', '23:45'))).toEqual([
    { part: 'AM', times: at('00:00', '11:59') },
    { part: 'PM', times: at('12:00', '16:59') },
    { part: 'evening', times: at('17:00', '23:45') },
  ]);
});

it('a part without times is left out', () => {
  expect(partsOfDay(at('19:00', '08:30', '18:30'))).toEqual([
    { part: 'AM', times: at('08:30') },
    { part: 'evening', times: at('19:00', '18:30') },
  ]);
  expect(partsOfDay([])).toEqual([]);
});
