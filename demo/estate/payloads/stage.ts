import * as v from 'valibot';
import { stagePackage, roomSpaItem, tableBooking } from './stage-extras.ts';
import { atLeastOne, count, email, filled, guestQuota, localDate, nights } from './parts.ts';

const text = v.nullable(v.string());

/** A guest with the whole name, or with no part of it: such a guest is named later (D-479). */
const stageGuest = v.pipe(
  v.strictObject({
    isLoggedInUser: v.boolean(),
    isLeadGuest: v.boolean(),
    title: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    age: v.nullable(count),
  }),
  v.forward(
    v.check(
      ({ title, firstName, lastName }) => !isBlank(title) || isBlank(firstName + lastName),
      'is missing',
    ),
    ['title'],
  ),
  v.forward(
    v.check(
      ({ title, lastName, firstName }) => !isBlank(lastName) || isBlank(title + firstName),
      'is missing',
    ),
    ['lastName'],
  ),
  v.forward(
    v.check(
      ({ title, firstName, lastName }) => !isBlank(firstName) || isBlank(title + lastName),
      'is missing',
    ),
    ['firstName'],
  ),
);

function isBlank(part: string): boolean {
  return part.trim() === '';
}

/** One leg with a rate, in the form of staging (A §7.2). */
const roomStay = v.strictObject({
  confirmationNumber: filled,
  internalIdentifier: filled,
  roomCode: filled,
  rateCode: filled,
  promoCode: v.nullable(filled),
  blockCode: v.nullable(filled),
  corporateCode: v.nullable(filled),
  leg: atLeastOne,
  guestQuota,
  packages: v.array(stagePackage),
  includedPackages: v.array(v.strictObject({ code: filled, quantity: atLeastOne })),
  guests: v.pipe(
    v.array(stageGuest),
    v.minLength(1),
    v.check(([first]) => first !== undefined && !isBlank(first.lastName), 'is in nobody’s name'),
  ),
  dietaryComments: text,
  specialRequirements: text,
  spaComments: text,
  dinnerBookingRequests: text,
  dogRequests: text,
  breakfastRestaurantBookings: v.nullable(v.array(tableBooking)),
  dinnerRestaurantBookings: v.nullable(v.array(tableBooking)),
  spaSessionId: v.nullable(filled),
  isBreakfastRequired: v.boolean(),
  isDinnerRequired: v.boolean(),
  isSpaRequired: v.boolean(),
  isGolfRequired: v.boolean(),
  roomSpaItems: v.nullable(v.array(roomSpaItem)),
});

/** POST api/stay/{sessionId}/booking/stage (A §7.2, D-45). */
export const stagePayload = v.strictObject({
  amendId: v.nullable(filled),
  account: v.nullable(v.strictObject({ emailAddress: email, addressBooks: v.array(count) })),
  monetaryGiftVouchers: v.array(filled),
  leadGuest: v.strictObject({
    title: filled,
    firstName: filled,
    lastName: filled,
    emailAddress: email,
    telephone: filled,
    address: v.strictObject({
      line1: filled,
      line2: v.nullable(v.string()),
      city: filled,
      country: filled,
      postCode: v.string(),
    }),
  }),
  arrivalDate: localDate,
  numberOfNights: nights,
  roomStays: v.pipe(v.array(roomStay), v.minLength(1), v.maxLength(4)),
});

export type StagePayload = v.InferOutput<typeof stagePayload>;
export type RoomStay = StagePayload['roomStays'][number];

/** Card types of B §9: Visa, Amex, Discover, MasterCard, UK Maestro. */
export const CARD_TYPES = ['VS', 'AX', 'DI', 'MC', 'UM'] as const;

/** The card fields of POST api/stay/{sessionId}/booking/complete (D-26). */
export const cardPayload = v.strictObject({
  cardHoldersName: filled,
  cardType: v.picklist(CARD_TYPES),
  cardNumber: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expiryMonth: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  expiryYear: v.pipe(v.string(), v.regex(/^(2[2-9]|[34]\d|50)$/)),
});

/** POST api/stay/{sessionId}/booking/complete after a payment in the provider's frame: no card fields (D-27). */
export const paidInFramePayload = v.nullish(v.strictObject({}));

export type CardPayload = v.InferOutput<typeof cardPayload>;
