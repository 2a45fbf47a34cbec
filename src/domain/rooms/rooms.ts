import type { AvailableRate, RoomRate } from './availability.ts';
import type { Leg } from '../booking/booking.ts';
import { feesFor, priceFees, withFees, type PriceFee } from '../money/fees.ts';
import type { MinorUnits } from '../money/money.ts';
import { guestQuotaOf, guestTotal } from '../search/guest-counts.ts';
import type { GuestOccupancy, GuestQuota } from '../search/occupancy.ts';
import type { Area, RoomType } from './room-types.ts';

/** A room type for a party: what its panel shows, and what sorting needs. */
export interface RoomOffer {
  roomType: RoomType;
  units: number;
  outcome: RoomOutcome;
}

/** The content of the price panel: exactly one of these (D-48). */
export type RoomOutcome =
  | { kind: 'minimumGuests'; minimum: number }
  | { kind: 'notDogFriendly' }
  | { kind: 'notChildFriendly' }
  | { kind: 'notInfantFriendly' }
  /** The room is too small for the party: `most` people of this kind. */
  | { kind: 'sleeps'; who: 'guests' | 'adults' | 'children'; most: number }
  | { kind: 'minimumNights'; minimum: number }
  | ({ kind: 'from' } & FromPrice)
  | { kind: 'soldOut' }
  /** Nothing of the room comes with the voucher for a stay; whether it is sold out without it is not known (F-11). */
  | { kind: 'notWithVoucher' };

/** The lowest price of a room for the whole stay, the party's fees included (E-08). */
export interface FromPrice {
  amount: MinorUnits;
  rate: AvailableRate;
  /** The fees that `amount` includes. */
  includes: PriceFee[];
}

/**
 * Units of a room type for a party, never below 0 (D-22). Each of `otherLegs` with this room code takes a unit.
 */
export function unitsAfterFilter(
  roomType: RoomType,
  roomRate: RoomRate | null,
  party: GuestOccupancy,
  otherLegs: readonly Leg[],
): number {
  const { adults, childCount } = party;
  const isTooMany = exceeds(adults + childCount, roomType.maxOccupancy);
  const isForLarger =
    exceeds(roomType.systemMaxAdults, adults) || exceeds(roomType.systemMaxChildren, childCount);
  const isTooSmall = exceeds(adults, roomType.maxAdults) || exceeds(childCount, roomType.maxChildren);
  if (roomRate === null || isTooMany || isForLarger || isTooSmall) return 0;
  const held = otherLegs.filter((leg) => leg.roomCode === roomType.code).length;
  return Math.max(0, roomRate.room.unitsAvailable - held);
}

/** The offer of a room type for a party and a stay. `roomRate` is null where the answer has none. */
export function roomOffer(
  roomType: RoomType,
  roomRate: RoomRate | null,
  party: GuestOccupancy,
  otherLegs: readonly Leg[],
  nights: number,
): RoomOffer {
  const units = unitsAfterFilter(roomType, roomRate, party, otherLegs);
  const outcome =
    whyNotFor(roomType, roomRate, party) ??
    tooShort(roomRate, units, nights) ??
    priceOrSoldOut(roomRate, units, guestQuotaOf(party));
  return { roomType, units, outcome };
}

/** Whether 'Continue' can be pressed for a room: it has a price. */
export function canChooseRoom(offer: RoomOffer): boolean {
  return offer.outcome.kind === 'from';
}

/** Outcomes with which a room does not take a party with dogs, or has nothing left. */
const NOT_FOR_DOGS: readonly RoomOutcome['kind'][] = [
  'notDogFriendly',
  'minimumGuests',
  'minimumNights',
  'soldOut',
  'notWithVoucher',
];

/** Whether the party has dogs and no dog-friendly room is left. */
export function isWithoutDogFriendlyRoom(offers: readonly RoomOffer[], party: GuestOccupancy): boolean {
  const takesDogs = ({ roomType, units, outcome }: RoomOffer) =>
    units > 0 && roomType.isDogFriendly && !NOT_FOR_DOGS.includes(outcome.kind);
  return party.dogs > 0 && !offers.some(takesDogs);
}

/** The lowest price on offer, with the party's fees; null without a rate. */
export function fromPrice(roomRate: RoomRate, quota: GuestQuota): FromPrice | null {
  const { lowest: rate } = roomRate;
  if (rate === null) return null;
  const fees = feesFor(roomRate, quota);
  return { amount: withFees(rate.amount, fees), rate, includes: priceFees(fees) };
}

/**
 * Rooms by their 'from' price, the cheapest first. Then rooms without a price. Last, rooms without units or, for a
 * party with dogs, rooms that are not dog friendly. Equal rooms keep the configuration's order.
 */
export function sortRooms(offers: readonly RoomOffer[], party: GuestOccupancy): RoomOffer[] {
  const isLast = (offer: RoomOffer) => offer.units === 0 || (party.dogs > 0 && !offer.roomType.isDogFriendly);
  return [...offers].sort((a, b) => Number(isLast(a)) - Number(isLast(b)) || comparePrices(a, b));
}

/** An area with its rooms' offers. */
export interface AreaOffer {
  area: Area;
  offers: RoomOffer[];
}

/**
 * Areas by what they offer the party, the most first: child-friendly rooms with units for children of 4 and over,
 * dog-friendly rooms for dogs, else units. The whole order is reversed, so equal areas come in the reverse of the
 * configuration's order.
 */
