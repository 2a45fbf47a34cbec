import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import { answerOf, resultsWith } from './answers.ts';
import { CALLS } from './calls.ts';
import { hasNaN, ofWrongType, placesOf, withValueAt } from './mutations.ts';

const MUTATIONS: Record<string, (old: unknown) => unknown> = {
  'field missing': () => undefined,
  null: () => null,
  'wrong type': ofWrongType,
};

/** How the call ends with each of the answers: 'read', 'unreadable', or an unexpected end. */
async function endingsWith(endpoint: EndpointName, answers: readonly unknown[]): Promise<string[]> {
  const results = await resultsWith(endpoint, answers);
  return results.map((result) => (result instanceof Error ? ofError(result) : ofResult(result)));
}

function ofResult(result: unknown): string {
  return hasNaN(result) ? 'not a number' : 'read';
}

function ofError(error: Error): string {
  return error instanceof CallError ? error.failure.kind : String(error);
}

describe('T24 whatever field of an answer is missing, null or mistyped, the call is read or unreadable', () => {
  for (const endpoint of CALLS) {
    for (const [name, mutation] of Object.entries(MUTATIONS)) {
      test(`${endpoint} × ${name}`, async () => {
        const answer = await answerOf(endpoint);
        const places = placesOf(answer);
        const endings = await endingsWith(
          endpoint,
          places.map((place) => withValueAt(answer, place, mutation)),
        );
        const others = places.filter((_, index) => !['read', 'unreadable'].includes(endings[index] ?? ''));
        expect(others).toEqual([]);
      });
    }
  }
});
