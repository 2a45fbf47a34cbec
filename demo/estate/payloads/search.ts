import * as v from 'valibot';
import { atLeastOne, count, filled, guestOccupancy, guestQuota, localDate, nights } from './parts.ts';

/** POST api/stay/{sessionId}/availability (A §7.2). */
export const availabilityPayload = v.strictObject({
  sessionId: filled,
  arrivalDate: localDate,
  numberOfNights: nights,
  guestOccupancies: v.pipe(v.array(guestOccupancy), v.minLength(1), v.maxLength(4)),
  code: v.nullable(v.string()),
  voucherCodes: v.array(filled),
  amendId: v.nullable(filled),
});

/** POST api/stay/{sessionId}/availability/calendar (A §7.2); 7 or 41 nights (A §9.4). */
export const calendarPayload = v.strictObject({
  sessionId: filled,
  arrivalDate: localDate,
  numberOfNights: v.pipe(atLeastOne, v.maxValue(62)),
  code: v.nullable(v.string()),
  roomCode: v.nullable(filled),
  rateCode: v.nullable(filled),
  guestOccupancies: v.pipe(v.array(guestOccupancy), v.length(1)),
  leg: atLeastOne,
  voucherCodes: v.array(filled),
});

/** POST api/stay/packages. The account area asks with adults only (B §7), the booking with whole rooms. */
export const packagesPayload = v.strictObject({
  arrivalDate: localDate,
  numberOfNights: nights,
  guestOccupancies: v.pipe(
    v.array(
      v.strictObject({
        adults: atLeastOne,
        childCount: v.optional(count),
        children: v.optional(v.array(v.strictObject({ index: count, age: count }))),
        dogs: v.optional(count),
      }),
    ),
    v.minLength(1),
  ),
});

/** POST api/stay/{sessionId}/booking (A §7.2). */
export const legBookingPayload = v.strictObject({
  initiatingLeg: atLeastOne,
  arrivalDate: localDate,
  numberOfNights: nights,
  roomStays: v.pipe(
    v.array(
      v.strictObject({
        promoCode: v.nullable(filled),
        blockCode: v.nullable(filled),
        corporateCode: v.nullable(filled),
        roomCode: filled,
        rateCode: filled,
        leg: atLeastOne,
        guestQuota,
      }),
    ),
    v.minLength(1),
  ),
});

/** POST api/stay/ignore and api/stay/keep-alive (A §7.2). */
export const sessionPayload = v.strictObject({ sessionId: filled });

export type AvailabilityPayload = v.InferOutput<typeof availabilityPayload>;
export type CalendarPayload = v.InferOutput<typeof calendarPayload>;
export type LegBookingPayload = v.InferOutput<typeof legBookingPayload>;
