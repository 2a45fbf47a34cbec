import type { EndpointName } from '../../src/api/endpoints.ts';
import { talkOf } from './calls.ts';
import { openCell } from './cell.ts';

/** The estate's answer to the call. */
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

/** The results of the call for each of the answers: a value, or the error thrown. */
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
