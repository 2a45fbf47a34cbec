import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { findTeeTimes, teeTimesBody } from '../../src/api/golf/tee-times.ts';

/** The tee times of the days of a stay. */
export function teeTimesPort(client: Client): Pick<typeof ports, 'loadTeeTimes'> {
  return {
    loadTeeTimes: fromPromise(({ input: { sessionId, adults, ...stay }, signal }) =>
      client.call(findTeeTimes, { body: teeTimesBody(sessionId, stay, adults), signal }),
    ),
  };
}
