/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';
import { quotaRequest } from './requests.ts';

const passedOnRequest = v.nullable(v.union([v.string(), v.number()]));

export const tableRequest = v.strictObject({
  hadAvailability: v.boolean(),
  timeSlot: v.nullable(v.string()),
  restaurant: v.nullable(v.string()),
});

/** A bought table; an estate may ignore how many dine at it (F-04). */
const packageTableRequest = v.strictObject({ ...tableRequest.entries, guests: v.number() });

const appointmentRequest = v.strictObject({
  bookingType: v.picklist([2, 3]),
  duration: v.number(),
  appointmentTypeId: v.nullable(v.string()),
  actualPrice: v.number(),
  clientIndex: v.number(),
  itemType: v.nullable(v.picklist([1, 3])),
  startDateTime: v.string(),
  endDateTime: v.string(),
  roomId: passedOnRequest,
  staffId: passedOnRequest,
  facilityId: passedOnRequest,
});

export const spaItemRequest = v.strictObject({
  ...appointmentRequest.entries,
  displayName: v.string(),
  groupAppointmentTypeId: v.optional(v.string()),
});

const roomSpaItemRequest = v.strictObject({ ...appointmentRequest.entries, name: v.string() });

export const roundRequest = v.strictObject({
  courseId: passedOnRequest,
  propertyId: passedOnRequest,
  greenFeeItemId: passedOnRequest,
  date: v.string(),
  timeRef: v.nullable(v.string()),
  playerCount: v.number(),
  mType: passedOnRequest,
  playerFirstName: v.string(),
  playerLastName: v.string(),
  rentalItems: v.array(v.never()),
});

export const packageRequest = v.strictObject({
  code: v.string(),
  quantity: v.number(),
  restaurantBookings: v.array(packageTableRequest),
  golfBookings: v.strictObject({ rounds: v.array(roundRequest) }),
  spaBookings: v.strictObject({ items: v.array(spaItemRequest) }),
});

const guestRequest = v.strictObject({
  isLoggedInUser: v.boolean(),
  isLeadGuest: v.boolean(),
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  age: v.nullable(v.number()),
});

export const roomStayRequest = v.strictObject({
  confirmationNumber: v.nullable(v.string()),
  internalIdentifier: v.nullable(v.string()),
  roomCode: v.string(),
  rateCode: v.string(),
  promoCode: v.nullable(v.string()),
  blockCode: v.nullable(v.string()),
  corporateCode: v.nullable(v.string()),
  leg: v.number(),
  guestQuota: quotaRequest,
  packages: v.array(packageRequest),
  includedPackages: v.array(v.strictObject({ code: v.string(), quantity: v.number() })),
  guests: v.array(guestRequest),
  dietaryComments: v.string(),
  specialRequirements: v.string(),
  spaComments: v.string(),
  dinnerBookingRequests: v.string(),
  dogRequests: v.string(),
  breakfastRestaurantBookings: v.array(tableRequest),
  dinnerRestaurantBookings: v.array(tableRequest),
  spaSessionId: v.nullable(v.string()),
  isBreakfastRequired: v.boolean(),
  isDinnerRequired: v.boolean(),
  isSpaRequired: v.boolean(),
  isGolfRequired: v.boolean(),
  roomSpaItems: v.array(roomSpaItemRequest),
});

const leadGuestRequest = v.strictObject({
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  telephone: v.string(),
  address: v.strictObject({
    line1: v.string(),
    line2: v.string(),
    city: v.string(),
    country: v.string(),
    postCode: v.string(),
  }),
});

/** The account follows D-45. */
export const stageRequest = v.strictObject({
  amendId: v.nullable(v.string()),
  account: v.nullable(v.strictObject({ emailAddress: v.string(), addressBooks: v.array(v.number()) })),
  monetaryGiftVouchers: v.array(v.string()),
  leadGuest: leadGuestRequest,
  arrivalDate: v.string(),
  numberOfNights: v.number(),
  roomStays: v.array(roomStayRequest),
});

export type StageRequest = v.InferOutput<typeof stageRequest>;
export type RoomStayRequest = v.InferOutput<typeof roomStayRequest>;
export type PackageRequest = v.InferOutput<typeof packageRequest>;
export type SpaItemRequest = v.InferOutput<typeof spaItemRequest>;
export type RoomSpaItemRequest = v.InferOutput<typeof roomSpaItemRequest>;
export type RoundRequest = v.InferOutput<typeof roundRequest>;
export type TableRequest = v.InferOutput<typeof tableRequest>;
export type PackageTableRequest = v.InferOutput<typeof packageTableRequest>;
