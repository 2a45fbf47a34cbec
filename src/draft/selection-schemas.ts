import * as v from 'valibot';
import { ADD_ON_KINDS } from '../domain/addons/add-on-kinds.ts';
import type { LegPackage, PackagePrice, PackageSelection } from '../domain/addons/addons.ts';
import type { DiningBooking } from '../domain/dining/dining.ts';
import type { GolfSelection } from '../domain/golf/golf.ts';
import {
  count,
  dateTime,
  localDate,
  money,
  moneyDifference,
  nullable,
  text,
  type Schema,
} from '../domain/schemas/parts.ts';
import { golfItem, spaSlot } from '../domain/schemas/slots.ts';
import type { PoolSelection, PoolTime, SpaSelection, TreatmentDuration } from '../domain/spa/spa.ts';

export const diningBooking: Schema<DiningBooking> = v.object({
  date: localDate,
  restaurant: nullable(text),
  isAvailable: v.boolean(),
  timeslot: nullable(dateTime),
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

const packageSelection: Schema<PackageSelection> = v.variant(
  'kind',
  Object.values(ADD_ON_KINDS).map(({ selection }) => selection),
);

export const legPackage: Schema<LegPackage> = v.object({
  price: packagePrice,
  quantity: count,
  selections: v.array(packageSelection),
  sortIndex: count,
});
