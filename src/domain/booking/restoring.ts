import { eligibleAddOns, isPricedFor } from '../addons/addon-rules.ts';
import type { LegPackage, PackagePrice } from '../addons/addons.ts';
import type { Availability } from '../rooms/availability.ts';
import type { Booking, Leg } from './booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { feesFor, namedFees } from '../money/fees.ts';
import {
  addPackage,
  chooseRate,
  chooseRoom,
  createLegs,
  isHeld,
  legOf,
  otherLegs,
  packageOf,
} from './legs.ts';
import { addOnByCode, roomTypeByCode } from '../configuration/lookups.ts';
import type { MinorUnits } from '../money/money.ts';
import { addOnPrice } from '../money/pricing.ts';
import { canChooseRoom, roomOffer } from '../rooms/rooms.ts';

/**
 * The lost booking for a new session. It keeps what the guests entered, and drops what the estate held: rooms, times
 * and add-ons (D-487).
 */
export function begunAgain(lost: Booking): Booking {
  const legs = createLegs(lost.search).map((leg) => {
    const { guests, guestQuota, requests } = legOf(lost, leg.leg) ?? leg;
    return { ...leg, guests, guestQuota, requests };
  });
  return { ...lost, legs };
}

/** What keeps a room from being held again. 'unchosen': the guest had not chosen one. */
export type Missing = 'unchosen' | 'room' | 'rate';

/** A leg to hold again, without what is `missing`. Where only the rate is missing, the room stays chosen. */
export interface LegAgain {
  leg: Leg;
  missing: Missing | null;
}

/** The lost leg with the same room and rate, as far as the new search offers them. */
export function legAgain(
  configuration: StayConfiguration,
  { roomAvailabilities }: Availability,
  booking: Booking,
  lost: Leg,
): LegAgain {
  const { search } = booking;
  const leg = legOf(booking, lost.leg) ?? lost;
  const party = search.guestOccupancies[lost.leg - 1];
  if (lost.roomCode === null || party === undefined) return { leg, missing: 'unchosen' };
  const roomType = roomTypeByCode(configuration, lost.roomCode);
  const found = roomAvailabilities.find((answer) => answer.leg === lost.leg);
  const roomRate = found?.roomRates.find(({ room }) => room.code === lost.roomCode);
  const others = otherLegs(booking, lost.leg);
  if (
    !roomType ||
    !roomRate ||
    !canChooseRoom(roomOffer(roomType, roomRate, party, others, search.numberOfNights))
  )
    return { leg, missing: 'room' };
  const withRoom = chooseRoom(leg, lost.roomCode, lost.guestQuota);
  const rate = roomRate.rates.find(({ rateCode }) => rateCode === lost.rate?.rateCode);
  if (rate === undefined) return { leg: withRoom, missing: 'rate' };
  const fees = namedFees(configuration, feesFor(roomRate, lost.guestQuota));
  return { leg: chooseRate(configuration, withRoom, rate, fees), missing: null };
}

/** The leg with the lost leg's add-ons that need no time and are still sold for it, at new prices. */
export function withAddOnsAgain(
  configuration: StayConfiguration,
  booking: Booking,
  leg: Leg,
  lost: Leg,
  prices: readonly PackagePrice[],
): Leg {
  const eligible = eligibleAddOns(configuration, booking).filter(({ legs }) => legs.includes(leg.leg));
  return untimed(lost).reduce((kept, addOn) => {
    const offer = eligible.find(({ content }) => content.code === addOn.price.code);
    const price = prices.find(({ code }) => code === addOn.price.code);
    if (!offer || !price || !isPricedFor(price, leg.guestQuota)) return kept;
    return addPackage(kept, { ...addOn, price, sortIndex: offer.sortIndex });
  }, leg);
}

/** Whether the booking had add-ons without times. Only then are prices asked for again. */
export function hasUntimedAddOns(booking: Booking): boolean {
  return booking.legs.some((leg) => untimed(leg).length > 0);
}

/**
 * What became of an add-on without a time. 'again': the guest must choose it, because its price is unknown or its room
 * is not held.
 */
export interface AddOnAgain {
  leg: number;
  name: string;
  became: 'kept' | 'gone' | 'again';
  before: MinorUnits;
  now: MinorUnits;
}

/** What became of every room's add-ons. `prices` is null where they could not be read. */
export function addOnsAgain(
  configuration: StayConfiguration,
  lost: Booking,
  booking: Booking,
  prices: readonly PackagePrice[] | null,
): AddOnAgain[] {
  return lost.legs.flatMap((before) =>
    untimed(before).map((addOn) => {
      const { code } = addOn.price;
      const leg = legOf(booking, before.leg);
      const kept = leg && packageOf(leg, code);
      const isKnown = prices !== null && leg !== null && isHeld(leg);
      return {
        leg: before.leg,
        name: addOnByCode(configuration, code)?.displayName ?? code,
        became: kept ? ('kept' as const) : isKnown ? ('gone' as const) : ('again' as const),
        before: addOnPrice(addOn, before.guestQuota),
        now: leg && kept ? addOnPrice(kept, leg.guestQuota) : 0,
      };
    }),
  );
}

function untimed({ packages }: Leg): LegPackage[] {
  return packages.filter(({ selections }) => selections.length === 0);
}
