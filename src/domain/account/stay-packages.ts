import { isPricedFor, kindOnStay } from '../addons/addon-rules.ts';
import type { AddOnContent, PackagePrice } from '../addons/addons.ts';
import { roomGuests } from './booked-room.ts';
import type { BookedTime } from './booked-times.ts';
import { compareDates, nightsBetween } from '../dates/dates.ts';
import { fullName } from '../guests/guests.ts';
import { PARTY_FEES } from '../money/fees.ts';
import type { MinorUnits } from '../money/money.ts';
import type { BookedRoom, StayBooking } from './stay-bookings.ts';

/** The packages in the account's configuration. */
export interface PackageConfiguration {
  rateTypes: { code: string; allowedAddOnPackages: string[] }[];
  addOns: AddOnContent[];
}

/** How a package is added to a booked stay. Golf has no modal there, so it is added like any other. */
export type StayPackageKind = ReturnType<typeof kindOnStay>;

/** A package on offer for a booked stay, with the rooms that can have it. */
export interface StayPackage {
  content: AddOnContent;
  price: PackagePrice;
  kind: StayPackageKind;
  legs: number[];
}

/**
 * The packages for a booked stay, in the order of the allowed lists, room by room. The configuration has the package,
 * and the rate type of a room that is not cancelled allows it. A package without a price is not offered, nor one priced
 * per child to a room without children (D-384).
 */
export function stayPackages(
  { rateTypes, addOns }: PackageConfiguration,
  rooms: readonly BookedRoom[],
  prices: readonly PackagePrice[],
): StayPackage[] {
  const active = rooms.filter(({ isCancelled }) => !isCancelled);
  const allowed = ({ rateCode }: BookedRoom) =>
    rateTypes.find(({ code }) => code === rateCode)?.allowedAddOnPackages ?? [];
  return [...new Set(active.flatMap(allowed))].flatMap((code) => {
    const content = addOns.find((candidate) => candidate.code === code);
    const price = prices.find((candidate) => candidate.code === code);
    if (!content || !price) return [];
    const kind = kindOnStay(content, price.priceCalculationMode);
    const legs = active
      .filter((room) => allowed(room).includes(code) && isPricedFor(price, room.guestQuota))
      .map(legOf);
    return legs.length > 0 ? [{ content, price, kind, legs }] : [];
  });
}

/** The booked package of a room, by its code; null where the room does not have it. */
export function bookedPackage(room: BookedRoom, code: string): { quantity: number } | null {
  const booked = room.packages.find((candidate) => candidate.code === code);
  return booked ? { quantity: booked.quantity } : null;
}

/** What a guest may know before a package is removed. */
export interface PackageMoney {
  /** The price in the stay; null where the room has others beside it, since the answer has one sum for all. */
  amount: MinorUnits | null;
  /** Whether it may have been paid, so that the hotel decides what comes back. */
  mayBePaid: boolean;
}

/** The money of removing a booked package. */
export function packageMoney(
  { paid, hasVoucher }: StayBooking,
  room: BookedRoom,
  code: string,
): PackageMoney {
  const others = room.packages.filter((one) => one.code !== code && !PARTY_FEES.includes(one.code));
  const amount = others.length === 0 && room.packagesTotal > 0 ? room.packagesTotal : null;
  return { amount, mayBePaid: hasVoucher || paid !== 0 };
}

/** Full names of everybody in a room. */
export function namesIn(room: BookedRoom): string[] {
  return roomGuests(room).map((guest) => fullName(guest));
}

/** The nights of a room, from its dates. */
export function stayOfRoom({ dateRange: { startDate, endDate } }: BookedRoom) {
  return { arrivalDate: startDate, numberOfNights: nightsBetween(startDate, endDate) };
}

/** The nights of a booking: its first room's. Throws for a booking without rooms. */
export function stayOf({ items: [first] }: StayBooking) {
  if (!first) throw new Error('the booking has no rooms');
  return stayOfRoom(first);
}

/**
 * The times of a package in a room's spa itinerary, the earliest first. Treatments are found by the names of the
 * package's treatments, mud room and spa garden by the package's name. The itinerary has no tables.
 */
export function itineraryTimes(room: BookedRoom, { content, kind }: StayPackage): BookedTime[] {
  const names = namesIn(room);
  const items = room.spaReservation?.items ?? [];
  const nameOf = (index: number) => names[index] ?? '';
  switch (kind) {
    case 'treatment': {
      const treatments = content.spaTreatments.map(({ displayName }) => displayName);
      return items
        .filter(({ displayName }) => treatments.includes(displayName))
        .map(({ clientIndex, startDateTime, displayName }) => ({
          kind,
          start: startDateTime,
          count: 0,
          treatment: displayName,
          guests: [nameOf(clientIndex)],
        }))
        .sort((a, b) => compareDates(a.start, b.start));
    }
    case 'mud':
    case 'spaGarden': {
      const own = items.filter(({ displayName }) => displayName === content.displayName);
      const starts = [...new Set(own.map(({ startDateTime }) => startDateTime))].sort(compareDates);
      return starts.map((start) => ({
        kind,
        start,
        count: 0,
        treatment: '',
        guests: own
          .filter(({ startDateTime }) => startDateTime === start)
          .map(({ clientIndex }) => nameOf(clientIndex)),
      }));
    }
    case 'table':
    case 'perItem':
    case 'toggle':
      return [];
  }
}

function legOf({ leg }: BookedRoom): number {
  return leg;
}
