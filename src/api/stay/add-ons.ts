import * as v from 'valibot';
import type { AddOnContent, MudTreatment } from '../../domain/addons.ts';
import { images } from '../content.ts';
import { restaurant } from '../dining/restaurant.ts';
import { treatments } from '../spa/treatments.ts';
import { count, flag, id, list, orElse, orNull, text, type Answer } from '../wire.ts';

const mudTreatment: Answer<MudTreatment> = v.object({
  Occupancy: count,
  Durations: list(v.object({ Code: id })),
});

/** A §3.11. */
export const addOn: Answer<AddOnContent> = v.object({
  PMSCode: id,
  DisplayName: text,
  PerText: text,
  Images: images,
  LongDescription: text,
  PriceOverride: orNull(v.string()),
  MinOccupancy: orElse(count, 0),
  MinimumAge: orElse(count, 0),
  IsGolf: flag,
  Restaurant: orNull(restaurant),
  IsSpaTreatments: flag,
  SpaTreatments: treatments,
  IsMudTreatment: flag,
  MudTreatments: list(mudTreatment),
  IsSpaGarden: flag,
  SpaGardenTreatments: orNull(v.object({ Durations: list(v.object({ Id: id })) })),
});
