import { describe, expect, test, it } from 'vitest';
import { formats } from '../../widget/texts/british-formats.ts';
import type { Formats } from '../../widget/texts/formats.ts';
import { intlFormats } from '../../widget/languages/intl-formats.ts';

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
    [formats.dateTime('2024-01-01T15:00:00'), 'Mon 1st Jan 24 - 15:00'],
    [formats.dateTime('2024-01-02T00:05:00'), 'Tue 2nd Jan 24 - 00:05'],
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
    expect(formats.daysRange('2027-01-17', '2027-01-20')).toBe('17–20 Jan');
    expect(formats.daysRange('2027-09-30', '2027-10-02')).toBe('30 Sept – 2 Oct');
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

const german = intlFormats('de-DE', 1);
const french = intlFormats('fr-FR', 1);
const arabic = intlFormats('ar-u-nu-latn', 6);
const english = intlFormats('en-GB', 1);

const DATE = '2027-05-01';
const TIME = '2027-05-01T15:00:00';

/** Browsers' data differ by version in their thin and no-break spaces and direction marks. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

it('no line parts the number of a time from its unit', () => {
  expect(german.hour(TIME)).toMatch(/^15[\u00a0\u202f]Uhr$/);
  expect(french.hour(TIME)).toMatch(/^15[\u00a0\u202f]h$/);
  expect(arabic.hour(TIME)).toMatch(/^3[\u00a0\u202f]م$/);
});

it('no line parts the day of a month from its name', () => {
  expect(german.longDate(DATE)).toMatch(/^1\.[\u00a0\u202f]Mai 2027$/);
  expect(french.dayMonth(DATE)).toMatch(/^1er[\u00a0\u202f]mai$/);
  expect(arabic.dayMonth(DATE)).toMatch(/^1[\u00a0\u202f]مايو$/);
});

describe('other languages write', () => {
  it.each<[(f: Formats) => string, german: string, french: string, arabic: string]>([
    [(f) => f.date(DATE), '01.05.2027', '01/05/2027', '01/05/2027'],
    [(f) => f.shortDate(DATE), 'Sa., 1. Mai 2027', 'sam. 1er mai 2027', 'السبت، 1 مايو 2027'],
    [(f) => f.stayDay(DATE), 'Sa., 1. Mai', 'sam. 1er mai', 'السبت، 1 مايو'],
    [(f) => f.dayMonth(DATE), '1. Mai', '1er mai', '1 مايو'],
    [(f) => f.longDate(DATE), '1. Mai 2027', '1er mai 2027', '1 مايو 2027'],
    [(f) => f.fullDate(DATE), 'Samstag, 1. Mai 2027', 'samedi 1er mai 2027', 'السبت، 1 مايو 2027'],
    [
      (f) => f.plainDateShort('2027-01-01'),
      'Freitag, 1. Jan. 2027',
      'vendredi 1er janv. 2027',
      'الجمعة، 1 يناير 2027',
    ],
    [(f) => f.month(DATE), 'Mai 2027', 'mai 2027', 'مايو 2027'],
    [(f) => f.monthShort('2027-01-01'), 'Jan', 'janv.', 'يناير'],
    [(f) => f.weekday(DATE), 'Samstag', 'samedi', 'السبت'],
    [(f) => f.weekdayDate(DATE), 'Samstag, 1. Mai', 'samedi 1er mai', 'السبت، 1 مايو'],
    [(f) => f.weekdayShort(DATE), 'Sa', 'sam.', 'السبت'],
    [
      (f) => f.dateTime(TIME),
      'Sa., 1. Mai 2027, 15:00',
      'sam. 1er mai 2027, 15:00',
      'السبت، 1 مايو 2027، 15:00',
    ],
    [(f) => f.hour(TIME), '15 Uhr', '15 h', '3 م'],
    [(f) => f.hour('2027-05-01T15:30:00'), '15:30', '15:30', '3:30 م'],
    [
      (f) => f.dateRange(DATE, '2027-05-03'),
      'Sa., 1. – Mo., 3. Mai 2027',
      'sam. 1er – lun. 3 mai 2027',
      'السبت، 1 – الاثنين، 3 مايو، 2027',
    ],
    [
      (f) => f.dateRange('2027-12-31', '2028-01-02'),
      'Fr., 31. Dez. 2027 – So., 2. Jan. 2028',
      'ven. 31 déc. 2027 – dim. 2 janv. 2028',
      'الجمعة، 31 ديسمبر 2027 – الأحد، 2 يناير 2028',
    ],
    [(f) => f.price(129_000), '1.290 £', '1 290 £', '1,290 £'],
    [(f) => f.price(12_050), '120,50 £', '120,50 £', '120.50 £'],
    [(f) => f.price(-500), '−5 £', '−5 £', '−5 £'],
    [(f) => f.list(['A', 'B', 'C']), 'A, B und C', 'A, B et C', 'A وB وC'],
    [(f) => f.choice(['A', 'B', 'C']), 'A, B oder C', 'A, B ou C', 'A أو B أو C'],
    [(f) => f.series(['A', 'B']), 'A, B', 'A et B', 'A وB'],
  ])('D-561 %s: %s, %s, %s', (write, ...expected) => {
    expect([german, french, arabic].map((formats) => plain(write(formats)))).toEqual(expected);
  });

  it("English with the browser's data", () => {
    expect([english.date(DATE), plain(english.stayDay(DATE)), english.hour(TIME)]).toEqual([
      '01/05/2027',
      'Sat 1 May',
      '15',
    ]);
    expect([129_000, 12_050, -500, -0].map(english.price)).toEqual(['£1,290', '£120.50', '−£5', '£0']);
    expect([english.list, english.choice].map((write) => write(['A', 'B', 'C']))).toEqual([
      'A, B and C',
      'A, B or C',
    ]);
    expect(english.series(['A', 'B'])).toBe('A, B');
  });

  it('each plural form that the language has', () => {
    expect([0, 1, 2].map((n) => german.plural({ one: '{n} Nacht', other: '{n} Nächte' }, n))).toEqual([
      '0 Nächte',
      '1 Nacht',
      '2 Nächte',
    ]);
    expect(french.plural({ one: '{n} nuit', other: '{n} nuits' }, 0)).toBe('0 nuit');
    const nights = {
      zero: 'بلا ليالٍ',
      one: 'ليلة واحدة',
      two: 'ليلتان',
      few: '{n} ليالٍ',
      many: '{n} ليلة',
      other: '{n} ليلة',
    };
    expect([0, 1, 2, 3, 11, 100].map((n) => arabic.plural(nights, n))).toEqual([
      'بلا ليالٍ',
      'ليلة واحدة',
      'ليلتان',
      '3 ليالٍ',
      '11 ليلة',
      '100 ليلة',
    ]);
  });

  it("the form 'other' where a text lacks the form it needs", () => {
    expect(arabic.plural({ other: '{n}' }, 2)).toBe('2');
  });

  it("a moment by the guest's own clock", () => {
    expect(plain(german.moment(new Date(2027, 4, 1, 15, 4).getTime()))).toBe('01.05.2027, 15:04');
  });

  it("a date without the time it came with, and weeks from the language's first day", () => {
    expect(plain(german.fullDate(TIME))).toBe('Samstag, 1. Mai 2027');
    expect(german.weekday('2027-05-01T23:59:59')).toBe('Samstag');
    expect([german.locale, german.firstDay, arabic.firstDay]).toEqual(['de-DE', 1, 6]);
  });
});
