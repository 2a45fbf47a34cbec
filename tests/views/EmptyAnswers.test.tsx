/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/api/call.ts';
import { createClient } from '../../src/api/client.ts';
import { endpointOf, endpoints, isEndpointName, type EndpointName } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import { MAY_BE_EMPTY } from '../faults/may-be-empty.ts';

type AnyCall = Call<EndpointName, unknown, unknown>;

/** Every call that the sources export, so that new calls are included. */
const CALLS = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isCall);

/** Every write of the catalogue, with each of the two statuses that have no body. */
const WRITES = Object.keys(endpoints)
  .filter(isEndpointName)
  .filter((name) => endpointOf(name).kind === 'write')
  .flatMap((name) => [204, 205].map((status) => [name, status] as const));

/** Values for every parameter of an address. */
const PARAMS = {
  ...{ sessionId: 's-1', id: 's-1', confirmationNumber: 'c-1', referenceNumber: 'r-1' },
  ...{ arrivalDate: '2027-05-01', fromDate: '2027-05-01', toDate: '2027-05-02' },
  ...{ email: 'a@example.test', telephone: '1', emailAddress: 'a@example.test', iPageSessionId: 'p-1' },
};

describe('a write whose answer has no body, in a browser', () => {
  it.each(WRITES)(
    '%s reads an answer of %d, or reports it as unreadable where it needs a body',
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
