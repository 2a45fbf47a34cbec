import { describe, expect, test } from 'vitest';
import { formats } from '../../src/texts/british-formats.ts';

describe('A §9.6 prices show as a whole number when integral, otherwise with 2 decimals', () => {
  test.each([
    [0, '£0'],
    [-0, '£0'],
    [12_000, '£120'],
    [12_050, '£120.50'],
    [12_005, '£120.05'],
    [5, '£0.05'],
    [129_000, '£1,290'],
    [99_999, '£999.99'],
    [100_050, '£1,000.50'],
    [123_456_700, '£1,234,567'],
    [-500, '−£5'],
    [-550, '−£5.50'],
  ])('%i pence is %s', (pence, text) => {
    expect(formats.price(pence)).toBe(text);
  });
});

describe('A §9.10, B §9 formats of dates and times', () => {
  test.each([
    [formats.date('2027-05-01'), '01/05/2027'],
    [formats.dateTime('2024-01-01T15:00:00'), 'Mon 1st Jan 24 - 3:00pm'],
    [formats.dateTime('2024-01-02T00:05:00'), 'Tue 2nd Jan 24 - 12:05am'],
    [formats.stayDay('2024-01-01'), 'Mon 1st Jan'],
    [formats.dayMonth('2024-01-03T15:00:00'), '3rd January'],
    [formats.dayMonth('2024-06-11'), '11th June'],
    [formats.dayMonth('2024-06-22'), '22nd June'],
    [formats.hour('2024-01-03T15:00:00'), '3pm'],
    [formats.hour('2024-01-03T00:00:00'), '12am'],
    [formats.hour('2024-03-31T01:30:00'), '1:30am'],
    [formats.longDate('2024-01-01'), '1st January 2024'],
    [formats.fullDate('2024-01-01'), 'Monday 1st January 2024'],
    [formats.month('2024-01-01'), 'January 2024'],
    [formats.plainDate('2027-05-01'), 'Saturday 1 May 2027'],
    [formats.plainDateShort('2024-09-03'), 'Tuesday 3 Sept 2024'],
    [formats.shortDate('2024-01-01T15:00:00'), 'Mon 1st Jan 24'],
    [formats.weekday('2024-01-07T23:30:00'), 'Sunday'],
    [formats.weekdayDate('2027-01-18T19:30:00'), 'Monday 18th January'],
    [formats.weekdayShort('2024-01-03'), 'Wed'],
    [formats.monthShort('2024-01-03'), 'Jan'],
    [formats.monthShort('2024-09-03'), 'Sept'],
    [formats.stayDay('2024-09-03'), 'Tue 3rd Sep'],
    [formats.moment(new Date(2027, 4, 1, 15, 4).getTime()), '1 May 2027, 15:04'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test('B §9 a range writes a shared month and year once', () => {
    expect(formats.dateRange('2027-05-01', '2027-05-03')).toBe('Sat 1st-Mon 3rd May 27');
    expect(formats.dateRange('2027-05-31', '2027-06-02')).toBe('Mon 31st May-Wed 2nd Jun 27');
    expect(formats.dateRange('2027-12-31', '2028-01-02')).toBe('Fri 31st Dec 27-Sun 2nd Jan 28');
    expect(formats.dateRange('2027-05-01', '2028-05-03')).toBe('Sat 1st May 27-Wed 3rd May 28');
  });
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('month %i is written as the browser writes it', (month) => {
  const date = new Date(Date.UTC(2027, month, 15));
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date).replace(',', '');
  const day = date.toISOString().slice(0, 10);
  expect(formats.plainDate(day)).toBe(
    written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  );
  expect(formats.monthShort(day)).toBe(written({ month: 'short' }));
  expect(formats.weekdayShort(day)).toBe(written({ weekday: 'short' }));
});

test('a count of one has its own form; every other number shares one', () => {
  const nights = { one: '{n} night', other: '{n} nights' };
  expect([0, 1, 2, 14].map((n) => formats.plural(nights, n))).toEqual([
    '0 nights',
    '1 night',
    '2 nights',
    '14 nights',
  ]);
});

describe('lists', () => {
  const names = [[], ['A'], ['A', 'B'], ['A', 'B', 'C']];

  test.each([
    ['list', ['', 'A', 'A and B', 'A, B and C']],
    ['choice', ['', 'A', 'A or B', 'A, B or C']],
    ['series', ['', 'A', 'A, B', 'A, B, C']],
    ['people', ['', 'A', 'A & B', 'A, B & C']],
    ['party', ['', 'A', 'A & B', 'A & B & C']],
  ] as const)('a %s', (kind, expected) => {
    expect(names.map((some) => formats[kind](some))).toEqual(expected);
  });
});
