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
