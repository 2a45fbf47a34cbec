import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { loadStayBooking, loadStayBookings } from '../../src/api/stay/bookings.ts';
import type { BookedRoom } from '../../src/domain/account/stay-bookings.ts';

/**
 * Finds the room that an amendment changes: first its booking in the member's list, then the room's contents in that
 * booking. Null where no booking of the member has it.
 */
export async function findBookedRoom(
  client: Client,
  { internalIdentifier }: { internalIdentifier: string },
  signal: AbortSignal,
): Promise<BookedRoom | null> {
  const isIt = (room: { internalIdentifier: string }) => room.internalIdentifier === internalIdentifier;
  const stays = await client.call(loadStayBookings, { signal });
  const stay = stays.find(({ roomStays }) => roomStays.some(isIt));
  if (!stay) return null;
  const { items } = await client.call(loadStayBooking, {
    params: { confirmationNumber: stay.confirmationNumber },
    signal,
  });
  return items.find(isIt) ?? null;
}

/** The port by which the summary reads the room. */
export function oldRoomPorts(client: Client): Pick<typeof ports, 'findBookedRoom'> {
  return { findBookedRoom: fromPromise(({ input, signal }) => findBookedRoom(client, input, signal)) };
}
