import type { SpaBooking } from '../../src/domain/spa-bookings.ts';
import type { StayReservation } from '../../src/domain/stay-bookings.ts';
import { port } from '../shared/port.ts';
import type { LoadedStay } from './stay-booking/stay-booking.contract.ts';

/** What the member's bookings are asked and told (B §7). */
export const bookingsPorts = {
  loadStayBookings: port<StayReservation[]>('loadStayBookings'),
  loadStayBooking: port<LoadedStay, { confirmationNumber: string }>('loadStayBooking'),
  /** Without legs all rooms are cancelled. */
  cancelStay: port<undefined, { confirmationNumber: string; legs: number[] | null }>('cancelStay'),
  loadSpaBookings: port<SpaBooking[]>('loadSpaBookings'),
  loadSpaBooking: port<SpaBooking, { id: string }>('loadSpaBooking'),
  sendSpaConfirmation: port<undefined, { confirmationNumber: string; emailAddress: string }>(
    'sendSpaConfirmation',
  ),
};
