/** The estate's notes on arrival and departure. Missing notes are null, or an empty list. */
export interface Arrival {
  /** The time from which rooms are ready, as HH:mm. */
  checkInTime: string | null;
  /** The time by which guests leave their rooms, as HH:mm. */
  checkOutTime: string | null;
  /** The estate's address, line by line. */
  address: string[];
  /** A page or a map that shows the way. */
  directions: string | null;
}

/**
 * From when rooms are ready and until when guests leave them, as the estate writes it: by `BookingDefaults`, else by
 * `Arrival` (B §2.14). Null where it says neither.
 */
export function roomTimes({ bookingDefaults, arrival }: RoomTimesContent): {
  checkIn: string | null;
  checkOut: string | null;
} {
  return {
    checkIn: bookingDefaults.checkInTime || arrival.checkInTime,
    checkOut: bookingDefaults.checkOutTime || arrival.checkOutTime,
  };
}

/** The part of the account's configuration that says when rooms are ready and left. */
export interface RoomTimesContent {
  bookingDefaults: { checkInTime: string; checkOutTime: string };
  arrival: Arrival;
}
