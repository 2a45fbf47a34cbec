import { describe, expect, it } from 'vitest';
import { typedText } from '../../src/domain/typed-text.ts';

/** All marks that nobody sees, without the joiners. */
const UNSEEN =
  '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff';

describe('D-640 what a field takes', () => {
  it.each([
    ['marks that nobody sees', `${UNSEEN}Zo\u00eb${UNSEEN} Fell${UNSEEN}`, 'Zoë Fell'],
    ['fixed spaces', 'Tom\u00a0van\u202fder\u2007Fell', 'Tom van der Fell'],
    ['joiners, which Persian and Indic names need', 'علی\u200cرضا क्\u200dष', 'علی\u200cرضا क्\u200dष'],
    ['digits, dashes and wide letters', '١٢ شارع – ＡＢ\n山田\u3000太郎', '١٢ شارع – ＡＢ\n山田\u3000太郎'],
    ['blanks at the ends', ' Tom ', ' Tom '],
  ])('words: %s', (_, typed, kept) => {
    expect(typedText(typed, 'words')).toBe(kept);
  });

  it.each([
    [
      'marks that nobody sees, and joiners',
      `${UNSEEN}tom\u200d@example.com\u200c${UNSEEN}`,
      'tom@example.com',
    ],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['full-width characters', '＋０１２３４５６７８９　ｔｏｍ＠ｅｘａｍｐｌｅ', '+0123456789 tom@example'],
    ['dashes', 'A\u2010B\u2011C\u2012D\u2013E\u2014F\u2015G\u2212H\uff0dI', 'A-B-C-D-E-F-G-H-I'],
    ['spaces', ' 4242\u00a04242\u20094242\u3000', ' 4242 4242 4242 '],
  ])('a code: %s', (_, typed, kept) => {
    expect(typedText(typed, 'code')).toBe(kept);
  });
});
