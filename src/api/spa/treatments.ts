import type { Treatment, TreatmentDuration, TreatmentGroup } from '../../domain/spa/spa.ts';
import { images } from '../content.ts';
import { list, maybe, some, wanted, wireObject, within, type Answer } from '../reader.ts';
import { count, finiteNumber, flag, html, id, money, moneyDifference, text } from '../wire.ts';

/** Length and prices may be missing: the items of the day have them. */
const duration: Answer<TreatmentDuration> = wireObject({
  Code: id,
  Id: id,
  Duration: maybe(finiteNumber, 0),
  Price: maybe(money, 0),
  IsIncluded: flag,
  PriceDifference: maybe(moneyDifference, 0),
});

export const treatment: Answer<Treatment> = wireObject({
  Id: id,
  DisplayName: text,
  Description: html,
  Images: images,
  MinimumAge: maybe(count, 0),
  Durations: list(duration),
});

export const treatmentGroup: Answer<TreatmentGroup> = wireObject({ Treatments: list(treatment) });

/** A list, or an object with the list (D-43). */
export const treatments: Answer<Treatment[]> = wanted(within('Treatments', some(treatment)), []);
