import * as v from 'valibot';
import { isLocalDate } from '../domain/dates.ts';
import type { OpaqueId } from '../domain/spa.ts';

/** The schema of an answer that becomes a `T`. */
export type Answer<T> = v.GenericSchema<unknown, T>;

/**
 * The largest number of the estate, prices in pounds included. A larger one is a fault: JSON reads 1e999 as infinity.
 */
const LARGEST = 1_000_000;

/** An answer that nobody reads. */
export const noAnswer: Answer<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** A text; empty where it is missing. */
export const text: Answer<string> = v.nullish(v.string(), '');

/** A flag; off where it is missing. */
export const flag: Answer<boolean> = withFallback(v.boolean(), false);

/** A number. It must be there. */
export const finiteNumber: Answer<number> = v.pipe(v.number(), v.minValue(-LARGEST), v.maxValue(LARGEST));

/** A whole number. It may be below zero. */
export const wholeNumber: Answer<number> = v.pipe(finiteNumber, v.safeInteger());

/** A number of things. */
export const count: Answer<number> = v.pipe(wholeNumber, v.minValue(0));

const identifier = v.union([v.string(), v.pipe(v.number(), v.safeInteger())]);

/** An identifier. It must be there. A number becomes its digits. */
export const id: Answer<string> = v.pipe(identifier, v.transform(String), v.nonEmpty());

/** An identifier that goes back untouched; null where the server sent none. */
export const opaqueId: Answer<OpaqueId> = orNull(identifier);

/** A real date. A time of day after it is cut off. A zone is an error: it could mean another day (D-122). */
export const localDate: Answer<string> = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/, '')),
  v.check(isLocalDate, 'a date'),
);

/** A value; null where it is missing, null or empty. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(schema: Answer<T>): Answer<T | null> {
  return withFallback<T | null>(schema, null);
}

/** A value. Where it is missing, null or empty, `fallback` is read in its place, in the server's form. */
/* @__NO_SIDE_EFFECTS__ */
export function withFallback<T>(schema: Answer<T>, fallback: unknown): Answer<T> {
  const filled = v.transform((value) => (value === '' ? fallback : value));
  return v.nullish(v.pipe(v.unknown(), filled, v.nullish(schema)), fallback) as Answer<T>;
}

/** A list; empty where it is missing, null or empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(schema: Answer<T>): Answer<T[]> {
  return withFallback(v.array(schema), []);
}

/** Our name for a field of the estate: `DisplayName` is `displayName`, `PMSCode` and `OperaCode` are `code`. */
type OwnName<Name> = Uncapitalize<
  Name extends `PMS${infer Rest}` | `Opera${infer Rest}` ? Rest : Name & string
>;

/** The fields under our names. */
export function renameFields<Fields extends object>(fields: Fields) {
  const renamed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    renamed[name.replace(/^(PMS|Opera)?./, (beginning) => beginning.at(-1)?.toLowerCase() ?? '')] = value;
  }
  return renamed as { [Name in keyof Fields as OwnName<Name>]: Fields[Name] };
}

/**
 * An object with the estate's field names. It becomes one with ours, so the estate's names stay in this layer (D-489).
 */
/* @__NO_SIDE_EFFECTS__ */
export function wireObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.object(entries),
    v.transform(renameFields<v.InferOutput<v.ObjectSchema<Entries, undefined>>>),
  );
}
