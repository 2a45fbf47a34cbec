import type { LegPackage } from '../addons/addons.ts';
import type { AvailableRate, IncludedPackage } from '../rooms/availability.ts';
import { NO_REQUESTS, type AskedSearch, type Booking, type Hold, type Leg } from './booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import type { DiningBooking, Restaurant } from '../dining/dining.ts';
import { blankGuests } from '../guests/guests.ts';
import { rateContentOf, roomTypeByCode } from '../configuration/lookups.ts';
import { guestQuotaOf } from '../search/guest-counts.ts';
import type { GuestQuota, SearchWithVouchers, StaySearch } from '../search/occupancy.ts';
import { referencesOf } from '../vouchers/vouchers.ts';

/** A new booking for a search, with nothing chosen (A §2.4). The guest's own details stay from the booking before. */
export function createBooking({ search, vouchers }: AskedSearch, before: Partial<Booking> = {}): Booking {
  return {
    selectedGuest: null,
    leadGuest: null,
    account: null,
    accountCreateStatus: 'notAttempted',
    ...before,
    search,
    legs: createLegs(search),
    vouchers,
  };
}

/** The booking's search with its vouchers, as the estate is asked. */
export function searchWithVouchers({ search, vouchers }: AskedSearch): SearchWithVouchers {
  return { ...search, voucherCodes: referencesOf(vouchers) };
}

/** One empty leg per room of the search, numbered from 1. */
export function createLegs(search: StaySearch): Leg[] {
  return search.guestOccupancies.map((party, index) => ({
    leg: index + 1,
    roomCode: null,
    rate: null,
    includedPackages: [],
    guests: [],
    guestQuota: guestQuotaOf(party),
    requests: NO_REQUESTS,
    hold: null,
    ...NOTHING_TIMED,
    packages: [],
  }));
}

export function legOf(booking: Booking, leg: number): Leg | null {
  return booking.legs.find((candidate) => candidate.leg === leg) ?? null;
}

/** The booking with the leg of this number replaced. */
export function withLeg(booking: Booking, leg: Leg): Booking {
  return { ...booking, legs: booking.legs.map((other) => (other.leg === leg.leg ? leg : other)) };
}

/**
 * The leg with a room (A §4.2). Another room drops the old one's rate, hold, fees, times and add-ons (D-39, D-91). The
 * guests keep their names if the party is the same; a new party has blank names. The same room for the same party
 * changes nothing.
 */
export function chooseRoom(leg: Leg, roomCode: string, quota: GuestQuota): Leg {
  const sameParty = leg.guests.length > 0 && isSameParty(leg.guestQuota, quota);
  if (leg.roomCode === roomCode && sameParty && leg.guestQuota.dogs === quota.dogs) return leg;
  return {
    ...leg,
    hold: null,
    ...NOTHING_TIMED,
    roomCode,
    rate: null,
    includedPackages: [],
    packages: [],
    guestQuota: quota,
    guests: sameParty ? leg.guests : blankGuests(quota),
  };
}

/**
 * The leg with a rate, and with its room's fees. Another rate drops the hold, and times and add-ons that it does not
 * have: tables of other restaurants, times that it does not include, the spa package, whose prices belong to the rate,
 * and add-ons that it does not allow.
 */
export function chooseRate(
  configuration: StayConfiguration,
  leg: Leg,
  rate: AvailableRate,
  includedPackages: IncludedPackage[],
): Leg {
  // Only the list of rates shows the description. It may be longer than a draft.
  const chosen: Leg = { ...leg, rate: { ...rate, description: '' }, includedPackages };
  if (leg.rate?.rateCode === rate.rateCode) return chosen;
  const content = rateContentOf(configuration, chosen);
  const allowed = content?.allowedAddOnPackages ?? [];
  return {
    ...chosen,
    hold: null,
    breakfast: content?.includesBreakfast ? tablesOf(content.breakfastRestaurants, leg.breakfast) : [],
    dinner:
      content?.includesDinner && !(content.dinnersIsFirstNight && leg.dinner.length > 1)
        ? tablesOf(content.dinnerRestaurants, leg.dinner)
        : [],
    golf: content?.includesGolf ? leg.golf : [],
    spaPool: content?.includesSpaPool ? leg.spaPool : [],
    spaPackages: [],
    packages: leg.packages.filter((addOn) => allowed.includes(addOn.price.code)),
  };
}

