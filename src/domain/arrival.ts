/** What the estate says about coming and going (D-530). What it does not say is null, or no line. */
export interface Arrival {
  /** From when the rooms are ready, as HH:mm. */
  checkInTime: string | null;
  /** By when they are left, as HH:mm. */
  checkOutTime: string | null;
  /** The estate's address, line by line. */
  address: string[];
  /** A page or a map that shows the way. */
  directions: string | null;
}
