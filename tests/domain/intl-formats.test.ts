import { describe, expect, it } from 'vitest';
import type { Formats } from '../../src/texts/formats.ts';
import { intlFormats } from '../../src/words/intl-formats.ts';

const german = intlFormats('de-DE', 1);
const french = intlFormats('fr-FR', 1);
const arabic = intlFormats('ar-u-nu-latn', 6);
const english = intlFormats('en-GB', 1);

const DATE = '2027-05-01';
const TIME = '2027-05-01T15:00:00';

/** Browsers' data differ by version in their thin and no-break spaces and direction marks. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

/** One day and some amounts and names in every format. */
function written(formats: Formats): Record<string, string> {
  const all = {
    date: formats.date(DATE),
    shortDate: formats.shortDate(DATE),
    stayDay: formats.stayDay(DATE),
    dayMonth: formats.dayMonth(DATE),
    longDate: formats.longDate(DATE),
    fullDate: formats.fullDate(DATE),
    plainDateShort: formats.plainDateShort('2027-01-01'),
    month: formats.month(DATE),
    monthShort: formats.monthShort('2027-01-01'),
    weekday: formats.weekday(DATE),
    weekdayShort: formats.weekdayShort(DATE),
    dateTime: formats.dateTime(TIME),
    hour: formats.hour(TIME),
    halfPast: formats.hour('2027-05-01T15:30:00'),
    sameMonth: formats.dateRange(DATE, '2027-05-03'),
    otherYear: formats.dateRange('2027-12-31', '2028-01-02'),
    whole: formats.price(129_000),
    odd: formats.price(12_050),
    below: formats.price(-500),
    list: formats.list(['A', 'B', 'C']),
    choice: formats.choice(['A', 'B', 'C']),
    pair: formats.series(['A', 'B']),
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [name, plain(text)]));
}

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
  it('German', () => {
    expect(written(german)).toEqual({
      date: '01.05.2027',
      shortDate: 'Sa., 1. Mai 2027',
      stayDay: 'Sa., 1. Mai',
      dayMonth: '1. Mai',
      longDate: '1. Mai 2027',
      fullDate: 'Samstag, 1. Mai 2027',
      plainDateShort: 'Freitag, 1. Jan. 2027',
      month: 'Mai 2027',
      monthShort: 'Jan',
      weekday: 'Samstag',
      weekdayShort: 'Sa',
      dateTime: 'Sa., 1. Mai 2027, 15:00',
      hour: '15 Uhr',
      halfPast: '15:30',
      sameMonth: 'Sa., 1. – Mo., 3. Mai 2027',
      otherYear: 'Fr., 31. Dez. 2027 – So., 2. Jan. 2028',
      whole: '1.290 £',
      odd: '120,50 £',
      below: '−5 £',
      list: 'A, B und C',
      choice: 'A, B oder C',
      pair: 'A, B',
    });
  });

  it('French', () => {
    expect(written(french)).toEqual({
      date: '01/05/2027',
      shortDate: 'sam. 1er mai 2027',
      stayDay: 'sam. 1er mai',
      dayMonth: '1er mai',
      longDate: '1er mai 2027',
      fullDate: 'samedi 1er mai 2027',
      plainDateShort: 'vendredi 1er janv. 2027',
      month: 'mai 2027',
      monthShort: 'janv.',
      weekday: 'samedi',
      weekdayShort: 'sam.',
      dateTime: 'sam. 1er mai 2027, 15:00',
      hour: '15 h',
      halfPast: '15:30',
      sameMonth: 'sam. 1er – lun. 3 mai 2027',
      otherYear: 'ven. 31 déc. 2027 – dim. 2 janv. 2028',
      whole: '1 290 £',
      odd: '120,50 £',
      below: '−5 £',
      list: 'A, B et C',
      choice: 'A, B ou C',
      pair: 'A et B',
    });
  });

  it('D-561 Arabic with Latin digits', () => {
    expect(written(arabic)).toEqual({
      date: '01/05/2027',
      shortDate: 'السبت، 1 مايو 2027',
      stayDay: 'السبت، 1 مايو',
      dayMonth: '1 مايو',
      longDate: '1 مايو 2027',
      fullDate: 'السبت، 1 مايو 2027',
      plainDateShort: 'الجمعة، 1 يناير 2027',
      month: 'مايو 2027',
      monthShort: 'يناير',
      weekday: 'السبت',
      weekdayShort: 'السبت',
      dateTime: 'السبت، 1 مايو 2027، 3:00 م',
      hour: '3 م',
      halfPast: '3:30 م',
      sameMonth: 'السبت، 1 – الاثنين، 3 مايو، 2027',
      otherYear: 'الجمعة، 31 ديسمبر 2027 – الأحد، 2 يناير 2028',
      whole: '1,290 £',
      odd: '120.50 £',
      below: '−5 £',
      list: 'A وB وC',
      choice: 'A أو B أو C',
      pair: 'A وB',
    });
  });

  it("English with the browser's data", () => {
    expect(written(english)).toMatchObject({
      date: '01/05/2027',
      stayDay: 'Sat 1 May',
      hour: '15',
      whole: '£1,290',
      odd: '£120.50',
      below: '−£5',
      list: 'A, B and C',
      choice: 'A, B or C',
      pair: 'A, B',
    });
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

  it('zero without a sign', () => {
    expect(english.price(-0)).toBe('£0');
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
