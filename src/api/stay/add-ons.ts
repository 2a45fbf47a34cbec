import type { MudTreatment } from '../../domain/addons/add-on-kinds.ts';
import type { AddOnContent } from '../../domain/addons/addons.ts';
import { images } from '../content.ts';
import { restaurant } from '../dining/restaurant.ts';
import { treatments } from '../spa/treatments.ts';
import { list, maybe, maybeNull, orNull, wanted, wireObject, type Answer } from '../reader.ts';
import { count, html, id, text, words, yesNo } from '../wire.ts';

const mudTreatment: Answer<MudTreatment> = wireObject({
  Occupancy: count,
  Durations: list(wireObject({ Code: id })),
});

/** What is booked with an add-on. Unreadable, the add-on is not sold: it would be sold without its time. */
const kindOf = maybe(yesNo, false);

export const addOn: Answer<AddOnContent> = wireObject({
  PMSCode: id,
  DisplayName: text,
  PerText: text,
  Images: images,
  LongDescription: html,
  PriceOverride: orNull(words),
  MinOccupancy: wanted(count, 0),
  MinimumAge: maybe(count, 0),
  IsGolf: kindOf,
  Restaurant: maybeNull(restaurant),
  IsSpaTreatments: kindOf,
  SpaTreatments: treatments,
  IsMudTreatment: kindOf,
  MudTreatments: list(mudTreatment),
  IsSpaGarden: kindOf,
  SpaGardenTreatments: orNull(wireObject({ Durations: list(wireObject({ Id: id })) })),
});
