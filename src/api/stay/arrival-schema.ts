import * as v from 'valibot';
import type { Arrival } from '../../domain/arrival.ts';
import { list, orNull, text, wireObject, type Answer } from '../wire.ts';

const clock: Answer<string | null> = v.fallback(
  orNull(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  null,
);

const lines: Answer<string[]> = v.pipe(
  v.fallback(list(text), []),
  v.transform((all) => all.map((line) => line.trim()).filter((line) => line !== '')),
);

const NOTHING_SAID: Arrival = { checkInTime: null, checkOutTime: null, address: [], directions: null };

/** `Arrival` of the stay configuration. A part that cannot be read counts as missing. */
export const arrivalSchema: Answer<Arrival> = v.fallback(
  wireObject({
    CheckInTime: clock,
    CheckOutTime: clock,
    Address: lines,
    Directions: v.fallback(orNull(v.string()), null),
  }),
  NOTHING_SAID,
);
