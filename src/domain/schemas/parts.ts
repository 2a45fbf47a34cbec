import * as v from 'valibot';
import { isLocalDate, isLocalDateTime } from '../dates/dates.ts';

/** A schema whose output is exactly a domain type. */
export type Schema<T> = v.GenericSchema<unknown, T>;

const MAX_TEXT_LENGTH = 50_000;

/** A text of a guest or the server, of plausible length. */
export const text: Schema<string> = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));

/** A text that is not empty. */
export const filled: Schema<string> = v.pipe(
  text,
  v.check((value) => value !== ''),
);

export const localDate: Schema<string> = v.pipe(v.string(), v.check(isLocalDate));

export const dateTime: Schema<string> = v.pipe(v.string(), v.check(isLocalDateTime));

const wholeNumber = v.pipe(v.number(), v.safeInteger());

/** A whole number from 0. */
export const count = v.pipe(wholeNumber, v.minValue(0));

/** An amount in minor units, never below 0. */
export const money = count;

/** A difference of two amounts, in minor units. */
export const moneyDifference: Schema<number> = wholeNumber;

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return v.nullable(schema);
}
