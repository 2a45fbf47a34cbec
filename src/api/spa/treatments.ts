import * as v from 'valibot';
import type { Treatment, TreatmentDuration, TreatmentGroup } from '../../domain/spa.ts';
import { images } from '../content.ts';
import { count, finiteNumber, flag, id, list, withFallback, text, wireObject, type Answer } from '../wire.ts';
import { money, moneyDifference } from '../wire-money.ts';

/** Length and prices may be missing: the items of the day have them. */
const duration: Answer<TreatmentDuration> = wireObject({
  Code: id,
  Id: id,
  Duration: withFallback(finiteNumber, 0),
  Price: withFallback(money, 0),
  IsIncluded: flag,
  PriceDifference: withFallback(moneyDifference, 0),
});

export const treatment: Answer<Treatment> = wireObject({
  Id: id,
  DisplayName: text,
  Description: text,
  Images: images,
  MinimumAge: withFallback(count, 0),
  Durations: list(duration),
});

export const treatmentGroup: Answer<TreatmentGroup> = wireObject({ Treatments: list(treatment) });

/** A list, or an object with the list (D-43). */
export const treatments: Answer<Treatment[]> = withFallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value as { Treatments?: unknown }).Treatments ?? value),
    v.array(treatment),
  ),
  [],
);
