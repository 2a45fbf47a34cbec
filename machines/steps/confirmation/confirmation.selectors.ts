import type { SnapshotFrom } from 'xstate';
import { dueOnArrival, dueToday, type Due } from '../../../src/domain/bills.ts';
import type { AccountCreateStatus } from '../../../src/domain/booking.ts';
import type { SumDifference } from '../../../src/domain/estate-sums.ts';
import { confirmationNumberOf } from '../../../src/domain/payment-record.ts';
import { itineraryEntries, type ItineraryEntry } from './confirmation.rules.ts';
import { roomSummaries, type RoomSummary } from '../summary/room-summary.ts';
import type { confirmationMachine } from './confirmation.machine.ts';

type Snapshot = SnapshotFrom<typeof confirmationMachine>;

export function selectRooms({ context }: Snapshot): RoomSummary[] {
  return roomSummaries(context.booking, context.configuration);
}

export function selectDueToday({ context }: Snapshot): Due {
  return dueToday(context.booking);
}

export function selectDueOnArrival({ context }: Snapshot): Due {
  return dueOnArrival(context.booking);
}

/** The stay and its booked times, for the guest's calendar (D-164). */
export function selectItinerary({ context }: Snapshot): ItineraryEntry[] {
  return itineraryEntries(context.booking, context.configuration);
}

export function selectConfirmationNumber({ context }: Snapshot): string {
  return confirmationNumberOf(context.booking);
}

/** How the estate's bill differs from the one that the guest was shown; null while it does not (E-06). */
export function selectDifference({ context }: Snapshot): SumDifference | null {
  return context.difference;
}

/** The estate has no booking under the number any more (D-436). */
export function selectIsGone(snapshot: Snapshot): boolean {
  return snapshot.matches('gone');
}

export function selectAccountCreateStatus({ context }: Snapshot): AccountCreateStatus {
  return context.booking.accountCreateStatus;
}

export function selectIsSignedIn({ context }: Snapshot): boolean {
  return context.profile !== null;
}

/** The form that sends the confirmation to a friend. */
export const selectSendToFriend = ({ children }: Snapshot) => children.sendToFriend;
