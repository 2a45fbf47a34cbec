import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import { CALLS, talkOf } from './calls.ts';
import { openCell } from './cell.ts';
import { hasNaN, ofWrongType, placesOf, withValueAt } from './mutations.ts';

const MUTATIONS: Record<string, (old: unknown) => unknown> = {
  'field missing': () => undefined,
  null: () => null,
  'wrong type': ofWrongType,
};

/** The call's answer as the estate gives it. */
async function answerOf(endpoint: EndpointName): Promise<unknown> {
  let json: unknown = null;
  const cell = openCell(endpoint, {
    answer: async (estate) => {
      const response = await estate();
      json = await response.clone().json();
      return response;
    },
  });
  await cell.run(talkOf(endpoint, cell));
  return json;
}

/** 'read', 'unreadable', or what else comes of the call with each of the answers. */
async function endingsWith(endpoint: EndpointName, answers: readonly unknown[]): Promise<string[]> {
  let next: unknown = null;
  const cell = openCell(endpoint, { answer: () => Promise.resolve(Response.json(next)) });
  const endings: string[] = [];
  for (const answer of answers) {
    next = answer;
    endings.push(await cell.run(talkOf(endpoint, cell)).then(ofResult, ofError));
  }
  return endings;
}

function ofResult(result: unknown): string {
  return hasNaN(result) ? 'not a number' : 'read';
}

function ofError(error: unknown): string {
  return error instanceof CallError ? error.failure.kind : String(error);
}

describe('T24 whatever field of an answer is gone, null or of another type, the call is read or unreadable', () => {
  for (const endpoint of CALLS) {
    for (const [name, mutation] of Object.entries(MUTATIONS)) {
      test(`${endpoint} × ${name}`, { timeout: 30_000 }, async () => {
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
