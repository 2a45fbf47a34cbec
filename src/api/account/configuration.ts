import type * as v from 'valibot';
import type { Call } from '../call.ts';
import { codedName, images } from '../content.ts';
import { treatments } from '../spa/treatments.ts';
import { addOn } from '../stay/add-ons.ts';
import { id, list, withFallback, text, wireObject } from '../wire.ts';

/** B §3. */
const accountConfiguration = wireObject({
  Titles: list(codedName),
  Countries: list(codedName),
  BookingDefaults: withFallback(wireObject({ CheckInTime: text, CheckOutTime: text }), {}),
  RoomTypes: list(wireObject({ PMSCode: id, DisplayName: text, Images: images })),
  RateTypes: list(wireObject({ PMSCode: id, DisplayName: text, AllowedAddOnPackages: list(id) })),
  AddOns: list(addOn),
  SpaTreatments: treatments,
});

export type AccountConfiguration = v.InferOutput<typeof accountConfiguration>;

export const loadAccountConfiguration: Call<'accountConfiguration', undefined, AccountConfiguration> = {
  endpoint: 'accountConfiguration',
  answer: accountConfiguration,
};
