import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { ignoreStay, keepAlive } from '../../src/api/stay/hold.ts';

/** What is done about the rooms that a session holds (A §7.2). */
export function holdPorts(client: Client): Pick<typeof ports, 'ignoreBooking' | 'keepAlive'> {
  return {
    ignoreBooking: fromPromise(({ input: { sessionId } }) =>
      client.call(ignoreStay, { body: { sessionId } }),
    ),
    keepAlive: fromPromise(({ input: { sessionId } }) => client.call(keepAlive, { body: { sessionId } })),
  };
}
