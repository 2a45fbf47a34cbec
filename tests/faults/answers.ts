import type { EndpointName } from '../../src/api/endpoints.ts';
import { talkOf } from './calls.ts';
import { openCell } from './cell.ts';

/** The call's answer as the estate gives it. */
export async function answerOf(endpoint: EndpointName): Promise<unknown> {
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

/** What comes of the call with each of the answers: its result, or the error that it throws. */
export async function resultsWith(endpoint: EndpointName, answers: readonly unknown[]): Promise<unknown[]> {
  let next: unknown = null;
  const cell = openCell(endpoint, { answer: () => Promise.resolve(Response.json(next)) });
  const results: unknown[] = [];
  for (const answer of answers) {
    next = answer;
    results.push(await cell.run(talkOf(endpoint, cell)).catch((error: unknown) => error));
  }
  return results;
}
