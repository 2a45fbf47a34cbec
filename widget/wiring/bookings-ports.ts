import { fromPromise } from 'xstate';
import type { bookingsPorts } from '../../machines/account/shared/ports.ts';
import type { FindResult } from '../../machines/account/find-booking/find-booking.types.ts';
import { loadSpaBooking, loadSpaBookings, sendSpaEmail } from '../../src/api/spa/bookings.ts';
import { CallError } from '../../src/api/failure.ts';
import { cancelStay, findStay, loadStayBookings } from '../../src/api/stay/bookings.ts';
import { estateDateTime } from '../../src/domain/dates/estate-clock.ts';
import { changeOf, isMadeIn } from '../../src/domain/booking/sent-write.ts';
import { tryAgainFrom } from '../../src/domain/booking/try-again.ts';
import { loadChanges } from './kept-changes.ts';
import type { PortResources } from './port-resources.ts';
import type { Call } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';
import { ownStay } from '../../src/api/stay/own-stay.ts';
import type { StayBooking } from '../../src/domain/account/stay-bookings.ts';

/** The member's bookings. */
export function bookingsPortsOf({
  client,
  storage,
}: Pick<PortResources, 'client' | 'storage'>): typeof bookingsPorts {
  return {
    loadStayBookings: fromPromise(({ signal }) => client.call(loadStayBookings, { signal })),
    loadStayBooking: fromPromise(async ({ input, signal }) => {
      const booking = await loadOwnStay(client, input, signal);
      return { booking, at: estateDateTime(new Date()) };
    }),
    findBooking: fromPromise(async ({ input, signal }) => {
      try {
        const booking = await client.call(findStay, { body: input, signal });
        return { type: 'found', stay: { booking, at: estateDateTime(new Date()) } };
      } catch (error) {
        const no = clearNo(error);
        if (no === null) throw error;
        return no;
      }
    }),
    cancelStay: fromPromise(({ input: { confirmationNumber, legs } }) =>
      client.call(cancelStay, { body: { confirmationNumber, ...(legs === null ? {} : { legs }) } }),
    ),
    askChange: fromPromise(async ({ input: { write }, signal }) => {
      const change = changeOf(write);
      const { confirmationNumber } = change;
      const booking = await loadOwnStay(client, { confirmationNumber }, signal);
      if (isMadeIn(booking, change)) return { type: 'made' };
      return { type: 'notMade', at: performance.now(), when: Date.now() };
    }),
    recallChange: fromPromise(({ input: { confirmationNumber } }) =>
      Promise.resolve(
        loadChanges(storage).find((sent) => sent.confirmationNumber === confirmationNumber) ?? null,
      ),
    ),
    recallLastChange: fromPromise(() => Promise.resolve(loadChanges(storage).at(-1)?.kind ?? null)),
    loadSpaBookings: fromPromise(({ signal }) => client.call(loadSpaBookings, { signal })),
    loadSpaBooking: fromPromise(({ input, signal }) =>
      client.call(loadSpaBooking, { params: input, signal }),
    ),
    sendSpaConfirmation: fromPromise(({ input: { confirmationNumber, emailAddress } }) =>
      client.call(sendSpaEmail, { body: { confirmation: confirmationNumber, emailAddress } }),
    ),
  };
}

/** The estate's two answers that mean it shows no booking (D-498); null for any other failure. */
function clearNo(error: unknown): FindResult | null {
  if (!(error instanceof CallError) || error.failure.kind !== 'http') return null;
  const { status, retryAfter = '' } = error.failure;
  if (status === 404) return { type: 'none' };
  return status === 429 ? { type: 'tooOften', from: tryAgainFrom(retryAfter, new Date()) } : null;
}

const loadOwn: Call<'stayBooking', undefined, StayBooking | null> = {
  endpoint: 'stayBooking',
  answer: ownStay,
};

/** The stay of the member who asks. Somebody else's is not found, like an unknown one (F-13). Rejects with CallError. */
async function loadOwnStay(
  client: Client,
  params: { confirmationNumber: string },
  signal: AbortSignal,
): Promise<StayBooking> {
  const booking = await client.call(loadOwn, { params, signal });
  if (booking) return booking;
  throw new CallError({ kind: 'http', endpoint: 'stayBooking', status: 404, message: '' });
}
