import type { Call } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';
import { CallError } from '../../src/api/failure.ts';
import { ownStay } from '../../src/api/stay/own-stay.ts';
import type { StayBooking } from '../../src/domain/account/stay-bookings.ts';

const loadOwn: Call<'stayBooking', undefined, StayBooking | null> = {
  endpoint: 'stayBooking',
  answer: ownStay,
};

/** The stay of the member who asks. Somebody else's is not found, like an unknown one (F-13). Rejects with CallError. */
export async function loadOwnStay(
  client: Client,
  params: { confirmationNumber: string },
  signal: AbortSignal,
): Promise<StayBooking> {
  const booking = await client.call(loadOwn, { params, signal });
  if (booking) return booking;
  throw new CallError({ kind: 'http', endpoint: 'stayBooking', status: 404, message: '' });
}
