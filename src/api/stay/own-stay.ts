import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Client } from '../client.ts';
import { CallError } from '../failure.ts';
import { loadStayBooking } from './bookings.ts';
import type { StayBooking } from '../../domain/stay-bookings.ts';

const rooms = v.object({ items: v.array(v.object({ InternalIdentifier: v.optional(v.unknown()) })) });

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** Reads a stay for its member; null where it is somebody else's. */
const loadOwn: Call<'stayBooking', undefined, StayBooking | null> = {
  endpoint: 'stayBooking',
  answer: v.lazy((answer) => (isOthers(answer) ? nothing : loadStayBooking.answer)),
};

/** Whether an answer is the one to everybody but the stay's member: it names no room. */
function isOthers(answer: unknown): boolean {
  const { success, output } = v.safeParse(rooms, answer);
  return (
    success &&
    output.items.length > 0 &&
    output.items.every(({ InternalIdentifier: id }) => (id ?? null) === null)
  );
}

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
