import * as v from 'valibot';
import type {
  Availability,
  AvailableRate,
  IncludedPackage,
  RoomAvailability,
  RoomRate,
} from '../../domain/rooms/availability.ts';
import type { GuestQuota, SearchWithVouchers, StaySearch } from '../../domain/search/occupancy.ts';
import type { Call } from '../call.ts';
import { currency } from '../currency.ts';
import type { availabilityRequest } from './requests.ts';
import {
  list,
  lowestFirst,
  maybe,
  maybeNull,
  orNull,
  some,
  wanted,
  wireObject,
  type Answer,
} from '../reader.ts';
import { count, deadline, flag, html, id, money, text, yesNo } from '../wire.ts';

export type AvailabilityRequest = v.InferOutput<typeof availabilityRequest>;

/** A rate on offer. `RequiresDeposit` is required: it decides what is paid when. */
export const availableRate: Answer<AvailableRate> = wireObject({
  RateCode: id,
  Amount: money,
  Name: text,
  Description: html,
  Currency: currency,
  RequiresDeposit: yesNo,
  RequiresGuarantee: wanted(yesNo, true),
  CancellationDateTime: deadline,
  PromotionCode: maybeNull(id),
  BlockCode: maybeNull(id),
  CorporateCode: maybeNull(id),
});

export const includedPackage: Answer<IncludedPackage> = v.pipe(
  wireObject({
    Code: id,
    DisplayName: text,
    QuantityRequired: count,
    QuantityAvailable: wanted(count, 0),
    IsAvailable: flag,
    Total: money,
    UnitPrice: orNull(money),
  }),
  v.transform(({ displayName: name, ...fee }) => ({ ...fee, name })),
);

/** What the party need not pay may be left out. Anything else takes the room's rates away, as their prices would be wrong. */
const notRequired = wireObject({ QuantityRequired: v.pipe(count, v.value(0)) });

/** The party as the server counts it. The server may leave out dogs and ages. */
export const guestQuota: Answer<GuestQuota> = wireObject({
  Adults: count,
  ChildAges: maybe(v.array(count), []),
  Children: count,
  Infants: count,
  Dogs: wanted(count, 0),
});

/** A room that is read only as far as the list of rooms needs it. Without a readable rate it is unreadable. */
const roomRate: Answer<RoomRate> = v.pipe(
  wireObject({
    Room: wireObject({ Code: id, UnitsAvailable: count }),
    Rates: lowestFirst(availableRate, 'Amount'),
    Packages: maybe(some(includedPackage, notRequired), []),
    MinLengthOfStay: orNull(count),
  }),
  v.transform(({ rates: { first: lowest, all }, ...room }) => ({
    ...room,
    lowest,
    get rates() {
      return all();
    },
  })),
);

const roomAvailability: Answer<RoomAvailability> = wireObject({
  Leg: count,
  GuestQuota: guestQuota,
  RoomRates: some(roomRate),
});

/** Without `IsAvailable`, the rooms say it (F-14). No leg is left out: a party needs each of its rooms. */
const availability: Answer<Availability> = v.pipe(
  wireObject({
    HasError: flag,
    IsAvailable: orNull(yesNo),
    IsPromoAvailable: orNull(yesNo),
    RoomAvailabilities: v.array(roomAvailability),
    GiftVouchers: list(id),
  }),
  v.transform(({ isAvailable, ...answer }) => ({
    ...answer,
    isAvailable: isAvailable ?? answer.roomAvailabilities.some(({ roomRates }) => roomRates.length > 0),
  })),
);

export const searchAvailability: Call<'availability', AvailabilityRequest, Availability> = {
  endpoint: 'availability',
  answer: availability,
};

/** The body of a search. */
export function availabilityBody(sessionId: string, search: SearchWithVouchers): AvailabilityRequest {
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

/**
 * The answer with the search's dogs, because the server's count may leave them out, and without a word on a code that
 * was not asked for.
 */
export function forSearch(answer: Availability, search: StaySearch): Availability {
  return {
    ...answer,
    isPromoAvailable: search.code === null ? null : answer.isPromoAvailable,
    roomAvailabilities: answer.roomAvailabilities.map((room) => {
      const dogs = search.guestOccupancies[room.leg - 1]?.dogs ?? room.guestQuota.dogs;
      return { ...room, guestQuota: { ...room.guestQuota, dogs } };
    }),
  };
}
