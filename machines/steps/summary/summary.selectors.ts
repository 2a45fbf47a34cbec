import type { SnapshotFrom } from 'xstate';
import type { Booking } from '../../../src/domain/booking.ts';
import type { LocalDateTime } from '../../../src/domain/dates.ts';
import { onBusinessDay } from '../../../src/domain/estate-clock.ts';
import type { SumDifference } from '../../../src/domain/estate-sums.ts';
import type { LostByAmending } from '../../../src/domain/lost-by-amending.ts';
import { cancellationTerms, type CancellationTerms } from '../../../src/domain/rates.ts';
import type { Place, Step } from '../../../src/domain/steps.ts';
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

/** What the lead booker has said; null where the details are still to be given. */
export function selectLead({ context }: Snapshot): LeadAnswers | null {
  return leadAnswers(context.booking, context.configuration);
}

/** What was answered of each room, with its picture and its rate, in the order of the rooms. */
export function selectAnswers({ context }: Snapshot): RoomAnswers[] {
  return context.booking.legs.map((leg) => roomAnswers(context.configuration, leg));
}

/** Until when a room can be changed or cancelled, as its rate says; null where it does not, or that is past (A §9.3). */
export function termsAt({ rate }: RoomAnswers, now: LocalDateTime): CancellationTerms | null {
  return rate && cancellationTerms(rate, now);
}

/** A moment as it counts at the estate, on its business day (D-382). */
export const selectTimeAt =
  (moment: Date) =>
  ({ context }: Snapshot): LocalDateTime =>
    onBusinessDay(context.session.businessDate, moment);

export function selectIsStaging(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Whether it is certain that nothing was paid. After a conflict or a gone session it is not: the booking may be made (E-03). */
export function selectIsUnpaid({ context: { failure } }: Snapshot): boolean {
  return failure !== null && !mayBeBookedAlready(failure);
}

/** How the estate's bill differs from the one that is shown, while that keeps the guest from paying (E-06). */
export function selectDifference(snapshot: Snapshot): SumDifference | null {
  return snapshot.matches({ reviewing: { bill: 'sumsDiffer' } }) ? snapshot.context.difference : null;
}

/** Whether an earlier payment may have made the booking, and the estate could not be asked. */
export function selectIsDoubtful(snapshot: Snapshot): boolean {
  return snapshot.matches({ reviewing: { bill: 'doubtful' } });
}

/** What an amendment leaves behind; null where nobody knows what the old room has (E-17). */
export function selectLost({ context }: Snapshot): LostByAmending | null {
  return context.lost;
}

/** Shares a link to a search like this one. */
export const selectShareStay = ({ children }: Snapshot) => children.shareStay;

/** What can be changed from a room's summary. */
export type Editable =
  | 'dates'
  | 'guests'
  | 'dogs'
  | 'room'
  | 'rate'
  | 'addOns'
  | 'guestNames'
  | 'golf'
  | 'breakfast'
  | 'dinner'
  | 'pool'
  | 'dinnerAddOns'
  | 'golfAddOns'
  | 'includedTreatments'
  | 'spaTreatments'
  | 'leadBooker'
  | 'requests';

const STEPS_TO_EDIT: Record<Editable, Step> = {
  dates: 'search',
  guests: 'search',
  dogs: 'search',
  room: 'rooms',
  rate: 'rates',
  addOns: 'addons',
  guestNames: 'guests',
  golf: 'itinerary',
  breakfast: 'itinerary',
  dinner: 'itinerary',
  pool: 'itinerary',
  dinnerAddOns: 'addons',
  golfAddOns: 'addons',
  includedTreatments: 'itinerary',
  spaTreatments: 'addons',
  leadBooker: 'details',
  requests: 'details',
};

/** Where the 'Edit' link of a room's summary leads (B §2.1, D-110). */
export function editPlace(editable: Editable, leg: number): Place {
  return { step: STEPS_TO_EDIT[editable], leg };
}
