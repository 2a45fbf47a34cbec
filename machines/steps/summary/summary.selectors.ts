import type { SnapshotFrom } from 'xstate';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { onBusinessDay } from '../../../src/domain/dates/estate-clock.ts';
import type { SumDifference } from '../../../src/domain/money/estate-sums.ts';
import type { LostByAmending } from '../../../src/domain/booking/lost-by-amending.ts';
import { cancellationTerms, type CancellationTerms } from '../../../src/domain/rates/rates.ts';
import type { Place, Step } from '../../../src/domain/booking/steps.ts';
import { mayBeBookedAlready } from '../../shared/refusals.ts';
import { leadAnswers, roomAnswers, type LeadAnswers, type RoomAnswers } from './answers.ts';
import { roomSummaries, type RoomSummary } from './room-summary.ts';
import type { summaryMachine } from './summary.machine.ts';

type Snapshot = SnapshotFrom<typeof summaryMachine>;

export function selectBooking({ context }: Snapshot): Booking {
  return context.booking;
}

export function selectRooms({ context }: Snapshot): RoomSummary[] {
  return roomSummaries(context.booking, context.configuration);
}

/** The lead booker's answers; null before the details are complete. */
export function selectLead({ context }: Snapshot): LeadAnswers | null {
  return leadAnswers(context.booking, context.configuration);
}

/** Each room's answers, with its picture and rate, in the order of the rooms. */
export function selectAnswers({ context }: Snapshot): RoomAnswers[] {
  return context.booking.legs.map((leg) => roomAnswers(context.configuration, context.booking, leg));
}

/** What is known of cancelling the room; null if nothing is. `now`: the estate's local time. */
export function termsAt({ rate, hasVoucher }: RoomAnswers, now: LocalDateTime): CancellationTerms | null {
  return rate && cancellationTerms(rate, now, hasVoucher);
}

/** The estate's local time of day at `moment`, on the session's business date. */
export const selectTimeAt =
  (moment: Date) =>
  ({ context }: Snapshot): LocalDateTime =>
    onBusinessDay(context.session.businessDate, moment);

export function selectIsStaging(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/**
 * Whether staging failed and nothing was paid for sure. A failure that leaves open whether the booking is made proves
 * nothing.
 */
export function selectIsUnpaid({ context: { failure } }: Snapshot): boolean {
  return failure !== null && !mayBeBookedAlready(failure);
}

/** How the estate's bill differs from the bill on the screen, while that blocks the payment; null otherwise. */
export function selectDifference(snapshot: Snapshot): SumDifference | null {
  return snapshot.matches({ reviewing: { bill: 'sumsDiffer' } }) ? snapshot.context.difference : null;
}

/** Whether the booking may be made already: the estate did not answer whether it is. */
export function selectIsDoubtful(snapshot: Snapshot): boolean {
  return snapshot.matches({ reviewing: { bill: 'doubtful' } });
}

/** What an amendment leaves behind; null where the old room is unknown. */
export function selectLost({ context }: Snapshot): LostByAmending | null {
  return context.lost;
}

/** The actor that shares a link to this booking's search. */
export const selectShareStay = ({ children }: Snapshot) => children.shareStay;

/** The step that changes each part of the summary. The line above each step changes dates and parties. */
const STEPS_TO_EDIT = {
  room: 'rooms',
  rate: 'rates',
  guestNames: 'guests',
  times: 'itinerary',
  addOns: 'addons',
  leadBooker: 'details',
  requests: 'details',
} satisfies Record<string, Step>;

/** The parts of the summary that can be edited. */
export type Editable = keyof typeof STEPS_TO_EDIT;

/** The destination of an 'Edit' link in the summary (B §2.1). */
export function editPlace(editable: Editable, leg: number): Place {
  return { step: STEPS_TO_EDIT[editable], leg };
}
