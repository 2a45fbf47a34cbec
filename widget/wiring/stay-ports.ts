import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { availabilityBody, searchAvailability, withDogs } from '../../src/api/stay/availability.ts';
import { calendarBody, loadCalendar } from '../../src/api/stay/calendar.ts';
import { checkVoucher } from '../../src/api/voucher/voucher.ts';

type StayPort = 'searchAvailability' | 'loadCalendar' | 'checkVoucher';

/** What is to be had, and for when (A §7.2, §7.6). */
export function stayPorts(client: Client): Pick<typeof ports, StayPort> {
  return {
    searchAvailability: fromPromise(async ({ input: { sessionId, search }, signal }) => {
      const body = availabilityBody(sessionId, search);
      return withDogs(await client.call(searchAvailability, { params: { sessionId }, body, signal }), search);
    }),
    loadCalendar: fromPromise(({ input, signal }) =>
      client.call(loadCalendar, {
        params: { sessionId: input.sessionId },
        body: calendarBody(input),
        signal,
      }),
    ),
    checkVoucher: fromPromise(({ input: { reference, arrivalDate }, signal }) =>
      client.call(checkVoucher, { params: { referenceNumber: reference, arrivalDate }, signal }),
    ),
  };
}
