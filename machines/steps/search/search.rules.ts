import type { Failure } from '../../../src/api/failure.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import {
  arrivalWindow,
  withAllAges,
  type OpenSearch,
  type OpenParty,
} from '../../../src/domain/search/occupancy.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { isInWindow, type DateWindow } from '../../../src/domain/dates/calendar-range.ts';
import { partyLimits, type PartyLimits } from '../../../src/domain/search/search-limits.ts';
import {
  childTotal,
  MORE_ROOMS,
  NIGHT_CHOICES,
  searchBlocks,
  type SearchBlock,
} from '../../../src/domain/search/search-rules.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import {
  hasReference,
  isSameReference,
  referencesOf,
  withoutReference,
  type VoucherOutcome,
  type AppliedVoucher,
  type InvalidVoucher,
  type VoucherHelp,
} from '../../../src/domain/vouchers/vouchers.ts';
import type { AnyActorRef } from 'xstate';
import type { AskedSearch } from '../../../src/domain/booking/booking.ts';
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

/** The form as it opens. The vouchers of the given search are checked again. */
export function openForm({
  configuration,
  session,
  search,
  holdsRooms = false,
  isDecided = false,
}: SearchInput): SearchContext {
  return {
    configuration,
    session,
    holdsRooms,
    isDecided,
    amendId: search.amendId,
    keptChildren: search.amendId === null ? 0 : childTotal(search.guestOccupancies),
    arrivalDate: search.arrivalDate,
    numberOfNights: search.numberOfNights,
    rooms: search.guestOccupancies.length,
    parties: search.guestOccupancies,
    limits: partyLimits(configuration, search),
    code: search.code ?? '',
    reference: '',
    checking: search.voucherCodes,
    applied: [],
    invalid: [],
    unchecked: [],
    help: null,
    calendar: null,
  };
}

/** The first and last day of arrival, by the estate's date: the guest's clock may be wrong. */
export function arrivals(session: Session): DateWindow {
  return arrivalWindow(session.businessDate, session.businessDate);
}

/** Whether an applied voucher fixes dates and nights. */
export function areDatesFixed({ applied }: SearchContext): boolean {
  return applied.length > 0;
}

/** Whether the date is in the window, and no voucher fixes the dates. */
export function isArrival(context: SearchContext, date: LocalDate): boolean {
  return !areDatesFixed(context) && isInWindow(date, arrivals(context.session));
}

/** Whether the number is 1 to 14, and no voucher fixes the nights. */
export function isNights(context: SearchContext, nights: number): boolean {
  return !areDatesFixed(context) && NIGHT_CHOICES.includes(nights);
}

export function blocksOf(context: SearchContext): SearchBlock[] {
  const { configuration, rooms, parties, applied, keptChildren } = context;
  return searchBlocks(configuration, rooms, parties, applied, keptChildren);
}

/** The typed reference, if it needs a check; null if it is empty, applied or being checked. */
export function referenceToCheck({ reference, applied, checking }: SearchContext): string | null {
  const isKnown =
    hasReference(applied, reference) || checking.some((each) => isSameReference(each, reference));
  return isKnown ? null : reference.trim() || null;
}

/** The references that 'Check Availability' waits for: those without an answer, and the typed one. */
export function referencesToCheck(context: SearchContext): string[] {
  const typed = referenceToCheck(context);
  const unchecked = withoutReference(context.unchecked, typed ?? '').map(({ reference }) => reference);
  return typed === null ? unchecked : [...unchecked, typed];
}

/** Queues references for their check, after those that wait already. */
export function queue({ checking, unchecked }: SearchContext, references: string[]): Partial<SearchContext> {
  return {
    checking: [...checking, ...references],
    unchecked: references.reduce<typeof unchecked>(withoutReference, unchecked),
  };
}

/** The first check in the queue had no answer: the reference becomes unchecked, whatever was known of it. */
export function takeFailure(context: SearchContext, failure: Failure): Partial<SearchContext> {
  const [reference = '', ...checking] = context.checking;
  return {
    checking,
    invalid: withoutReference(context.invalid, reference),
    unchecked: [...context.unchecked, { reference, failure }],
  };
}

/**
 * The first check in the queue has an answer: the voucher is applied or invalid from now on. The estate may answer two
 * references with one voucher. It is applied once.
 */
export function takeOutcome(
  context: SearchContext,
  { kind, voucher }: VoucherOutcome,
): Partial<SearchContext> {
  const [reference = '', ...checking] = context.checking;
  const invalid = withoutReference(context.invalid, reference);
  if (kind === 'invalid')
    return { checking, invalid: [...withoutReference(invalid, voucher.reference), voucher] };
  const { applied } = removeVoucher(context, voucher.voucher.certificateReferenceNumber);
  return { checking, invalid, applied: [...applied, voucher] };
}

/** The guest removes a voucher, whatever is known of it. */
export function removeVoucher(context: SearchContext, reference: string) {
  return {
    applied: withoutReference(context.applied, reference),
    invalid: withoutReference(context.invalid, reference),
    unchecked: withoutReference(context.unchecked, reference),
  };
}

/** The search as the form has it. Children may lack ages. */
export function enteredSearch(context: SearchContext): OpenSearch {
  return { ...enteredStay(context), voucherCodes: referencesOf(context.applied) };
}

function enteredStay(context: SearchContext) {
  return {
    arrivalDate: context.arrivalDate,
    numberOfNights: context.numberOfNights,
    code: context.code.trim() || null,
    amendId: context.amendId,
    guestOccupancies: context.parties.slice(0, context.rooms),
  };
}

/**
 * Whether a link leads on without the form. It must bring the whole search, without vouchers, and for a new booking;
 * and nothing may block the search.
 */
export function needsNoForm(context: SearchContext): boolean {
  const { isDecided, amendId, checking } = context;
  return isDecided && amendId === null && checking.length === 0 && blocksOf(context).length === 0;
}

export function searchOutput(context: SearchContext): SearchOutput {
  return { type: 'searched', search: withAllAges(enteredStay(context)), vouchers: context.applied };
}

export function isRoomsSystemClosed(configuration: StayConfiguration): boolean {
  return configuration.systemStatuses.some((status) => status.system === 'Opera' && status.isDisabled);
}

export function isRoomsChoice(rooms: number): boolean {
  return rooms === MORE_ROOMS || (rooms >= 1 && rooms <= 4);
}
