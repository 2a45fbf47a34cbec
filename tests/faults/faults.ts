import type { Failure } from '../../src/api/failure.ts';

/** 'read', or the reason of the failure. */
export type Ending = 'read' | Exclude<Failure['kind'], 'http' | 'aborted'> | `http ${number} ${string}`;

/** A fault of one request. `answer` may let the request reach the estate first. */
export interface Fault {
  name: string;
  answer: (estate: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;
  /** How the call ends. 'empty' means: read where the call reads nothing of the answer, else unreadable. */
  ends: Ending | 'empty';
  /** How many requests a read makes in all. A write makes one. */
  reads: 1 | 3;
  /** Whether the request reaches the estate and takes effect. */
  reaches?: true;
}

const TEXT = 'The estate says no.';
const JSON_TYPE = { 'content-type': 'application/json' };

/** An answer with this status and a message of the estate. */
export function refusal(status: number, headers: Record<string, string> = {}): Fault['answer'] {
  return () =>
    Promise.resolve(
      new Response(JSON.stringify({ Message: TEXT }), {
        status,
        headers: { ...JSON_TYPE, ...headers },
      }),
    );
}

function json(text: string): Response {
  return new Response(text, { headers: JSON_TYPE });
}

/** A body of this many megabytes, produced while it is read. */
export function megabytes(count: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > count) controller.close();
      else controller.enqueue(new Uint8Array(1_000_000).fill(32));
    },
  });
}

/** Breaks the connection. */
export function cut(): never {
  throw new TypeError('Failed to fetch');
}

/** Gives no answer until the caller aborts. */
export function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => {
      reject(new DOMException('aborted', 'AbortError'));
    };
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** The faults that every call must withstand, except changed fields: tests/api/reader/fuzz.test.ts has them. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'offline',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    ends: 'offline',
    reads: 3,
  },
  { name: 'time-out', answer: (_, signal) => never(signal), ends: 'timeout', reads: 1 },
  { name: '400 with text', answer: refusal(400), ends: `http 400 ${TEXT}`, reads: 1 },
  { name: '401', answer: refusal(401), ends: 'unauthorised', reads: 1 },
  { name: '404', answer: refusal(404), ends: `http 404 ${TEXT}`, reads: 1 },
  { name: '409', answer: refusal(409), ends: `http 409 ${TEXT}`, reads: 1 },
  { name: '429', answer: refusal(429, { 'retry-after': '0' }), ends: `http 429 ${TEXT}`, reads: 3 },
  { name: '500', answer: refusal(500), ends: `http 500 ${TEXT}`, reads: 3 },
  {
    name: 'HTML with 200',
    answer: () =>
      Promise.resolve(
        new Response('<h1>Sign in to the WiFi</h1>', { headers: { 'content-type': 'text/html' } }),
      ),
    ends: 'unreadable',
    reads: 1,
  },
  {
    name: 'empty body',
    reaches: true,
    answer: async (estate) => {
      await estate();
      return json('');
    },
    ends: 'empty',
    reads: 1,
  },
  {
    name: 'truncated JSON',
    reaches: true,
    answer: async (estate) => {
      const text = await (await estate()).text();
      return json(text.length > 2 ? text.slice(0, -2) : '{"Id":');
    },
    ends: 'unreadable',
    reads: 1,
  },
  {
    name: '20 MB',
    answer: () => Promise.resolve(new Response(megabytes(20), { headers: JSON_TYPE })),
    ends: 'unreadable',
    reads: 1,
  },
  {
    name: 'slow by 20 s',
    reaches: true,
    answer: async (estate, signal) => {
      await estate();
      return never(signal);
    },
    ends: 'timeout',
    reads: 1,
  },
  {
    name: 'answered twice',
    reaches: true,
    answer: async (estate) => {
      const text = await (await estate()).text();
      return json(text === '' ? '{}{}' : text + text);
    },
    ends: 'unreadable',
    reads: 1,
  },
  {
    name: 'cut after commit',
    reaches: true,
    answer: async (estate) => {
      await estate();
      return cut();
    },
    ends: 'offline',
    reads: 3,
  },
];
