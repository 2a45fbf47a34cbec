import * as v from 'valibot';
import type { Arrival } from '../../domain/configuration/arrival.ts';
import { kind, list, orNull, wanted, wireObject, type Answer } from '../reader.ts';
import { words } from '../wire.ts';

const clock = orNull(kind('clock', v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))));

/** `Arrival` of both configurations. */
export const arrival: Answer<Arrival> = wanted(
  wireObject({
    CheckInTime: clock,
    CheckOutTime: clock,
    Address: v.pipe(
      list(words),
      v.transform((all) => all.map((line) => line.trim()).filter((line) => line !== '')),
    ),
    Directions: orNull(words),
  }),
  {},
);
