/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';

/** Which room of which booking, and which package. */
const target = {
  internalIdentifier: v.string(),
  confirmationNumber: v.string(),
  leg: v.number(),
};

export const removePackageRequest = v.strictObject({ ...target, productCode: v.string() });

export type RemovePackageRequest = v.InferOutput<typeof removePackageRequest>;

const dates = { startDate: v.string(), endDate: v.string() };

export const addPackageRequest = v.strictObject({
  ...target,
  productCode: v.string(),
  quantity: v.number(),
  ...dates,
});

export type AddPackageRequest = v.InferOutput<typeof addPackageRequest>;

/** `timeSLot` is the server's spelling. */
export const addDiningPackageRequest = v.strictObject({
  ...addPackageRequest.entries,
  items: v.array(v.strictObject({ timeSLot: v.string(), restaurant: v.string() })),
});

export type AddDiningPackageRequest = v.InferOutput<typeof addDiningPackageRequest>;

/** The add-on as the server sent it, with the chosen price. */
export const addOnItem = v.strictObject({
  availability: v.strictObject({
    Code: v.string(),
    Amount: v.number(),
    AmountOverride: v.nullable(v.number()),
    PriceCalculationMode: v.picklist([0, 1, 2, 3, 4]),
  }),
  content: v.looseObject({ PMSCode: v.string(), DisplayName: v.string() }),
});

/** The start as the server sent it, with its guest and its treatment (D-184). */
const treatmentSelection = v.strictObject({
  date: v.string(),
  selection: v.looseObject({ StartTime: v.string(), durationId: v.string(), guestIndex: v.number() }),
  displayName: v.string(),
  isSpa: v.literal(true),
});

export const addSpaTreatmentPackageRequest = v.strictObject({
  ...target,
  item: addOnItem,
  quantity: v.number(),
  selections: v.array(treatmentSelection),
  productCode: v.string(),
  ...dates,
});

export type AddSpaTreatmentPackageRequest = v.InferOutput<typeof addSpaTreatmentPackageRequest>;

const extraSelection = v.strictObject({
  price: v.literal(0),
  guestIndexes: v.array(v.number()),
  code: v.string(),
  selection: v.looseObject({ StartDateTime: v.string() }),
  addOn: v.looseObject({ PMSCode: v.string() }),
});

const extra = { ...target, item: addOnItem, quantity: v.literal(1), selections: v.array(extraSelection) };

/** The booking is named beside the specified fields (D-54). */
export const addSpaMudPackageRequest = v.strictObject({ ...extra, isMud: v.literal(true) });

export type AddSpaMudPackageRequest = v.InferOutput<typeof addSpaMudPackageRequest>;

export const addSpaGardenPackageRequest = v.strictObject({ ...extra, isSpaGarden: v.literal(true) });

export type AddSpaGardenPackageRequest = v.InferOutput<typeof addSpaGardenPackageRequest>;
