import type { SnapshotFrom } from 'xstate';
import { roomTimes, type Arrival } from '../../../src/domain/configuration/arrival.ts';
import type { CalendarEntry } from '../../../src/domain/account/calendar-file.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { stayNights, stayPayment, type StayPayment } from '../../../src/domain/account/found-stay.ts';
import { isCancelled } from '../../../src/domain/account/stay-changes.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import { stayRooms, type StayRoom } from '../booking-details/booking-details.rules.ts';
import type { findBookingMachine } from './find-booking.machine.ts';

type Snapshot = SnapshotFrom<typeof findBookingMachine>;

/** What the screen says of a booking that was found. */
export interface FoundBooking {
  confirmationNumber: string;
  arrival: LocalDate;
  departure: LocalDate;
  checkIn: string | null;
  checkOut: string | null;
  place: Pick<Arrival, 'address' | 'directions'>;
  /** Every room of the booking is cancelled. */
  isCancelled: boolean;
  rooms: StayRoom[];
  /** The pictures of the rooms, each once. */
  images: Image[];
  payment: StayPayment | null;
  hasVoucher: boolean;
  /** The nights of the rooms that are not cancelled, for the guest's calendar. */
  nights: (Pick<CalendarEntry, 'uid' | 'when'> & { leg: number; roomName: string })[];
}

export const selectForm = ({ context }: Snapshot) => context.form;

export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** Whether the estate has no booking for what was typed in the last try. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches({ entering: 'unknown' });

export const selectIsTooOften = (snapshot: Snapshot) => snapshot.matches({ entering: 'tooOften' });

export const selectTryFrom = ({ context }: Snapshot) => context.tryFrom;

export const selectIsMember = ({ context }: Snapshot) => context.profile !== null;

/** The booking; null until one is found. */
export const selectFound = contextSelector(
  ({ stay, configuration }: Snapshot['context']): FoundBooking | null => {
    const [first] = stay?.booking.items ?? [];
    if (stay === null || first === undefined) return null;
    const { booking } = stay;
    const rooms = stayRooms(stay, configuration);
    const images = rooms.flatMap((room) => room.images);
    return {
      confirmationNumber: first.confirmationNumber,
      arrival: first.dateRange.startDate,
      departure: first.dateRange.endDate,
      ...roomTimes(configuration),
      place: configuration.arrival,
      isCancelled: isCancelled(booking),
      rooms,
      images: images.filter(({ path }, index) => images.findIndex((image) => image.path === path) === index),
      payment: stayPayment(booking, stay.at),
      hasVoucher: booking.hasVoucher,
      nights: booking.items.flatMap((room, index) =>
        room.isCancelled
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
  },
);
