import type { Client } from '../../src/api/client.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { CallError, type Failure } from '../../src/api/failure.ts';
import type { Fault } from '../../src/api/read-answer.ts';

/** Calls that ask whether there is something: 404 is their answer 'no', and no failure. */
const ASKS_FOR_ONE: readonly EndpointName[] = [
  'session',
  'stayBooking',
  'findStay',
  'voucherStatus',
  'initiateMigration',
];

/** A client that tells of each failed call, also of those in the background. */
export function tellingClient(client: Client, tell: (failure: Failure) => void): Client {
  return {
    async call(call, sending) {
      try {
        return await client.call(call, sending);
      } catch (error) {
        if (error instanceof CallError && !isPlainNo(call.endpoint, error.failure)) tell(error.failure);
        throw error;
      }
    },
  };
}

function isPlainNo(endpoint: EndpointName, failure: Failure): boolean {
  return failure.kind === 'http' && failure.status === 404 && ASKS_FOR_ONE.includes(endpoint);
}

/** Warns of each place of an answer once that was put right or left out. Never says the value. */
export function warnOnce(warn: (message: string) => void): (fault: Fault) => void {
  const known = new Set<string>();
  return ({ endpoint, path, expected, came }) => {
    const place = `${endpoint}: ${path || 'the answer'}`;
    if (known.has(place)) return;
    known.add(place);
    warn(`${place}: expected ${expected}, came ${came}`);
  };
}
