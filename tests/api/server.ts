import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createClient, type Client, type ClientOptions } from '../../src/api/client.ts';
import { CallError, type Failure } from '../../src/api/failure.ts';

export const HOST = 'https://api.estate.test';
export const SITE = 'https://www.estate.test/cms';

/** Starts a simulated network for the tests of a file. It answers only what a test sets up. */
export function serveDuringTests() {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}

/** A client without a token, unless the options give one. */
export function clientFor(options: Partial<ClientOptions> = {}): Client {
  return createClient({
    bases: { host: HOST, site: SITE },
    getToken: () => null,
    refresh: () => Promise.resolve(false),
    ...options,
  });
}

/** The failure that a call was rejected with. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const outcome: unknown = await call.then(
    () => 'resolved',
    (error: unknown) => error,
  );
  if (outcome instanceof CallError) return outcome.failure;
  throw new Error('not rejected with a CallError', { cause: outcome });
}

/** A handler that records its requests and gives the answers in turn; the last answer repeats. */
export function recorded(
  method: 'get' | 'post',
  url: string,
  ...answers: (() => Response | Promise<Response>)[]
) {
  const requests: { url: string; headers: Headers; body: unknown }[] = [];
  const resolver: HttpResponseResolver = async ({ request }) => {
    const text = await request.text();
    requests.push({
      url: request.url,
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    return answer ? answer() : new HttpResponse(null, { status: 204 });
  };
  return { handler: http[method](url, resolver), requests };
}

export function json(value: unknown, status = 200): () => Response {
  return () =>
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
}
