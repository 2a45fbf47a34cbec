import { fromPromise } from 'xstate';
import type { bookingsPorts } from '../../machines/account/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { loadSpaBooking, loadSpaBookings, sendSpaEmail } from '../../src/api/spa/bookings.ts';
import { cancelStay, loadStayBooking, loadStayBookings } from '../../src/api/stay/bookings.ts';
import { estateDateTime } from '../../src/domain/estate-clock.ts';

/** The member's bookings (B §7). */
export function bookingsPortsOf(client: Client): typeof bookingsPorts {
  return {
    loadStayBookings: fromPromise(({ signal }) => client.call(loadStayBookings, { signal })),
    loadStayBooking: fromPromise(async ({ input, signal }) => {
      const booking = await client.call(loadStayBooking, { params: input, signal });
      return { booking, at: estateDateTime(new Date()) };
    }),
    cancelStay: fromPromise(({ input: { confirmationNumber, legs } }) =>
      client.call(cancelStay, { body: { confirmationNumber, ...(legs === null ? {} : { legs }) } }),
    ),
    loadSpaBookings: fromPromise(({ signal }) => client.call(loadSpaBookings, { signal })),
    loadSpaBooking: fromPromise(({ input, signal }) =>
      client.call(loadSpaBooking, { params: input, signal }),
    ),
    sendSpaConfirmation: fromPromise(({ input: { confirmationNumber, emailAddress } }) =>
      client.call(sendSpaEmail, { body: { confirmation: confirmationNumber, emailAddress } }),
    ),
  };
}
