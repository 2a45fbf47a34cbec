import * as v from 'valibot';
import { isLocalDate, isLocalDateTime } from '../domain/local-date.ts';
import type { PassedOn } from '../domain/spa.ts';

/** The schema of an answer that becomes a `T`. */
export type Answer<T> = v.GenericSchema<unknown, T>;

/** No price in pounds and no other number of the estate is larger; more is a fault. JSON reads 1e999 as infinity. */
const LARGEST = 1_000_000;

/** An answer whose content nobody reads. */
export const nothing: Answer<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** A text that may be missing: then it is empty. */
export const text: Answer<string> = v.nullish(v.string(), '');

/** A flag that may be missing: then it is off. */
export const flag: Answer<boolean> = orElse(v.boolean(), false);

/** A number that must be there. */
export const finite: Answer<number> = v.pipe(v.number(), v.minValue(-LARGEST), v.maxValue(LARGEST));

/** A whole number, also below zero. */
export const wholeNumber: Answer<number> = v.pipe(finite, v.safeInteger());

/** A number of things. */
export const count: Answer<number> = v.pipe(wholeNumber, v.minValue(0));

const identifier = v.union([v.string(), v.pipe(v.number(), v.safeInteger())]);

/** An identifier that must be there; a number is read as its digits. */
export const id: Answer<string> = v.pipe(identifier, v.transform(String), v.nonEmpty());

/** An identifier that is sent back untouched (D-44); null when the server did not send it. */
export const passedOn: Answer<PassedOn> = orNull(identifier);

/** A real date. A time of day after it is cut off; a zone is an error, since it could mean another day. */
export const localDate: Answer<string> = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/, '')),
  v.check(isLocalDate, 'a date'),
);

/** `2027-05-01T15:00:00` and no more. */
const TO_THE_SECOND = 19;
const MOST_REMEMBERED = 50;

/** A real date-time without zone, read to the second. */
export const localDateTime: Answer<string> = v.pipe(
  v.string(),
  v.transform((value) =>
    value.length === TO_THE_SECOND ? value : value.replace(/(T\d{2}:\d{2})$/, '$1:00').replace(/\.\d+$/, ''),
  ),
  v.check(rememberYes(isLocalDateTime), 'a date and time'),
);

/** The same question, which is not asked again of what it has said yes to: the rates of an answer share a few times. */
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

/** A value that may be missing, null or empty: then it is null (E-20). */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(schema: Answer<T>): Answer<T | null> {
  return orElse<T | null>(schema, null);
}

/** A value that may be missing, null or empty: then it is as if the server had written `fallback` (E-20). */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<T>(schema: Answer<T>, fallback: unknown): Answer<T> {
  const filled = v.transform((value) => (value === '' ? fallback : value));
  return v.nullish(v.pipe(v.unknown(), filled, v.nullish(schema)), fallback) as Answer<T>;
}

/** A list that may be missing, null or empty: then it has nothing in it. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(schema: Answer<T>): Answer<T[]> {
  return orElse(v.array(schema), []);
}
