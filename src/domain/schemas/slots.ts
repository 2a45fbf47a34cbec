import * as v from 'valibot';
import type { GolfItem, PackageTeeTime } from '../golf/golf.ts';
import type { ExtraSlot, OpaqueId, SpaSlot } from '../spa/spa.ts';
import { dateTime, money, nullable, text, type Schema } from './parts.ts';

/** An identifier of the server, which gets it back untouched. */
const opaqueId: Schema<OpaqueId> = nullable(v.union([text, v.number()]));

const places = { roomId: opaqueId, staffId: opaqueId, facilityId: opaqueId };

export const golfItem: Schema<GolfItem> = v.object({
  courseId: opaqueId,
  propertyId: opaqueId,
  greenFeeItemId: opaqueId,
  mType: opaqueId,
});

export const packageTeeTime: Schema<PackageTeeTime> = v.object({
  time: dateTime,
  reference: nullable(text),
  item: nullable(golfItem),
});

export const spaSlot: Schema<SpaSlot> = v.object({
  startTime: dateTime,
  isAvailable: v.boolean(),
  displayTime: text,
  treatmentTimes: v.array(v.object({ actualPrice: money })),
  ...places,
});

export const extraSlot: Schema<ExtraSlot> = v.object({
  startDateTime: dateTime,
  actualPrice: money,
  ...places,
});
