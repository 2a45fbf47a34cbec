import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { RoomsSkeleton } from './RoomsSkeleton.tsx';

/** The rooms step while the search is running. */
export function RoomsWait({ actor }: { actor: BookingActor }) {
  return (
    <BookingBill actor={actor}>
      <RoomsSkeleton />
    </BookingBill>
  );
}
