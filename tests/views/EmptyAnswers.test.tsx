/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/api/call.ts';
import { createClient } from '../../src/api/client.ts';
import { endpointOf, endpoints, isEndpointName, type EndpointName } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import { MAY_BE_EMPTY } from '../faults/may-be-empty.ts';

type AnyCall = Call<EndpointName, unknown, unknown>;

/** Every call that the sources export, so that a new one is among them. */
const CALLS = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isCall);

/** Every write of the catalogue, under each of the two statuses without a body. */
const WRITES = Object.keys(endpoints)
  .filter(isEndpointName)
  .filter((name) => endpointOf(name).kind === 'write')
  .flatMap((name) => [204, 205].map((status) => [name, status] as const));

/** Whatever an address has to be filled with. */
const PARAMS = {
  ...{ sessionId: 's-1', id: 's-1', confirmationNumber: 'c-1', referenceNumber: 'r-1' },
  ...{ arrivalDate: '2027-05-01', fromDate: '2027-05-01', toDate: '2027-05-02' },
  ...{ email: 'a@example.test', telephone: '1', emailAddress: 'a@example.test', iPageSessionId: 'p-1' },
};

describe('a write that is answered without a body, in a browser', () => {
  it.each(WRITES)(
    '%s answered %d is read, or unreadable where its answer is needed',
    async (name, status) => {
      const base = `${location.origin}/answered/${status}`;
      const client = createClient({
        bases: { host: base, site: base },
        getToken: () => null,
        refresh: () => Promise.resolve(false),
      });
      const calls = CALLS.filter(({ endpoint }) => endpoint === name);
      const endings = await Promise.all(
        calls.map((call) => client.call(call, { params: PARAMS, body: {} }).then(() => 'read', endingOf)),
      );
      expect(endings).toEqual([MAY_BE_EMPTY.includes(name) ? 'read' : 'unreadable']);
    },
  );
});

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'endpoint' in value && 'answer' in value;
}

function endingOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  return error.failure.kind;
}
