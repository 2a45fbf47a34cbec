import type { GuestAge } from '../guests/guests.ts';
import { compareDates, dateOf, type LocalDateTime } from '../dates/dates.ts';
import { PARTY_FEES } from '../money/fees.ts';
import type { MinorUnits } from '../money/money.ts';
import type { BookedRoom, PersonName, StaySpaItem } from './stay-bookings.ts';

/**
 * The lines of a room's receipt, which add up to `total`. A line that is not shown is null (E-15). `packages`: add-ons,
 * and fees other than those for the party.
 */
export interface RoomReceipt {
  roomAndRate: MinorUnits | null;
  childrenAndInfants: MinorUnits | null;
  dogs: MinorUnits | null;
  packages: MinorUnits | null;
  total: MinorUnits;
}

/**
 * The receipt of a booked room. Room & rate is the total less the other lines, so that all add up. Where the other
 * lines exceed the total, only the total is shown: its parts are unknown.
 */
export function roomReceipt({ total, packagesTotal, nonAdultTotal, dogsTotal }: BookedRoom): RoomReceipt {
  const roomAndRate = total - packagesTotal - nonAdultTotal - dogsTotal;
  const shown = (amount: MinorUnits) => (amount > 0 && roomAndRate >= 0 ? amount : null);
  return {
    roomAndRate: roomAndRate >= 0 ? roomAndRate : null,
    childrenAndInfants: shown(nonAdultTotal),
    dogs: shown(dogsTotal),
    packages: shown(packagesTotal),
    total,
  };
}

type BookedPackage = BookedRoom['packages'][number];

/**
 * The packages of a booked room: the add-ons that a rate sells, and the fees, which are all others (F-08). The fees for
 * the party are left out: they have lines of their own.
 */
export function partPackages(
  { packages }: BookedRoom,
  rateTypes: readonly { allowedAddOnPackages: readonly string[] }[],
): { addOns: BookedPackage[]; fees: BookedPackage[] } {
  const sold = new Set(rateTypes.flatMap(({ allowedAddOnPackages }) => allowedAddOnPackages));
  return {
    addOns: packages.filter(({ code }) => sold.has(code)),
    fees: packages.filter(({ code }) => !sold.has(code) && !PARTY_FEES.includes(code)),
  };
}

/**
 * The price of a booked room as a rate for the same party has it: with fees, without extras. Null where the answer's one
 * sum of packages may be for both, where it tells no price of an extra, and where it exceeds the total.
 */
export function priceWithoutExtras(
  room: BookedRoom,
  rateTypes: readonly { allowedAddOnPackages: readonly string[] }[],
): MinorUnits | null {
  const { total, packagesTotal, spaReservation } = room;
  const { addOns, fees } = partPackages(room, rateTypes);
  if (packagesTotal === 0 && addOns.length === 0) return total;
  // A treatment of the rate that costs more than the rate pays for is an extra, too.
  const hasTreatments = (spaReservation?.items.length ?? 0) > 0;
  if (addOns.length === 0) return fees.length > 0 && !hasTreatments ? total : null;
  const isKnown = fees.length === 0 && packagesTotal > 0 && packagesTotal <= total;
  return isKnown ? total - packagesTotal : null;
}

/**
 * Whether the screen may say what is due or taken for the room: until the day of arrival, unless it is cancelled.
 */
export function isPaymentAhead({ isCancelled, dateRange }: BookedRoom, now: LocalDateTime): boolean {
  return !isCancelled && dateOf(now) <= dateRange.startDate;
}

/** Who sleeps in the room, the lead guest first. `clientIndex` counts in this order. */
export function roomGuests({ leadGuest, accompanyingGuests }: BookedRoom): PersonName[] {
  return [leadGuest, ...accompanyingGuests];
}

/** The ages of a room's guests. A booked room says only whether it has children, not who they are (D-386). */
export function roomAges(room: BookedRoom): GuestAge[] {
  const { children, infants } = room.guestQuota;
  return roomGuests(room).map(() => (children + infants > 0 ? 'unknown' : 'adult'));
}

/** One guest's treatments in the order of their times. */
export interface GuestItinerary {
  client: number;
  firstName: string;
  items: StaySpaItem[];
}

/** The treatments of each guest who has any; null where the room has no spa reservation. */
export function spaItinerary(room: BookedRoom): GuestItinerary[] | null {
  if (room.spaReservation === null) return null;
  const { items } = room.spaReservation;
  const guests = roomGuests(room);
  const clients = [...new Set(items.map(({ clientIndex }) => clientIndex))].sort((one, other) => one - other);
  return clients.map((client) => ({
    client,
    firstName: guests[client]?.firstName ?? '',
    items: items.filter(({ clientIndex }) => clientIndex === client).sort(byStart),
  }));
}

function byStart(one: { startDateTime: LocalDateTime }, other: { startDateTime: LocalDateTime }): number {
  return compareDates(one.startDateTime, other.startDateTime);
}
