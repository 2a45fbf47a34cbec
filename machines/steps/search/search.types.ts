import type { AnyActorRef } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { OpenParty, OpenSearch } from '../../../src/domain/search/occupancy.ts';
import type { PartyLimits } from '../../../src/domain/search/search-limits.ts';
import type { AskedSearch } from '../../../src/domain/booking/booking.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import type { AppliedVoucher, InvalidVoucher, VoucherHelp } from '../../../src/domain/vouchers/vouchers.ts';
import type { StayDatesBegan, StayDatesChosen, StayDatesEnded } from './stay-dates.types.ts';

/** A voucher whose check failed without a clear no: nothing is known of it. */
export interface UncheckedVoucher {
  reference: string;
  failure: Failure;
}

export interface SearchContext {
  configuration: StayConfiguration;
  session: Session;
  holdsRooms: boolean;
  isDecided: boolean;
  amendId: string | null;
  /** The children of the stay to amend (F-06). */
  keptChildren: number;
  arrivalDate: LocalDate;
  numberOfNights: number;
  /** The rooms choice; 0 is '5+'. */
  rooms: number;
  parties: OpenParty[];
  /** The limits of each party. */
  limits: PartyLimits;
  code: string;
  /** The voucher reference as it is typed. */
  reference: string;
  /** References to be checked, one at a time. The first one is being checked. */
  checking: string[];
  applied: AppliedVoucher[];
  invalid: InvalidVoucher[];
  unchecked: UncheckedVoucher[];
  /** What the modal 'refusal' explains: the last invalid voucher that has an explanation. */
  help: VoucherHelp | null;
  /** The running month calendar, to send it the search; null until its code has loaded. */
  calendar: AnyActorRef | null;
}

export type SearchEvent =
  | { type: 'arrival.chosen'; date: LocalDate }
  | { type: 'nights.chosen'; nights: number }
  | { type: 'rooms.chosen'; rooms: number }
  /** `room` counts from 0. */
  | { type: 'party.changed'; room: number; party: OpenParty }
  | { type: 'code.typed'; code: string }
  | { type: 'reference.typed'; reference: string }
  | { type: 'voucher.submitted' }
  | { type: 'voucher.removed'; reference: string }
  | { type: 'voucher.retried'; reference: string }
  /** The dialog with the calendar. */
  | { type: 'dates.opened' }
  | { type: 'voucherHelp.opened' }
  | { type: 'map.opened' }
  | { type: 'modal.closed' }
  | { type: 'search.submitted' }
  | StayDatesBegan
  | StayDatesChosen
  | StayDatesEnded
  /** Raised when a check ends. `help`: the modal that explains a refused voucher. */
  | { type: 'voucher.counted' }
  | { type: 'voucher.refused'; help: VoucherHelp | null };

export interface SearchInput {
  configuration: StayConfiguration;
  session: Session;
  /**
   * The search that the form starts from, within the estate's limits: the previous one, the page's opening values or
   * the defaults.
   */
  search: OpenSearch;
  /** Set where rooms are held, which a new search gives back. The guest is told before. */
  holdsRooms?: boolean;
  /** Set where a link brings the whole search. The form is shown only where `needsNoForm` says no. */
  isDecided?: boolean;
}

/**
 * The search is complete: 'Check Availability' was pressed, or a link answers every question. The flow then gives back
 * the old booking, keeps the search, makes an empty leg for each room and opens the rooms.
 */
export interface SearchOutput extends AskedSearch {
  type: 'searched';
}
