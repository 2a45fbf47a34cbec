/** Stands for a field that is not there. */
export const MISSING = Symbol('missing');

/** What no warning may repeat. */
export const SECRET = 'SECRET';

/** A value in place of a field, and what it means as each kind of `src/api/wire.ts`. No other kind can read it. */
export interface Odd {
  came: unknown;
  means?: Readonly<Record<string, unknown>>;
  /** Kinds that the catalogue allows it as: nothing is put right, and nobody is told. */
  fine?: readonly string[];
}

const deep: unknown = Array.from({ length: 1000 }).reduce((inner: unknown) => ({ a: inner }), SECRET);

const TEXTS = ['text', 'html'];
const INTEGERS = ['number', 'whole number', 'count', 'amount', 'difference'];
const numbers = (value: number) => Object.fromEntries(INTEGERS.map((kind) => [kind, value]));

const word = (came: string, more: Partial<Odd> = {}): Odd => ({
  came,
  ...more,
  fine: [...TEXTS, 'opaque', ...(more.fine ?? [])],
  means: { text: came, html: came, opaque: came, ...more.means },
});

const number = (came: number, written: string, more: Partial<Odd> = {}): Odd => ({
  came,
  fine: [...INTEGERS, 'code', 'opaque', ...(more.fine ?? [])],
  means: { text: written, html: written, code: written, opaque: came, ...numbers(came), ...more.means },
});

/** Every odd value, by a name for titles. The meanings are written by hand, from F-01 and F-14. */
export const ODD: Readonly<Record<string, Odd>> = {
  missing: { came: MISSING },
  null: { came: null },
  'empty text': { came: '' },
  number: number(7, '7', { fine: ['ratio'], means: { ratio: 7 } }),
  '2.0': number(2.0, '2', { fine: ['ratio', 'mode'], means: { ratio: 2, mode: 2 } }),
  '1e3': number(1e3, '1000', { fine: ['ratio'], means: { ratio: 1000 } }),
  one: number(1, '1', { fine: ['ratio', 'mode'], means: { ratio: 1, mode: 1, flag: true } }),
  '-0': number(-0, '0', { fine: ['mode'], means: { mode: 0, flag: false } }),
  fraction: {
    came: 2.5,
    fine: ['number', 'amount', 'difference', 'ratio'],
    means: { number: 2.5, amount: 2.5, difference: 2.5, ratio: 2.5, text: '2.5', html: '2.5' },
  },
  'below zero': {
    came: -3,
    fine: ['number', 'whole number', 'difference', 'code', 'opaque'],
    means: { number: -3, 'whole number': -3, difference: -3, code: '-3', opaque: -3, text: '-3', html: '-3' },
  },
  huge: { came: 1e30, means: { text: '1e+30', html: '1e+30' } },
  'digits as text': word('7', { fine: ['code'], means: { ...numbers(7), code: '7', ratio: 7 } }),
  '2.00 as text': word('2.00', { fine: ['code'], means: { ...numbers(2), code: '2.00', ratio: 2 } }),
  'a price as text': word('1,299.00', { fine: ['code'], means: { code: '1,299.00' } }),
  true: { came: true, fine: ['flag'], means: { flag: true } },
  'true as text': word('TRUE', { fine: ['code'], means: { code: 'TRUE', flag: true } }),
  'no as a digit': word('0', { fine: ['code'], means: { ...numbers(0), code: '0', flag: false, mode: 0 } }),
  'empty list': { came: [] },
  'empty object': { came: {} },
  'list of texts': { came: [SECRET] },
  'other object': { came: { [SECRET]: 1 } },
  'unknown word': word(SECRET, { fine: ['code'], means: { code: SECRET } }),
  'time with Z': word('2027-06-01T23:30:00Z', {
    fine: ['code'],
    means: { code: '2027-06-01T23:30:00Z', time: '2027-06-01T23:30:00' },
  }),
  'midnight in a zone': word('2027-06-01T00:00:00+01:00', {
    fine: ['code'],
    means: { code: '2027-06-01T00:00:00+01:00', time: '2027-06-01T00:00:00', date: '2027-06-01' },
  }),
  'no such day': word('2027-02-30T10:00:00', { fine: ['code'], means: { code: '2027-02-30T10:00:00' } }),
  blanks: word(' X1 ', { means: { code: 'X1' } }),
  entity: word('Tom &amp; Jerry', { fine: ['code'], means: { code: 'Tom &amp; Jerry' } }),
  NUL: word('a\u0000b'),
  'half a character': word('a\ud800'),
  'ten thousand letters': word('S'.repeat(10_000)),
  'deep nesting': { came: deep },
};
