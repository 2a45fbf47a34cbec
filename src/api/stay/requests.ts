/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';
import type { GuestOccupancy } from '../../domain/search/occupancy.ts';

/** The party of one room as a request names it. */
const occupancyRequest = v.strictObject({
  adults: v.number(),
  childCount: v.number(),
  children: v.array(v.strictObject({ index: v.number(), age: v.number() })),
  dogs: v.number(),
}) satisfies v.GenericSchema<GuestOccupancy>;

/** The party of one room as a booking names it. */
export const quotaRequest = v.strictObject({
  Adults: v.number(),
  ChildAges: v.array(v.number()),
  Children: v.number(),
  Infants: v.number(),
  Dogs: v.number(),
});

export const availabilityRequest = v.strictObject({
  sessionId: v.string(),
  arrivalDate: v.string(),
  numberOfNights: v.number(),
  guestOccupancies: v.array(occupancyRequest),
  code: v.nullable(v.string()),
  voucherCodes: v.array(v.string()),
  amendId: v.nullable(v.string()),
});

/** How a guest without an account names a booking. */
export const findRequest = v.strictObject({ confirmationNumber: v.string(), emailAddress: v.string() });

/** Cancels one room of a booking that is named like this. */
export const cancelByCodeRequest = v.strictObject({
  ...findRequest.entries,
  leg: v.number(),
  code: v.string(),
});

/** Without `legs` all rooms are cancelled. */
export const cancelRequest = v.strictObject({
  confirmationNumber: v.string(),
  legs: v.optional(v.array(v.number())),
});

/** `guestOccupancies` holds only the room in question. */
export const calendarRequest = v.strictObject({
  sessionId: v.string(),
  arrivalDate: v.string(),
  numberOfNights: v.number(),
  code: v.nullable(v.string()),
  roomCode: v.nullable(v.string()),
  rateCode: v.nullable(v.string()),
  guestOccupancies: v.array(occupancyRequest),
  leg: v.number(),
  voucherCodes: v.array(v.string()),
});

export const sessionRequest = v.strictObject({ sessionId: v.string() });

export const legBookingRequest = v.strictObject({
  initiatingLeg: v.number(),
  arrivalDate: v.string(),
  numberOfNights: v.number(),
  roomStays: v.array(
    v.strictObject({
      promoCode: v.nullable(v.string()),
      blockCode: v.nullable(v.string()),
      corporateCode: v.nullable(v.string()),
      roomCode: v.string(),
      rateCode: v.string(),
      leg: v.number(),
      guestQuota: quotaRequest,
    }),
  ),
});

/** The account area asks with one adult and nothing else. */
export const packagesRequest = v.strictObject({
  arrivalDate: v.string(),
  numberOfNights: v.number(),
  guestOccupancies: v.array(v.partial(occupancyRequest, ['childCount', 'children', 'dogs'])),
});

/** The card, or nothing after a payment in the provider's frame (D-26). */
export const completeRequest = v.union([
  v.strictObject({
    cardHoldersName: v.string(),
    cardType: v.string(),
    cardNumber: v.string(),
    expiryMonth: v.string(),
    expiryYear: v.string(),
  }),
  v.strictObject({}),
]);

export const spaEmailRequest = v.strictObject({ confirmation: v.string(), emailAddress: v.string() });

export const emailRequest = v.strictObject({
  ...spaEmailRequest.entries,
  sessionId: v.optional(v.string()),
});
