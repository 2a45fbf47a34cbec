import * as v from 'valibot';
import type { Call } from '../call.ts';
import { inNamedCurrency, namedCurrency } from '../currency.ts';
import { accountContent, codedName, images, systemStatuses } from '../content.ts';
import { treatments } from '../spa/treatments.ts';
import { addOn } from '../stay/add-ons.ts';
import { arrival } from '../stay/arrival.ts';
import { list, wanted, wireObject } from '../reader.ts';
import { id, text } from '../wire.ts';

const configuration = wireObject({
  Currency: namedCurrency,
  SystemStatuses: systemStatuses,
  Titles: list(codedName),
  Countries: list(codedName),
  BookingDefaults: wanted(wireObject({ CheckInTime: text, CheckOutTime: text }), {}),
  RoomTypes: list(wireObject({ PMSCode: id, DisplayName: text, Images: images })),
  RateTypes: list(wireObject({ PMSCode: id, DisplayName: text, AllowedAddOnPackages: list(id) })),
  AddOns: list(addOn),
  SpaTreatments: treatments,
  Content: wanted(v.object({ account: accountContent }), {}),
  /** The estate's address. The times shown are those of `BookingDefaults`, where it has them. */
  Arrival: arrival,
});

export type AccountConfiguration = v.InferOutput<typeof configuration>;

export const loadAccountConfiguration: Call<'accountConfiguration', undefined, AccountConfiguration> = {
  endpoint: 'accountConfiguration',
  answer: inNamedCurrency(configuration),
};
