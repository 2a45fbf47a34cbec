import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import { BookingBill } from '../booking/BookingBill.tsx';
import { RoomsSkeleton } from './RoomsSkeleton.tsx';

/** The rooms step while it is not known yet which rooms there are. */
export function RoomsWait({ actor }: { actor: BookingActor }) {
  return (
    <BookingBill actor={actor}>
      <RoomsSkeleton />
    </BookingBill>
  );
}
