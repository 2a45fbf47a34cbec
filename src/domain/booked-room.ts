import { compareDates, dateOf, type LocalDateTime } from './dates.ts';
import type { Pence } from './money.ts';
import type { BookedRoom, PersonName, StaySpaItem } from './stay-bookings.ts';

/** What a room's receipt adds up; a line that is not shown is null (B §2.16). */
export interface RoomReceipt {
  roomAndRate: Pence;
  childrenAndInfants: Pence | null;
  dogs: Pence | null;
  addOns: Pence | null;
}

/** Room & rate is the total without the add-ons (B §2.16). */
export function roomReceipt(room: BookedRoom): RoomReceipt {
  const shown = (amount: Pence) => (amount > 0 ? amount : null);
  return {
    roomAndRate: room.Total - room.PackagesTotal,
    childrenAndInfants: shown(room.NonAdultTotal),
    dogs: shown(room.DogsTotal),
    addOns: shown(room.PackagesTotal),
  };
}

/** Whether anything of the room can still be said to be due or taken: until the day of arrival (D-424). */
export function isPaymentAhead({ IsCancelled, DateRange }: BookedRoom, now: LocalDateTime): boolean {
  return !IsCancelled && dateOf(now) <= DateRange.StartDate;
}

/** Who sleeps in the room, the lead guest first: the order that ClientIndex counts in (B §3). */
export function roomGuests({ LeadGuest, AccompanyingGuests }: BookedRoom): PersonName[] {
  return [LeadGuest, ...AccompanyingGuests];
}

/** One guest's treatments in the order of their times. */
export interface GuestItinerary {
  client: number;
  firstName: string;
  items: StaySpaItem[];
}

/** Each guest's treatments, guests without one left out; null where the room has no spa reservation (B §2.16). */
export function spaItinerary(room: BookedRoom): GuestItinerary[] | null {
  if (room.SpaReservation === null) return null;
  const { Items } = room.SpaReservation;
  const guests = roomGuests(room);
  const clients = [...new Set(Items.map(({ ClientIndex }) => ClientIndex))].sort((one, other) => one - other);
  return clients.map((client) => ({
    client,
    firstName: guests[client]?.FirstName ?? '',
    items: Items.filter(({ ClientIndex }) => ClientIndex === client).sort(byStart),
  }));
}

function byStart(one: { StartDateTime: LocalDateTime }, other: { StartDateTime: LocalDateTime }): number {
  return compareDates(one.StartDateTime, other.StartDateTime);
}
