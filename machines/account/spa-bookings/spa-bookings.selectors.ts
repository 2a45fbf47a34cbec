import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { splitSpaBookings, type SpaBooking } from '../../../src/domain/spa/spa-bookings.ts';
import type { SplitBookings } from '../../../src/domain/account/stay-bookings.ts';
import type { spaBookingsMachine } from './spa-bookings.machine.ts';

type Snapshot = SnapshotFrom<typeof spaBookingsMachine>;

/** With more bookings than this, 'Make a booking' stands above them too. */
const MANY = 6;

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');

export const selectIsEmpty = ({ context }: Snapshot) => context.visits.length === 0;

export const selectHasMany = ({ context }: Snapshot) => context.visits.length > MANY;

export const selectVisits = contextSelector((context: Snapshot['context']): SplitBookings<SpaBooking> =>
  splitSpaBookings(context.visits),
);
