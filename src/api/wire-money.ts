import * as v from 'valibot';
import { POUND, toMinorUnits, type Currency, type MinorUnits } from '../domain/money.ts';
import { finiteNumber, type Answer } from './wire.ts';

declare module 'valibot' {
  // Valibot's own type has this parameter.
  interface Config<TIssue extends v.BaseIssue<unknown>> {
    /** The currency of an answer's amounts. */
    readonly currency?: Currency;
  }
}

/** The schema of an answer with amounts in this currency. */
export function inCurrency<T>(schema: Answer<T>, currency: Currency): Answer<T> {
  return v.config(schema, { currency });
}

const minorUnits = v.rawTransform<number, MinorUnits>(({ dataset, config }) =>
  toMinorUnits(dataset.value, config.currency ?? POUND),
);

/** A price: major units on the wire, such as pounds, minor units inside. */
export const money: Answer<MinorUnits> = v.pipe(finiteNumber, v.minValue(0), minorUnits);

/** A difference of prices, which may be below zero. */
export const moneyDifference: Answer<MinorUnits> = v.pipe(finiteNumber, minorUnits);
