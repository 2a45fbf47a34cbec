import * as v from 'valibot';
import {
  REQUESTS,
  type Booking,
  type CarriedOver,
  type Guest,
  type LeadGuest,
  type Leg,
} from '../domain/booking/booking.ts';
import { KINDS_NOT_KEPT, WHYS_NOT_KEPT } from '../domain/booking/not-kept.ts';
import type { GuestQuota, OpenSearch, StaySearch } from '../domain/search/occupancy.ts';
import { LIMITS } from '../domain/search/limits.ts';
import type { AvailableRate } from '../domain/rooms/availability.ts';
import type { AppliedVoucher } from '../domain/vouchers/vouchers.ts';
import { count, dateTime, localDate, money, nullable, text, type Schema } from '../domain/schemas/parts.ts';
import {
  dayPart,
  diningBooking,
  golfSelection,
  legPackage,
  poolSelection,
  spaSelection,
} from './selection-schemas.ts';

/** How many adults, children, infants or dogs a room can have. */
const heads: Schema<number> = v.pipe(count, v.maxValue(20));

const childAge: Schema<number> = v.pipe(count, v.maxValue(LIMITS.maxChildAge));

/** A search, with the schema of its children's ages. */
const searchWith = <Age extends number | null>(age: Schema<Age>) => ({
  arrivalDate: localDate,
  numberOfNights: v.pipe(count, v.minValue(LIMITS.minNights), v.maxValue(LIMITS.maxNights)),
  code: nullable(text),
  amendId: nullable(text),
  guestOccupancies: v.pipe(
    v.array(
      v.pipe(
        v.object({
          adults: v.pipe(heads, v.minValue(LIMITS.minAdults)),
          childCount: count,
          children: v.array(v.object({ index: count, age })),
          dogs: heads,
        }),
        v.check((party) => party.children.length === party.childCount),
      ),
    ),
    v.nonEmpty(),
    v.maxLength(LIMITS.maxRooms),
  ),
});

const staySearch: Schema<StaySearch> = v.object(searchWith(childAge));

/** The search that the form begins with. A child may have no age yet. */
export const openSearch: Schema<OpenSearch> = v.object({
  ...searchWith(nullable(childAge)),
  voucherCodes: v.array(text),
});

const guestQuota: Schema<GuestQuota> = v.object({
  adults: heads,
  childAges: v.array(count),
  children: heads,
  infants: heads,
  dogs: heads,
});

const guest: Schema<Guest> = v.object({
  guestCategoryIndex: count,
  isChild: v.boolean(),
  age: nullable(count),
  title: text,
  firstName: text,
  lastName: text,
  isLoggedInUser: v.boolean(),
  isLeadGuest: v.boolean(),
});

const rate: Schema<AvailableRate> = v.object({
  rateCode: text,
  amount: money,
  name: text,
  description: text,
  currency: v.pipe(text, v.regex(/^[A-Z]{3}$/)),
  requiresDeposit: v.boolean(),
  requiresGuarantee: v.optional(v.boolean(), true),
  cancellationDateTime: nullable(dateTime),
  promotionCode: nullable(text),
  blockCode: nullable(text),
  corporateCode: nullable(text),
});

const leg: Schema<Leg> = v.object({
  leg: v.pipe(count, v.minValue(1)),
  roomCode: nullable(text),
  rate: nullable(rate),
  includedPackages: v.array(
    v.object({
      code: text,
      name: v.optional(text, ''),
      quantityRequired: count,
      quantityAvailable: count,
      isAvailable: v.boolean(),
      total: money,
      unitPrice: nullable(money),
    }),
  ),
  guests: v.array(guest),
  guestQuota,
  // A draft of an earlier version lacks a later request.
  requests: v.object(v.entriesFromList(REQUESTS, v.optional(text, ''))),
  breakfast: v.array(diningBooking),
  dinner: v.array(diningBooking),
  golf: v.array(golfSelection),
  spaPool: v.array(poolSelection),
  spaPackages: v.array(spaSelection),
  packages: v.array(legPackage),
  hold: nullable(v.object({ confirmationNumber: text, internalIdentifier: text })),
  spaSessionId: nullable(text),
});

const voucher: Schema<AppliedVoucher> = v.object({
  voucher: v.object({
    certificateReferenceNumber: text,
    voucherName: text,
    unitPrice: v.object({ amount: money }),
    orderItemId: nullable(text),
  }),
  content: v.object({ category: v.number(), isMonetary: v.boolean() }),
});

const leadGuest: Schema<LeadGuest> = v.object({
  title: text,
  firstName: text,
  lastName: text,
  emailAddress: text,
  telephone: text,
  address: v.object({ line1: text, line2: text, city: text, country: text, postCode: text }),
});

const legNumber = v.pipe(count, v.minValue(1), v.maxValue(LIMITS.maxRooms));

/** What a new search carries over from the booking before, as the draft keeps it. */
const carried: Schema<CarriedOver> = v.object({
  before: v.array(leg),
  notKept: v.array(
    v.object({
      leg: legNumber,
      kind: v.picklist(KINDS_NOT_KEPT),
      name: text,
      when: nullable(
        v.variant('at', [
          v.object({ at: v.literal('time'), start: dateTime }),
          v.object({ at: v.literal('part'), date: localDate, part: dayPart }),
          v.object({ at: v.literal('day'), date: localDate }),
        ]),
      ),
      why: v.picklist(WHYS_NOT_KEPT),
    }),
  ),
});

/** A booking as the draft keeps it, with every field. Legs are numbered from 1, one per room of the search. */
export const booking: Schema<Booking> = v.pipe(
  v.object({
    search: staySearch,
    legs: v.array(leg),
    vouchers: v.array(voucher),
    selectedGuest: nullable(v.object({ legIndex: count, guestIndex: count })),
    leadGuest: nullable(leadGuest),
    account: nullable(v.object({ emailAddress: text, addressBooks: v.array(count) })),
    accountCreateStatus: v.picklist(['notAttempted', 'created', 'failed', 'unknown']),
    agreesToTerms: v.exactOptional(v.boolean()),
    carried: v.exactOptional(carried),
  }),
  v.check(({ legs, search }) => legs.length === search.guestOccupancies.length),
  v.check(({ legs }) => legs.every((candidate, index) => candidate.leg === index + 1)),
);
