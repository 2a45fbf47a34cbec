import * as v from 'valibot';
import type { Treatment, TreatmentDuration, TreatmentGroup } from '../../domain/spa.ts';
import { images } from '../content.ts';
import { count, finite, flag, id, list, orElse, text, wireObject, type Answer } from '../wire.ts';
import { pence, penceDifference } from '../wire-money.ts';

/** Length and prices may be missing: they come from the day's items (A §9.7). */
const duration: Answer<TreatmentDuration> = wireObject({
  Code: id,
  Id: id,
  Duration: orElse(finite, 0),
  Price: orElse(pence, 0),
  IsIncluded: flag,
  PriceDifference: orElse(penceDifference, 0),
});

/** A §3.14. */
const treatment: Answer<Treatment> = wireObject({
  Id: id,
  DisplayName: text,
  Description: text,
  Images: images,
  MinimumAge: orElse(count, 0),
  Durations: list(duration),
});

export const treatmentGroup: Answer<TreatmentGroup> = wireObject({ Treatments: list(treatment) });

/** A list, or an object that holds it (D-43). */
export const treatments: Answer<Treatment[]> = orElse(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value as { Treatments?: unknown }).Treatments ?? value),
    v.array(treatment),
  ),
  [],
);
