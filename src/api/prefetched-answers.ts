import { parseAnswer } from './answer-text.ts';
import { withByteLimit } from './byte-limit.ts';
import type { EndpointName } from './endpoints.ts';
import { BYTE_LIMIT, TIME_LIMIT } from './limits.ts';

const answers = new Map<string, Promise<unknown>>();

/**
 * Asks an anonymous question while the code that wants to know is still on its way (D-261). The client takes the answer
 * over, once; when there was none, it asks again in its own way.
 */
export function prefetchAnswer(endpoint: EndpointName, url: string): void {
  if (answers.has(url)) return;
  const answer = ask(endpoint, url);
  answer.catch(() => undefined);
  answers.set(url, answer);
}

/** The JSON that was asked for early; undefined when nothing was. It may reject. */
export function takePrefetched(url: string): Promise<unknown> | undefined {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}

async function ask(endpoint: EndpointName, url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIME_LIMIT),
    credentials: 'same-origin',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseAnswer(endpoint, await withByteLimit(response, BYTE_LIMIT).text(), response.headers);
}
