import { sellsRoom, type Hotel } from '../hotels/hotel.ts';
import { leviesFor, partyFees, type IncludedPackage } from './included-packages.ts';
import { quotaOf } from './party.ts';
import type { GuestOccupancy, GuestQuota } from '../payloads/parts.ts';
import type { AvailabilityPayload } from '../payloads/search.ts';
import type { LocalDate, PackagePriceRecord } from '../world/types.ts';
import { minimumStay } from '../world/stock.ts';
import { checkStayDates } from './stay-dates.ts';
import { rateOffers, type RateOffer } from './rate-offers.ts';
import type { BookingSession, State } from './state.ts';
import { nightsOf, takenByOthers, unitsLeft } from './stock.ts';
import { stayVouchers } from './vouchers.ts';

export interface RoomRateAnswer {
  Room: { Code: string; UnitsAvailable: number };
  Rates: RateOffer[];
  Packages: IncludedPackage[];
  /** The fewest nights for this arrival; null where one is enough. */
  MinLengthOfStay: number | null;
}

/** The answer to a search (A §3.6). IsPromoAvailable is present only when a code was given. */
export interface AvailabilityAnswer {
  HasError: boolean;
  IsAvailable: boolean;
  IsPromoAvailable?: boolean;
  RoomAvailabilities: { Leg: number; GuestQuota: GuestQuota; RoomRates: RoomRateAnswer[] }[];
  Packages: PackagePriceRecord[];
  GiftVouchers: string[];
}

/** Searches for the hotel's rooms (A §7.2). Keeps the stay vouchers in the session, to be spent with the booking. */
export function searchAvailability(
  state: State,
  session: BookingSession,
  payload: AvailabilityPayload,
  hotel: Hotel | undefined,
): AvailabilityAnswer {
  checkStayDates(state, payload.arrivalDate, payload.numberOfNights);
  session.stayVouchers = stayVouchers(state, payload.voucherCodes);
  const nights = nightsOf(payload.arrivalDate, payload.numberOfNights);
  const legs = payload.guestOccupancies.map((room, index) => ({
    Leg: index + 1,
    GuestQuota: quotaOf(room),
    RoomRates: roomRates(state, session, nights, room, payload.code).filter(({ Room }) =>
      sellsRoom(hotel, Room.Code),
    ),
  }));
  const promoRates = legs.map((leg) =>
    leg.RoomRates.filter(isOnOffer).flatMap((room) => room.Rates.filter(isPromo)),
  );
  return {
    HasError: false,
    IsAvailable: legs.every((leg) => leg.RoomRates.some(isOnOffer)),
    ...(payload.code ? { IsPromoAvailable: promoRates.every((rates) => rates.length > 0) } : {}),
    RoomAvailabilities: legs,
    Packages: state.world.packagePrices,
    GiftVouchers: payload.voucherCodes,
  };
}

function roomRates(
  state: State,
  session: BookingSession,
  nights: LocalDate[],
  room: GuestOccupancy,
  code: string | null,
): RoomRateAnswer[] {
  const quota = quotaOf(room);
  const [arrival] = nights;
  const others = takenByOthers(state, session.id);
  const fees = partyFees(state, session.id, nights, quota);
  return state.world.rooms.map((record) => ({
    Room: { Code: record.code, UnitsAvailable: unitsLeft(state, others, record.code, nights) },
    Rates: rateOffers(state, record.code, nights, quota.Adults, code),
    Packages: [...fees, ...leviesFor(state, session, nights, quota, record.code)],
    MinLengthOfStay: arrival === undefined ? null : minimumStay(state.world, record.code, arrival),
  }));
}

function isOnOffer(room: RoomRateAnswer): boolean {
  return room.Room.UnitsAvailable > 0 && room.Rates.length > 0;
}

function isPromo(rate: RateOffer): boolean {
  return rate.PromotionCode !== null;
}
