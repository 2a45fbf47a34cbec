import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import {
  spaBill,
  spaClientPlans,
  type SpaBill,
  type SpaBooking,
  type SpaClientPlan,
} from '../../../src/domain/spa/spa-bookings.ts';
import type { spaBookingMachine } from './spa-booking.machine.ts';

type Snapshot = SnapshotFrom<typeof spaBookingMachine>;

/** What the detail of a visit says. */
export interface SpaVisit {
  booking: SpaBooking;
  bill: SpaBill;
  plans: SpaClientPlan[];
}

/** Null until it was read. */
export const selectVisit = contextSelector(({ visit }: Snapshot['context']): SpaVisit | null =>
  visit === null ? null : { booking: visit, bill: spaBill(visit), plans: spaClientPlans(visit) },
);

export const selectResend = ({ children }: Snapshot) => children.resend;