/** The leg with its hold in the room system. */
export function holdLeg(leg: Leg, hold: Hold): Leg {
  return { ...leg, hold };
}

export function isHeld(leg: Leg): boolean {
  return leg.hold !== null;
}

/** Whether the hold ends when the guest is idle: leg 1 has a confirmation number (A §4.4). */
export function isHoldLive(booking: Booking): boolean {
  return booking.legs[0] !== undefined && isHeld(booking.legs[0]);
}

/** The booking if it can be restored: a room was chosen in it (D-487). Null otherwise. */
export function restorable(booking: Booking | null): Booking | null {
  return booking?.legs.some(({ roomCode }) => roomCode !== null) ? booking : null;
}

export function areAllLegsHeld(booking: Booking): boolean {
  return booking.legs.length > 0 && booking.legs.every(isHeld);
}

/** The other legs of the booking. They may hold the room that this leg wants (A §5.3). */
export function otherLegs(booking: Booking, leg: number): Leg[] {
  return booking.legs.filter((other) => other.leg !== leg);
}

/** Whether all rooms before this leg are held. Rooms are chosen in their order. */
export function areEarlierLegsHeld(booking: Booking, leg: number): boolean {
  return booking.legs.filter((earlier) => earlier.leg < leg).every(isHeld);
}

/** A room of the booking, for moving between rooms. `isOpen`: the guest can go to it (E-12). */
export interface RoomChoice {
  leg: number;
  /** Empty before a room is chosen. */
  roomName: string;
  isHeld: boolean;
  isOpen: boolean;
}

/** All rooms of a booking, with their choices. */
export function roomChoices(configuration: StayConfiguration, booking: Booking): RoomChoice[] {
  return booking.legs.map((leg) => ({
    leg: leg.leg,
    roomName: roomTypeByCode(configuration, leg.roomCode)?.displayName ?? '',
    isHeld: isHeld(leg),
    isOpen: areEarlierLegsHeld(booking, leg.leg),
  }));
}

/** The leg with an add-on, which replaces one of the same code. Add-ons stay in the order of the screen. */
export function addPackage(leg: Leg, addOn: LegPackage): Leg {
  const packages = [...removePackage(leg, addOn.price.code).packages, addOn];
  return { ...leg, packages: packages.sort((a, b) => a.sortIndex - b.sortIndex) };
}

export function removePackage(leg: Leg, code: string): Leg {
  return { ...leg, packages: leg.packages.filter((addOn) => addOn.price.code !== code) };
}

export function packageOf(leg: Leg, code: string): LegPackage | null {
  return leg.packages.find((addOn) => addOn.price.code === code) ?? null;
}

/** Counts of what a leg loses with another room or rate. */
export interface DroppedChoices {
  breakfastTables: number;
  dinnerTables: number;
  teeTimes: number;
  poolTimes: number;
  spaTimes: number;
  addOns: number;
}

/** What a leg loses between two versions. */
export function droppedBetween(before: Leg, after: Leg): DroppedChoices {
  return {
    breakfastTables: tables(before.breakfast) - tables(after.breakfast),
    dinnerTables: tables(before.dinner) - tables(after.dinner),
    teeTimes: before.golf.length - after.golf.length,
    poolTimes: before.spaPool.length - after.spaPool.length,
    spaTimes: before.spaPackages.length - after.spaPackages.length,
    addOns: before.packages.length - after.packages.length,
  };
}

/** Whether the guest must be asked before the change. */
export function losesAnything(dropped: DroppedChoices): boolean {
  return Object.values(dropped).some((count) => count > 0);
}

const NOTHING_TIMED = {
  breakfast: [],
  dinner: [],
  golf: [],
  spaPool: [],
  spaPackages: [],
  spaSessionId: null,
} satisfies Partial<Leg>;

function tablesOf(restaurants: Restaurant[], tables: DiningBooking[]): DiningBooking[] {
  const ids = restaurants.map((restaurant) => restaurant.restaurantId);
  return tables.every(({ restaurant }) => restaurant === null || ids.includes(restaurant)) ? tables : [];
}

function tables(bookings: DiningBooking[]): number {
  return bookings.filter((booking) => booking.isAvailable).length;
}

function isSameParty(a: GuestQuota, b: GuestQuota): boolean {
  return a.adults === b.adults && a.childAges.join() === b.childAges.join();
}
