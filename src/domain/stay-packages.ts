import { isPricedFor, kindBesidesGolf, type AddOnKind } from './addon-rules.ts';
import type { AddOnContent, PackagePrice } from './addons.ts';
import { roomGuests } from './booked-room.ts';
import type { BookedTime } from './booked-times.ts';
import { compareDates, nightsBetween } from './dates.ts';
import { fullName } from './guests.ts';
import type { BookedRoom, StayBooking } from './stay-bookings.ts';

/** What the account's configuration says about packages (B §3). */
export interface PackageConfiguration {
  RateTypes: { PMSCode: string; AllowedAddOnPackages: string[] }[];
  AddOns: AddOnContent[];
}

/** How a package is added to a booked stay (B §2.16): golf has no modal there, so that it counts as any other. */
export type StayPackageKind = Exclude<AddOnKind, 'golf'>;

/** A package on offer for a booked stay, with the rooms that can have it. */
export interface StayPackage {
  content: AddOnContent;
  price: PackagePrice;
  kind: StayPackageKind;
  legs: number[];
}

/**
 * The packages for a booked stay, in the order of the allowed lists, room by room (B §5): they are in the
 * configuration, and the rate type of a room that is not cancelled lists them. What has no price is not offered (D-100),
 * nor what is priced per child to a room without one (D-384).
 */
export function stayPackages(
  { RateTypes, AddOns }: PackageConfiguration,
  rooms: readonly BookedRoom[],
  prices: readonly PackagePrice[],
): StayPackage[] {
  const active = rooms.filter(({ IsCancelled }) => !IsCancelled);
  const allowed = ({ RateCode }: BookedRoom) =>
    RateTypes.find(({ PMSCode }) => PMSCode === RateCode)?.AllowedAddOnPackages ?? [];
  return [...new Set(active.flatMap(allowed))].flatMap((code) => {
    const content = AddOns.find(({ PMSCode }) => PMSCode === code);
    const price = prices.find(({ Code }) => Code === code);
    if (!content || !price) return [];
    const kind = kindBesidesGolf(content, price.PriceCalculationMode);
    const legs = active
      .filter((room) => allowed(room).includes(code) && isPricedFor(price, room.GuestQuota))
      .map(legOf);
    return legs.length > 0 ? [{ content, price, kind, legs }] : [];
  });
}

/** Whether a room has a package already: a Code of its Packages matches (B §4). */
export function bookedPackage(room: BookedRoom, code: string): { quantity: number } | null {
  const booked = room.Packages.find(({ Code }) => Code === code);
  return booked ? { quantity: booked.Quantity } : null;
}

/** Full names of everybody in a room. */
export function namesIn(room: BookedRoom): string[] {
  return roomGuests(room).map(({ FirstName, LastName }) =>
    fullName({ firstName: FirstName, lastName: LastName }),
  );
}

/** The nights of a room, from its dates. */
export function stayOfRoom({ DateRange: { StartDate, EndDate } }: BookedRoom) {
  return { arrivalDate: StartDate, numberOfNights: nightsBetween(StartDate, EndDate) };
}

/** The nights of a booking, which are those of its first room. Throws for a booking without rooms. */
export function stayOf({ items: [first] }: StayBooking) {
  if (!first) throw new Error('the booking has no rooms');
  return stayOfRoom(first);
}

/**
 * The times of a package that a room's spa itinerary holds, the earliest first: treatments by the names of the
 * package's treatments, mud room and spa garden by the package's own name. Tables are not in it.
 */
export function itineraryTimes(room: BookedRoom, { content, kind }: StayPackage): BookedTime[] {
  const names = namesIn(room);
  const items = room.SpaReservation?.Items ?? [];
  const nameOf = (index: number) => names[index] ?? '';
  switch (kind) {
    case 'spa': {
      const treatments = content.SpaTreatments.map(({ DisplayName }) => DisplayName);
      return items
        .filter(({ DisplayName }) => treatments.includes(DisplayName))
        .map(({ ClientIndex, StartDateTime, DisplayName }) => ({
          kind: 'treatment' as const,
          start: StartDateTime,
          count: 0,
          treatment: DisplayName,
          guests: [nameOf(ClientIndex)],
        }))
        .sort((a, b) => compareDates(a.start, b.start));
    }
    case 'mud':
    case 'spaGarden': {
      const own = items.filter(({ DisplayName }) => DisplayName === content.DisplayName);
      const starts = [...new Set(own.map(({ StartDateTime }) => StartDateTime))].sort(compareDates);
      return starts.map((start) => ({
        kind,
        start,
        count: 0,
        treatment: '',
        guests: own
          .filter(({ StartDateTime }) => StartDateTime === start)
          .map(({ ClientIndex }) => nameOf(ClientIndex)),
      }));
    }
    case 'restaurant':
    case 'perItem':
    case 'toggle':
      return [];
  }
}

function legOf({ Leg }: BookedRoom): number {
  return Leg;
}
