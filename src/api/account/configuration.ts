import * as v from 'valibot';
import type { Call } from '../call.ts';
import { codedName, images } from '../content.ts';
import { treatments } from '../spa/treatments.ts';
import { addOn } from '../stay/add-ons.ts';
import { id, list, orElse, text } from '../wire.ts';

/** B §3. */
const accountConfiguration = v.object({
  Titles: list(codedName),
  Countries: list(codedName),
  BookingDefaults: orElse(v.object({ CheckInTime: text, CheckOutTime: text }), {
    CheckInTime: '',
    CheckOutTime: '',
  }),
  RoomTypes: list(v.object({ PMSCode: id, DisplayName: text, Images: images })),
  RateTypes: list(v.object({ PMSCode: id, DisplayName: text, AllowedAddOnPackages: list(id) })),
  AddOns: list(addOn),
  SpaTreatments: treatments,
});

export type AccountConfiguration = v.InferOutput<typeof accountConfiguration>;

export const loadAccountConfiguration: Call<'accountConfiguration', undefined, AccountConfiguration> = {
  endpoint: 'accountConfiguration',
  answer: accountConfiguration,
};
