import * as v from 'valibot';
import { CURRENCY } from '../domain/money.ts';
import { text, type Answer } from './wire.ts';

/** The currency of a price, which may be missing or empty (E-20); another than the estate's is an error (B §9). */
export const currency: Answer<string> = v.pipe(
  text,
  v.check((written) => ['', CURRENCY].includes(written.trim().toUpperCase()), CURRENCY),
  v.transform(() => CURRENCY),
);
