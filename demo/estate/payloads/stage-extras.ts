import * as v from 'valibot';
import { atLeastOne, count, filled, localDate, localDateTime, pounds } from './parts.ts';

/** A breakfast or dinner table (A §7.2); without availability there is no time and no restaurant (A §5.8). */
export const tableBooking = v.pipe(
  v.strictObject({
    hadAvailability: v.boolean(),
    timeSlot: v.nullable(localDateTime),
    restaurant: v.nullable(filled),
    /** How many dine at a bought table (F-04). */
    guests: v.optional(atLeastOne),
  }),
  v.forward(
    v.check((table) => !table.hadAvailability || table.timeSlot !== null, 'is missing'),
    ['timeSlot'],
  ),
  v.forward(
    v.check((table) => !table.hadAvailability || table.restaurant !== null, 'is missing'),
    ['restaurant'],
  ),
);

const golfRound = v.strictObject({
  courseId: v.nullable(filled),
  propertyId: v.nullable(filled),
  greenFeeItemId: v.nullable(filled),
  date: v.union([localDate, localDateTime]),
  timeRef: filled,
  playerCount: v.pipe(atLeastOne, v.maxValue(16)),
  mType: v.nullable(filled),
  playerFirstName: filled,
  playerLastName: filled,
  rentalItems: v.array(v.unknown()),
});

const spaPlace = {
  startDateTime: localDateTime,
  endDateTime: localDateTime,
  roomId: v.nullable(filled),
  staffId: v.nullable(filled),
  facilityId: v.nullable(filled),
};

/** Booking and item types of A §9.7: treatment 2, spa garden 3 with item 1, mud 2 with item 3. */
const bookingType = v.picklist([2, 3]);
const itemType = v.nullish(v.picklist([1, 2, 3]));

const spaBookingItem = v.strictObject({
  bookingType,
  duration: atLeastOne,
  displayName: filled,
  appointmentTypeId: v.nullish(filled),
  groupAppointmentTypeId: v.nullish(filled),
  actualPrice: pounds,
  clientIndex: count,
  itemType,
  ...spaPlace,
});

/** An add-on of a room (A §7.2). Fields that do not belong to its kind are null, empty or missing. */
export const stagePackage = v.strictObject({
  code: filled,
  quantity: atLeastOne,
  restaurantBookings: v.nullish(v.array(tableBooking)),
  golfBookings: v.nullish(v.strictObject({ rounds: v.array(golfRound) })),
  spaBookings: v.nullish(v.strictObject({ items: v.array(spaBookingItem) })),
});

/** A treatment of the spa package in the rate (A §7.2). */
export const roomSpaItem = v.strictObject({
  bookingType,
  duration: atLeastOne,
  name: filled,
  appointmentTypeId: filled,
  actualPrice: pounds,
  clientIndex: count,
  itemType,
  ...spaPlace,
});

export type TableBooking = v.InferOutput<typeof tableBooking>;
export type SpaBookingItem = v.InferOutput<typeof spaBookingItem>;
export type StagePackage = v.InferOutput<typeof stagePackage>;
export type RoomSpaItem = v.InferOutput<typeof roomSpaItem>;
