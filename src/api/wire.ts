import * as v from 'valibot';
import { isLocalDate, isLocalDateTime } from '../domain/dates/dates.ts';
import { POUND, toMinorUnits, type Currency, type MinorUnits } from '../domain/money/money.ts';
import type { OpaqueId } from '../domain/spa/spa.ts';
import { kind, maybeNull, orNull, wanted, type Answer } from './reader.ts';

declare module 'valibot' {
  // Valibot's own type has this parameter.
  interface Config<TIssue extends v.BaseIssue<unknown>> {
    /** The currency of an answer's amounts. */
    readonly currency?: Currency;
  }
}

/**
 * The largest number of the estate, prices in pounds included. A larger one is a fault: JSON reads 1e999 as infinity.
 */
const LARGEST = 1_000_000;

/** No blanks round it, no control characters, no halves of characters: it can go back in an address. Tokens are long. */
const CODE = /^(?=\S)[^\x00-\x1f\ud800-\udfff]{1,2000}(?<=\S)$/u;
const DIGITS = /^-?\d{1,15}(\.\d{1,15})?$/;
const MIDNIGHT = /T00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)$/;
const ZONE = /(T\d\d:\d\d(:\d\d(\.\d+)?)?)(Z|[+-]\d\d:?\d\d)$/;
const YES: readonly unknown[] = ['true', '1', 1];
const NO: readonly unknown[] = ['false', '0', 0];

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined);
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : undefined);
const asNumber = (value: unknown) => {
  const text = trimmed(value);
  return text !== undefined && DIGITS.test(text) ? Number(text) : undefined;
};
const asFlag = (value: unknown) => {
  const word = trimmed(value)?.toLowerCase() ?? value;
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
};

/** -0 is 0: written, it would have a minus. */
const number = v.pipe(
  v.number(),
  v.minValue(-LARGEST),
  v.maxValue(LARGEST),
  v.transform((value) => value + 0),
);

/** The names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', trade: '™', hellip: '…', bull: '•' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', OElig: 'Œ', oelig: 'œ' },
  ...Object.fromEntries(LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)])),
};

/** A plain text without HTML's entities, each read once: `Tom &amp; Jerry`, `Caf&eacute;`, `&#39;`. Others stay (F-14). */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (whole, ...found: unknown[]) => {
    const [decimal, hexadecimal, name] = found;
    if (typeof name === 'string') return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const point = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hexadecimal), 16);
    const isCharacter = point >= 0x20 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });
}

/** An answer that nobody reads. */
export const noAnswer: Answer<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** A text that has to be there. */
export const words: Answer<string> = kind(
  'text',
  v.pipe(v.string(), v.nonEmpty(), v.transform(withoutEntities)),
  asText,
);

/** A plain text that is shown; empty where there is none. Entities of HTML are read. */
export const text: Answer<string> = wanted(
  kind('text', v.pipe(v.string(), v.transform(withoutEntities)), asText),
  '',
);

/** HTML that is shown; empty where there is none. */
export const html: Answer<string> = wanted(kind('html', v.string(), asText), '');

/** A yes or no. */
export const yesNo: Answer<boolean> = kind('flag', v.boolean(), asFlag);

/** A flag that permits something: no where it is missing or unreadable. */
export const flag: Answer<boolean> = wanted(yesNo, false);

/** A flag that forbids something: no where it is missing, yes where it is unreadable. */
export const ban: Answer<boolean> = wanted(yesNo, false, true);

export const finiteNumber: Answer<number> = kind('number', number, asNumber);

/** A number above zero. */
export const ratio: Answer<number> = kind('ratio', v.pipe(number, v.gtValue(0)), asNumber);

/** A whole number. It may be below zero. */
export const wholeNumber: Answer<number> = kind('whole number', v.pipe(number, v.safeInteger()), asNumber);

/** A number of things. */
export const count: Answer<number> = kind('count', v.pipe(number, v.safeInteger(), v.minValue(0)), asNumber);

/** An identifier that a later call sends back. A number is its digits. */
export const id: Answer<string> = kind(
  'code',
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
    v.transform((value) => String(value)),
    v.regex(CODE),
  ),
  trimmed,
);

/** An identifier that is a number. */
export const numericId: Answer<number> = kind('whole number', v.pipe(v.number(), v.safeInteger()), asNumber);

/** An identifier that goes back untouched; null where the server sent none. */
export const opaqueId: Answer<OpaqueId> = maybeNull(
  kind<string | number>('opaque', v.union([v.string(), v.pipe(v.number(), v.safeInteger())])),
);

/** A real date. A time of day after it is cut off; with a zone only at midnight (F-14), otherwise it could be another day. */
export const localDate: Answer<string> = kind(
  'date',
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(/T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/, '')),
    v.check(isLocalDate, 'a date'),
  ),
  (value) => trimmed(value)?.replace(MIDNIGHT, ''),
);

/** The length of `2027-05-01T15:00:00`. */
const TO_THE_SECOND = 19;
const MOST_REMEMBERED = 50;

const dateTime = v.pipe(
  v.string(),
  v.transform((value) =>
    value.length === TO_THE_SECOND ? value : value.replace(/(T\d{2}:\d{2})$/, '$1:00').replace(/\.\d+$/, ''),
  ),
  v.check(rememberYes(isLocalDateTime), 'a date and time'),
);

/** A real date-time, read to the second. With a zone it is the hour that is written (F-14). */
export const localDateTime: Answer<string> = kind('time', dateTime, (value) =>
  trimmed(value)?.replace(ZONE, '$1'),
);

/** Until when something is allowed; null where there is nothing to read, or a zone (F-14). */
export const deadline: Answer<string | null> = orNull(kind('deadline', dateTime));

const minorUnits = v.rawTransform<number, MinorUnits>(({ dataset, config }) =>
  toMinorUnits(dataset.value, config.currency ?? POUND),
);

/** A price: major units on the wire, such as pounds, minor units inside. */
export const money: Answer<MinorUnits> = kind('amount', v.pipe(number, v.minValue(0), minorUnits), asNumber);

/** A difference of prices, which may be below zero. */
export const moneyDifference: Answer<MinorUnits> = kind('difference', v.pipe(number, minorUnits), asNumber);

/** The schema of an answer with amounts in this currency. */
export function inCurrency<T>(schema: Answer<T>, currency: Currency): Answer<T> {
  return v.config(schema, { currency });
}

/** One of these values, in any case of letters. `name`: what it is one of. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string | number>(name: string, options: readonly T[]): Answer<T> {
  const written = (value: unknown) => (trimmed(value) ?? asText(value))?.toLowerCase();
  return kind<T>(name, v.picklist(options), (value) =>
    options.find((option) => written(option) === written(value)),
  );
}

/** The check `ask`, remembering the values that passed: the rates of an answer share a few times. */
/* @__NO_SIDE_EFFECTS__ */
function rememberYes(ask: (value: string) => boolean): (value: string) => boolean {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return true;
    const is = ask(value);
    if (known.size === MOST_REMEMBERED) known.clear();
    if (is) known.add(value);
    return is;
  };
}
