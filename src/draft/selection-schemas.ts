import * as v from 'valibot';
import type { SelectionOf, TimedKind } from '../domain/addons/add-on-kinds.ts';
import type { LegPackage, PackagePrice, PackageSelection } from '../domain/addons/addons.ts';
import type { DiningBooking } from '../domain/dining/dining.ts';
import type { GolfItem, GolfSelection, PackageTeeTime } from '../domain/golf/golf.ts';
import type {
  ExtraSlot,
  OpaqueId,
  PoolSelection,
  PoolTime,
  SpaSelection,
  SpaSlot,
  TreatmentDuration,
} from '../domain/spa/spa.ts';
import { count, dateTime, localDate, money, moneyDifference, nullable, text, type Schema } from './parts.ts';

/** An identifier of the server, which gets it back untouched. */
const opaqueId: Schema<OpaqueId> = nullable(v.union([text, v.number()]));

export const diningBooking: Schema<DiningBooking> = v.object({
  date: localDate,
  restaurant: nullable(text),
  isAvailable: v.boolean(),
  timeslot: nullable(dateTime),
});

const golfItem: Schema<GolfItem> = v.object({
  courseId: opaqueId,
  propertyId: opaqueId,
  greenFeeItemId: opaqueId,
  mType: opaqueId,
});

export const golfSelection: Schema<GolfSelection> = v.object({
  date: localDate,
  time: v.object({ dateTime, item: nullable(golfItem) }),
});

export const dayPart: Schema<PoolTime> = v.picklist(['Morning', 'Afternoon', 'Evening']);

export const poolSelection: Schema<PoolSelection> = v.object({
  date: localDate,
  time: dayPart,
});

const places = { roomId: opaqueId, staffId: opaqueId, facilityId: opaqueId };

const spaSlot: Schema<SpaSlot> = v.object({
  startTime: dateTime,
  isAvailable: v.boolean(),
  displayTime: text,
  treatmentTimes: v.array(v.object({ actualPrice: money })),
  ...places,
});

const extraSlot: Schema<ExtraSlot> = v.object({ startDateTime: dateTime, actualPrice: money, ...places });

const duration: Schema<TreatmentDuration> = v.object({
  code: text,
  id: text,
  duration: count,
  price: money,
  isIncluded: v.boolean(),
  priceDifference: moneyDifference,
});

export const spaSelection: Schema<SpaSelection> = v.object({
  bookingType: v.literal(2),
  guestIndex: count,
  dateIndex: count,
  treatment: v.object({ id: text, displayName: text }),
  duration,
  time: spaSlot,
});

const packagePrice: Schema<PackagePrice> = v.object({
  code: text,
  amount: money,
  amountOverride: nullable(money),
  priceCalculationMode: v.picklist([0, 1, 2, 3, 4]),
});

const packageTeeTime: Schema<PackageTeeTime> = v.object({
  time: dateTime,
  reference: nullable(text),
  item: nullable(golfItem),
});

const extraSelection = { code: text, guestIndexes: v.array(count), time: extraSlot };

/** The selections of an add-on, by kind. */
const packageSelections = {
  golf: v.object({ kind: v.literal('golf'), date: localDate, quantity: count, time: packageTeeTime }),
  table: v.object({
    kind: v.literal('table'),
    date: localDate,
    quantity: count,
    restaurant: text,
    timeslot: dateTime,
  }),
  treatment: v.object({
    kind: v.literal('treatment'),
    date: localDate,
    guestIndex: count,
    displayName: text,
    durationId: text,
    duration: count,
    price: money,
    time: spaSlot,
  }),
  mud: v.object({ kind: v.literal('mud'), ...extraSelection }),
  spaGarden: v.object({ kind: v.literal('spaGarden'), ...extraSelection }),
} satisfies { [Kind in TimedKind]: Schema<SelectionOf<Kind>> };

const packageSelection: Schema<PackageSelection> = v.variant('kind', Object.values(packageSelections));

export const legPackage: Schema<LegPackage> = v.object({
  price: packagePrice,
  quantity: count,
  selections: v.array(packageSelection),
  sortIndex: count,
});
