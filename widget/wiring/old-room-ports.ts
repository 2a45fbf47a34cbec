import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { loadStayBooking, loadStayBookings } from '../../src/api/stay/bookings.ts';
import { replacedRoom, type ReplacedRoom } from '../../src/domain/account/found-stay.ts';

/**
 * Finds the room that an amendment changes: first its booking in the member's list, then the room's contents in that
 * booking. Null where no booking of the member has it.
 */
export async function findBookedRoom(
  client: Client,
  { internalIdentifier }: { internalIdentifier: string },
  signal: AbortSignal,
): Promise<ReplacedRoom | null> {
  const isIt = (room: { internalIdentifier: string }) => room.internalIdentifier === internalIdentifier;
  const stays = await client.call(loadStayBookings, { signal });
  const stay = stays.find(({ roomStays }) => roomStays.some(isIt));
  if (!stay) return null;
  const booking = await client.call(loadStayBooking, {
    params: { confirmationNumber: stay.confirmationNumber },
    signal,
  });
  const room = booking.items.find(isIt);
  return room ? replacedRoom(booking, room) : null;
}

/** The port by which the summary reads the room. */
export function oldRoomPorts(client: Client): Pick<typeof ports, 'findBookedRoom'> {
  return { findBookedRoom: fromPromise(({ input, signal }) => findBookedRoom(client, input, signal)) };
}
