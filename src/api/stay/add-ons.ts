import * as v from 'valibot';
import type { MudTreatment } from '../../domain/add-on-kinds.ts';
import type { AddOnContent } from '../../domain/addons.ts';
import { images } from '../content.ts';
import { restaurant } from '../dining/restaurant.ts';
import { treatments } from '../spa/treatments.ts';
import { count, flag, id, list, withFallback, orNull, text, wireObject, type Answer } from '../wire.ts';

const mudTreatment: Answer<MudTreatment> = wireObject({
  Occupancy: count,
  Durations: list(wireObject({ Code: id })),
});

export const addOn: Answer<AddOnContent> = wireObject({
  PMSCode: id,
  DisplayName: text,
  PerText: text,
  Images: images,
  LongDescription: text,
  PriceOverride: orNull(v.string()),
  MinOccupancy: withFallback(count, 0),
  MinimumAge: withFallback(count, 0),
  IsGolf: flag,
  Restaurant: orNull(restaurant),
  IsSpaTreatments: flag,
  SpaTreatments: treatments,
  IsMudTreatment: flag,
  MudTreatments: list(mudTreatment),
  IsSpaGarden: flag,
  SpaGardenTreatments: orNull(wireObject({ Durations: list(wireObject({ Id: id })) })),
});
