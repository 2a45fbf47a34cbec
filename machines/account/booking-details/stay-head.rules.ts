import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { CalendarEntry } from '../../../src/domain/account/calendar-file.ts';
import { stayNights } from '../../../src/domain/account/found-stay.ts';
import { isCancelled } from '../../../src/domain/account/stay-changes.ts';
import { roomTimes, type Arrival } from '../../../src/domain/configuration/arrival.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import { dateOf, type LocalDate } from '../../../src/domain/dates/dates.ts';
import { stayRooms, type LoadedStay } from './booking-details.rules.ts';

/** What stands at the head of a booked stay: when, where, its pictures. */
export interface StayHead {
  confirmationNumber: string;
  arrival: LocalDate;
  departure: LocalDate;
  checkIn: string | null;
  checkOut: string | null;
  place: Pick<Arrival, 'address' | 'directions'>;
  /** Every room of the booking is cancelled. */
  isCancelled: boolean;
  /** Nobody is on the way any more: the guests have left, or every room is cancelled. */
  isOver: boolean;
  roomNames: string[];
  /** The pictures of the rooms, each once. */
  images: Image[];
  hasVoucher: boolean;
  /** The nights of the rooms that are not cancelled, for the guest's calendar; none once the stay is over. */
  nights: (Pick<CalendarEntry, 'uid' | 'when'> & { leg: number; roomName: string })[];
}

/** The head of a stay, with names from the configuration; null for a booking without rooms. */
export function stayHead(stay: LoadedStay, configuration: AccountConfiguration): StayHead | null {
  const { booking, at } = stay;
  const [first] = booking.items;
  if (first === undefined) return null;
  const rooms = stayRooms(stay, configuration);
  const images = rooms.flatMap((room) => room.images);
  const isOff = isCancelled(booking);
  const isOver = isOff || first.dateRange.endDate < dateOf(at);
  return {
    confirmationNumber: first.confirmationNumber,
    arrival: first.dateRange.startDate,
    departure: first.dateRange.endDate,
    ...roomTimes(configuration),
    place: configuration.arrival,
    isCancelled: isOff,
    isOver,
    roomNames: [...new Set(rooms.map(({ roomName }) => roomName))].filter((name) => name !== ''),
    images: images.filter(({ path }, index) => images.findIndex((image) => image.path === path) === index),
    hasVoucher: booking.hasVoucher,
    nights: booking.items.flatMap((room, index) =>
      isOver || room.isCancelled
        ? []
        : [
            {
              ...stayNights(first.confirmationNumber, room),
              leg: room.leg,
              roomName: rooms[index]?.roomName ?? '',
            },
          ],
    ),
  };
}