function sortAreas(areas: readonly AreaOffer[], party: GuestOccupancy): AreaOffer[] {
  return [...areas].sort((a, b) => areaScore(a, party) - areaScore(b, party)).reverse();
}

/** All areas for a leg, sorted, each with its rooms, sorted. */
export function areaOffers(
  areas: readonly Area[],
  roomRates: readonly RoomRate[],
  party: GuestOccupancy,
  otherLegs: readonly Leg[],
  nights: number,
): AreaOffer[] {
  const byCode = new Map(roomRates.map((roomRate) => [roomRate.room.code, roomRate]));
  const withOffers = areas.map((area) => {
    const offers = area.roomTypes.map((roomType) =>
      roomOffer(roomType, byCode.get(roomType.code) ?? null, party, otherLegs, nights),
    );
    return { area, offers: sortRooms(offers, party) };
  });
  return sortAreas(withOffers, party);
}

/** Why a room does not take the party on any day; null where it does. */
function whyNotFor(roomType: RoomType, roomRate: RoomRate | null, party: GuestOccupancy): RoomOutcome | null {
  const quota = guestQuotaOf(party);
  const lacks = (code: string) => !hasEnough(roomRate, code);
  if (guestTotal(quota) < roomType.minOccupancy) {
    return { kind: 'minimumGuests', minimum: roomType.minOccupancy };
  }
  if (quota.dogs > 0 && (!roomType.isDogFriendly || lacks('DOG'))) return { kind: 'notDogFriendly' };
  const isWithoutChildren = roomType.maxChildren === 0;
  if (quota.children > 0 && (!roomType.isChildFriendly || isWithoutChildren || lacks('CHILD')))
    return { kind: 'notChildFriendly' };
  if (quota.infants > 0 && (!roomType.isInfantFriendly || isWithoutChildren || lacks('BABY')))
    return { kind: 'notInfantFriendly' };
  return tooSmall(roomType, party) ?? forLarger(roomType, party);
}

/** How many guests a room sleeps at most; null where the estate does not say. */
export function mostGuests({ maxOccupancy, maxAdults, maxChildren }: RoomType): number | null {
  const beds = maxAdults === null || maxChildren === null ? null : maxAdults + maxChildren;
  return maxOccupancy === null || beds === null ? (maxOccupancy ?? beds) : Math.min(maxOccupancy, beds);
}

/**
 * How many a too small room sleeps: guests if they are too many together, else adults or children. Null where it is
 * large enough.
 */
function tooSmall(roomType: RoomType, { adults, childCount }: GuestOccupancy): RoomOutcome | null {
  const { maxAdults, maxChildren } = roomType;
  const most = mostGuests(roomType);
  if (most !== null && adults + childCount > most) return { kind: 'sleeps', who: 'guests', most };
  if (maxAdults !== null && adults > maxAdults) return { kind: 'sleeps', who: 'adults', most: maxAdults };
  if (maxChildren !== null && childCount > maxChildren)
    return { kind: 'sleeps', who: 'children', most: maxChildren };
  return null;
}

/** The room is for larger parties, by the room system's own limits. Null where it is not. */
function forLarger(
  { systemMaxAdults, systemMaxChildren }: RoomType,
  { adults, childCount }: GuestOccupancy,
): RoomOutcome | null {
  const minimum = Math.max(adults, systemMaxAdults ?? 0) + Math.max(childCount, systemMaxChildren ?? 0);
  return minimum > adults + childCount ? { kind: 'minimumGuests', minimum } : null;
}

/** The room is free, but only for longer stays. Null where the stay is long enough. */
function tooShort(roomRate: RoomRate | null, units: number, nights: number): RoomOutcome | null {
  const minimum = roomRate?.minLengthOfStay ?? 0;
  return units > 0 && nights < minimum ? { kind: 'minimumNights', minimum } : null;
}

function priceOrSoldOut(roomRate: RoomRate | null, units: number, quota: GuestQuota): RoomOutcome {
  const price = roomRate && units > 0 ? fromPrice(roomRate, quota) : null;
  return price ? { kind: 'from', ...price } : { kind: 'soldOut' };
}

/** Whether enough of the dogs', children's or infants' package is left. A room that does not list it has enough. */
function hasEnough(roomRate: RoomRate | null, code: string): boolean {
  const fee = roomRate?.packages.find((candidate) => candidate.code === code);
  return fee === undefined || fee.quantityRequired <= fee.quantityAvailable;
}

/** Whether the value is above the limit; false where either is not set. */
function exceeds(value: number | null, limit: number | null): boolean {
  return value !== null && limit !== null && value > limit;
}

function comparePrices(a: RoomOffer, b: RoomOffer): number {
  return priceToSort(a) - priceToSort(b);
}

/** The price for sorting. 'No price' is the largest safe integer, so that a difference is always a number. */
function priceToSort({ outcome }: RoomOffer): number {
  return outcome.kind === 'from' ? outcome.amount : Number.MAX_SAFE_INTEGER;
}

function areaScore({ offers }: AreaOffer, party: GuestOccupancy): number {
  const free = offers.filter((offer) => offer.units > 0);
  if (guestQuotaOf(party).children > 0) {
    return free.filter((offer) => offer.roomType.isChildFriendly).length;
  }
  if (party.dogs > 0) return free.filter((offer) => offer.roomType.isDogFriendly).length;
  return free.reduce((sum, offer) => sum + offer.units, 0);
}
