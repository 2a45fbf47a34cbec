import { fromPromise } from 'xstate';
import type { Given } from '../../machines/shared/port.ts';
import type { ports } from '../../machines/shared/ports.ts';
import { isRefusal } from '../../machines/shared/refusals.ts';
import type { Client } from '../../src/api/client.ts';
import { CallError } from '../../src/api/failure.ts';
import { availabilityBody, forSearch, searchAvailability } from '../../src/api/stay/availability.ts';
import { calendarBody, loadCalendar } from '../../src/api/stay/calendar.ts';
import { checkVoucher } from '../../src/api/voucher/voucher.ts';
import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { SearchWithVouchers } from '../../src/domain/search/occupancy.ts';

type StayPort = 'searchAvailability' | 'loadCalendar' | 'checkVoucher';

/** The rooms and rates available for a search. */
export async function findRooms(
  client: Client,
  asked: Given<{ sessionId: string; search: SearchWithVouchers }>,
  signal: AbortSignal,
): Promise<Availability> {
  if (asked === null) return Promise.reject(new Error('There is no search'));
  const { sessionId, search } = asked;
  const body = availabilityBody(sessionId, search);
  return forSearch(await client.call(searchAvailability, { params: { sessionId }, body, signal }), search);
}

/** Ports for rooms and prices, of a search and by date, and for the value of a voucher. */
export function stayPorts(client: Client): Pick<typeof ports, StayPort> {
  return {
    searchAvailability: fromPromise(({ input, signal }) => findRooms(client, input, signal)),
    loadCalendar: fromPromise(({ input, signal }) =>
      client.call(loadCalendar, {
        params: { sessionId: input.sessionId },
        body: calendarBody(input),
        signal,
      }),
    ),
    checkVoucher: fromPromise(({ input: { reference, arrivalDate }, signal }) =>
      client
        .call(checkVoucher, { params: { referenceNumber: reference, arrivalDate }, signal })
        .catch(nullIfRefused),
    ),
  };
}

/** The estate does not know what was asked for (A §4.3). After any other failure, nobody knows. */
function nullIfRefused(error: unknown): null {
  if (error instanceof CallError && isRefusal(error.failure)) return null;
  throw error;
}
