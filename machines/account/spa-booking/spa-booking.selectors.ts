import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { SpaBooking } from '../../../src/domain/spa-bookings.ts';
import type { spaBookingMachine } from './spa-booking.machine.ts';

type Snapshot = SnapshotFrom<typeof spaBookingMachine>;

export const selectVisit = ({ context }: Snapshot): SpaBooking | null => context.visit;

export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');

export const selectResend = ({ children }: Snapshot) => children.resend;
