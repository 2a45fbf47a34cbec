import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { findPackageTeeTimes, packageTeeTimesBody } from '../../src/api/golf/package-tee-times.ts';
import { findExtras, mudRequest, spaGardenRequest } from '../../src/api/spa/extras.ts';

/** Ports for times that only add-ons have: rounds of golf by day, the mud room, the spa garden. */
export function addOnPorts(client: Client): Pick<typeof ports, 'loadPackageTeeTimes' | 'loadExtras'> {
  return {
    loadPackageTeeTimes: fromPromise(({ input: { sessionId, date, players }, signal }) =>
      client.call(findPackageTeeTimes, { body: packageTeeTimesBody(sessionId, date, players), signal }),
    ),
    loadExtras: fromPromise(({ input, signal }) =>
      client.call(findExtras, {
        body:
          input.kind === 'mud'
            ? mudRequest(input.date, input.codes)
            : spaGardenRequest(input.date, input.durationIds),
        signal,
      }),
    ),
  };
}
