import * as v from 'valibot';
import { poundsToPence, type Pence } from '../domain/money.ts';
import { finiteNumber, type Answer } from './wire.ts';

/** A price: pounds on the wire, pence inside. */
export const pence: Answer<Pence> = v.pipe(finiteNumber, v.minValue(0), v.transform(poundsToPence));

/** A difference of prices, which may be below zero. */
export const penceDifference: Answer<Pence> = v.pipe(finiteNumber, v.transform(poundsToPence));
