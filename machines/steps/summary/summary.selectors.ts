import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import { roomSummaries, type RoomSummary } from './room-summary.ts';
import type { summaryMachine } from './summary.machine.ts';

type Snapshot = SnapshotFrom<typeof summaryMachine>;

export function selectBooking({ context }: Snapshot): Booking {
  return context.booking;
}

export function selectRooms({ context }: Snapshot): RoomSummary[] {
  return roomSummaries(context.booking, context.configuration);
}

export function selectIsStaging(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Why staging failed, while the guest looks at it; null otherwise. */
export function selectStagingFailure(snapshot: Snapshot): Failure | null {
  return snapshot.matches({ reviewing: 'stagingFailed' }) ? snapshot.context.failure : null;
}
