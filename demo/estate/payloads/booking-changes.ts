import * as v from 'valibot';
import { atLeastOne, count, email, filled, localDate, localDateTime, pounds } from './parts.ts';

const room = { internalIdentifier: filled, confirmationNumber: filled, leg: atLeastOne };
const product = { ...room, productCode: filled };
const period = { startDate: localDate, endDate: localDate };
const addOnItem = v.looseObject({
  availability: v.looseObject({ Code: filled, AmountOverride: v.nullish(pounds) }),
});

/** POST api/stay/cancel/: some legs, or the whole booking when `legs` is left out (B §7). */
export const cancelPayload = v.strictObject({
  confirmationNumber: filled,
  legs: v.optional(v.pipe(v.array(atLeastOne), v.minLength(1))),
});

/** POST api/stay/find: of a guest without an account (D-497). */
export const findPayload = v.strictObject({ confirmationNumber: filled, emailAddress: email });

/** POST api/stay/find/cancel: of a guest without an account, by the code that was mailed. */
export const cancelByCodePayload = v.strictObject({
  ...findPayload.entries,
  leg: atLeastOne,
  code: v.pipe(v.string(), v.length(6)),
});

/** POST api/spa/send-email/ (B §7). */
export const sendSpaEmailPayload = v.strictObject({ confirmation: filled, emailAddress: email });

/** POST api/stay/send-email/ (B §7). `sessionId`: the session that has just booked the stay. */
export const sendEmailPayload = v.strictObject({
  ...sendSpaEmailPayload.entries,
  sessionId: v.optional(filled),
});

/** POST api/stay/add-package/ (B §7). */
export const addPackagePayload = v.strictObject({ ...product, quantity: atLeastOne, ...period });

/** POST api/stay/remove-package/ (B §7). */
export const removePackagePayload = v.strictObject(product);

/** POST api/stay/add-dining-package/; `timeSLot` is the server's own spelling (B §7). */
export const addDiningPayload = v.strictObject({
  ...product,
  quantity: atLeastOne,
  ...period,
  items: v.pipe(v.array(v.strictObject({ timeSLot: localDateTime, restaurant: filled })), v.minLength(1)),
});

/** POST api/stay/add-spa-treatment-package/ (B §7, D-184). */
export const addTreatmentPayload = v.strictObject({
  ...product,
  item: addOnItem,
  quantity: atLeastOne,
  selections: v.pipe(
    v.array(
      v.strictObject({
        date: localDate,
        selection: v.looseObject({ StartTime: localDateTime, durationId: filled, guestIndex: count }),
        displayName: filled,
        isSpa: v.literal(true),
      }),
    ),
    v.minLength(1),
  ),
  ...period,
});

const extraSelection = v.strictObject({
  price: v.literal(0),
  guestIndexes: v.pipe(v.array(count), v.minLength(1)),
  code: filled,
  selection: v.looseObject({ StartDateTime: localDateTime }),
  addOn: v.unknown(),
});

const extra = {
  ...room,
  item: addOnItem,
  quantity: v.literal(1),
  selections: v.pipe(v.array(extraSelection), v.length(1)),
};

/** POST api/stay/add-spa-mud-package/ (B §7, D-54). */
export const addMudPayload = v.strictObject({ ...extra, isMud: v.literal(true) });

/** POST api/stay/add-spa-garden-package/ (D-33, D-54). */
export const addGardenPayload = v.strictObject({ ...extra, isSpaGarden: v.literal(true) });

export type SpaExtraPayload = v.InferOutput<typeof addMudPayload> | v.InferOutput<typeof addGardenPayload>;
