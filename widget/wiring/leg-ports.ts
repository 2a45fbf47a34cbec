import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { bookLeg, legBookingBody } from '../../src/api/stay/leg-booking.ts';
import { loadPackages, packagesBody } from '../../src/api/stay/packages.ts';

/** Ports for a leg with a chosen room: hold its rate, price its add-ons. */
export function legPorts(client: Client): Pick<typeof ports, 'bookLeg' | 'loadPackages'> {
  return {
    bookLeg: fromPromise(({ input: { sessionId, search, leg } }) =>
      client.call(bookLeg, { params: { sessionId }, body: legBookingBody(search, leg) }),
    ),
    loadPackages: fromPromise(({ input: { search }, signal }) =>
      client.call(loadPackages, { body: packagesBody(search), signal }),
    ),
  };
}
