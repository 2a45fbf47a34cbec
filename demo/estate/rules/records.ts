import type { GuestQuota } from '../payloads/parts.ts';
import type { StagePayload } from '../payloads/stage.ts';
import type { BookingLegRecord, LocalDate } from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';

/** A room held for a leg of a session that is not booked yet (A §4.1). `amount` is the whole stay, in pounds. */
export interface Hold {
  leg: number;
  roomCode: string;
  rateCode: string;
  promoCode: string | null;
  arrivalDate: LocalDate;
  numberOfNights: number;
  quota: GuestQuota;
  amount: Pounds;
  requiresDeposit: boolean;
  confirmationNumber: string;
  internalIdentifier: string;
}

/** One request to the estate with its result. Card numbers and passwords are masked; their fields stay. */
export interface LedgerEntry {
  at: string;
  method: string;
  path: string;
  body: unknown;
  /** 0 for a cut connection. */
  status: number;
  scenarios: string[];
}

/** An e-mail that the estate would have sent; plain text. */
export interface Mail {
  at: string;
  to: string;
  subject: string;
  text: string;
}

/** Places that a booking claims at a table, on the tee sheet or in the spa. `name` is for the refusal. */
export interface Claim {
  key: string;
  places: number;
  capacity: number;
  name: string;
}

/** A treatment in somebody's itinerary. */
export type BookedTreatment = NonNullable<BookingLegRecord['SpaReservation']>['Items'][number];

/** The cost and the places of a package that was added to a booked room. */
export interface AddedPackage {
  amount: Pounds;
  /** Whether it was paid at the booking; what is bought later is paid on arrival. */
  isPaid: boolean;
  claims: Claim[];
  /** The package's lines of the spa itinerary. */
  treatments: BookedTreatment[];
}

export interface BillLine {
  name: string;
  amount: Pounds;
}

/** One room of a booking that was completed here. */
export interface FinishedRoom extends Omit<
  Hold,
  'arrivalDate' | 'numberOfNights' | 'amount' | 'requiresDeposit'
> {
  guests: string[];
  lines: BillLine[];
  total: Pounds;
  today: Pounds;
  arrival: Pounds;
}

/** A payment in pounds, by card or in the provider's frame; 0 where the card is only a guarantee (D-26, D-27). */
export interface Charge {
  at: string;
  sessionId: string;
  amount: Pounds;
  cardEnding: string;
}

/** A booking completed here, for readers of the ledger. Money in pounds. */
export interface FinishedBooking {
  at: string;
  sessionId: string;
  confirmationNumber: string;
  memberId: string | null;
  amendId: string | null;
  arrivalDate: LocalDate;
  numberOfNights: number;
  leadGuest: StagePayload['leadGuest'];
  rooms: FinishedRoom[];
  vouchers: string[];
  total: Pounds;
  paidByVoucher: Pounds;
  paidToday: Pounds;
  dueOnArrival: Pounds;
  cardEnding: string;
}
