import * as v from 'valibot';
import type {
  Availability,
  AvailableRate,
  IncludedPackage,
  RoomAvailability,
} from '../../domain/availability.ts';
import type { GuestQuota, StaySearch } from '../../domain/occupancy.ts';
import type { Call } from '../call.ts';
import { currency } from '../currency.ts';
import { count, flag, id, list, withFallback, orNull, text, wireObject, type Answer } from '../wire.ts';
import { localDateTime } from '../wire-time.ts';
import { money } from '../wire-money.ts';
import type { availabilityRequest } from './requests.ts';

export type AvailabilityRequest = v.InferOutput<typeof availabilityRequest>;

/** A rate on offer. `RequiresDeposit` is required: it decides what is paid when. */
const availableRate: Answer<AvailableRate> = wireObject({
  RateCode: id,
  Amount: money,
  Name: text,
  Description: text,
  Currency: currency,
  RequiresDeposit: v.boolean(),
  CancellationDateTime: orNull(localDateTime),
  PromotionCode: orNull(v.string()),
  BlockCode: orNull(v.string()),
  CorporateCode: orNull(v.string()),
});

const includedPackage: Answer<IncludedPackage> = wireObject({
  Code: id,
  QuantityRequired: count,
  QuantityAvailable: count,
  IsAvailable: flag,
  Total: money,
  UnitPrice: orNull(money),
});

/** The party as the server counts it. The server may leave out dogs and ages. */
const guestQuota: Answer<GuestQuota> = wireObject({
  Adults: count,
  ChildAges: list(count),
  Children: count,
  Infants: count,
  Dogs: withFallback(count, 0),
});

const roomAvailability: Answer<RoomAvailability> = wireObject({
  Leg: count,
  GuestQuota: guestQuota,
  RoomRates: v.array(
    wireObject({
      Room: wireObject({ Code: id, UnitsAvailable: count }),
      Rates: v.array(availableRate),
      Packages: list(includedPackage),
      MinLengthOfStay: orNull(count),
    }),
  ),
});

/** References of vouchers. The specification does not show the list, so entries that are no text are left out. */
export const giftVouchers: Answer<string[]> = withFallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((vouchers) => vouchers.filter((voucher) => typeof voucher === 'string')),
  ),
  [],
);

const availability: Answer<Availability> = wireObject({
  HasError: flag,
  IsAvailable: v.boolean(),
  IsPromoAvailable: orNull(v.boolean()),
  RoomAvailabilities: v.array(roomAvailability),
  GiftVouchers: giftVouchers,
});

export const searchAvailability: Call<'availability', AvailabilityRequest, Availability> = {
  endpoint: 'availability',
  answer: availability,
};

/** The body of a search. */
export function availabilityBody(sessionId: string, search: StaySearch): AvailabilityRequest {
  return {
    sessionId,
    arrivalDate: search.arrivalDate,
    numberOfNights: search.numberOfNights,
    guestOccupancies: search.guestOccupancies,
    code: search.code,
    voucherCodes: search.voucherCodes,
    amendId: search.amendId,
  };
}

/** The answer with the search's dogs, because the server's count may leave them out. */
export function withDogs(answer: Availability, search: StaySearch): Availability {
  return {
    ...answer,
    roomAvailabilities: answer.roomAvailabilities.map((room) => {
      const dogs = search.guestOccupancies[room.leg - 1]?.dogs ?? room.guestQuota.dogs;
      return { ...room, guestQuota: { ...room.guestQuota, dogs } };
    }),
  };
}
