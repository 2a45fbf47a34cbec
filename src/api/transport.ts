import { AnswerTooLarge, withByteLimit } from './byte-limit.ts';
import type { Endpoint, EndpointName } from './endpoints.ts';
import { CallError, type Failure } from './failure.ts';

/** One request as it goes out. */
export interface Exchange {
  name: EndpointName;
  endpoint: Endpoint;
  url: string;
  body: unknown;
  token: string | null;
  signal: AbortSignal | undefined;
  /** Milliseconds for everything: repeats, pauses and the body. */
  timeLimit: number;
  byteLimit: number;
}

/** How often a read is sent again, and after which answers. */
const REPEATS = 2;
const REPEATED: readonly number[] = [429, 500, 502, 503, 504];
/** Milliseconds: the first pause at the longest, and the longest that the estate may ask for. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 3000;

const LONGEST_MESSAGE = 500;

/** Sends a request and gives the JSON of its answer, null for an empty one. Rejects with CallError only. */
export async function exchange(request: Exchange): Promise<unknown> {
  const deadline = new AbortController();
  const giveUp = () => {
    deadline.abort();
  };
  const timer = setTimeout(giveUp, request.timeLimit);
  request.signal?.addEventListener('abort', giveUp);
  if (request.signal?.aborted) giveUp();
  try {
    const response = await send(request, deadline.signal);
    return parseJson(request.name, await response.text(), response.headers);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(failureOf(request, error, deadline.signal.aborted));
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', giveUp);
  }
}

/** An answer that says no, with its words. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown) {
    super(`status ${status}`);
    this.status = status;
    this.data = data;
  }
}

async function send(request: Exchange, signal: AbortSignal): Promise<Response> {
  const { endpoint, url, body, token, byteLimit } = request;
  const repeats = endpoint.kind === 'read' ? REPEATS : 0;
  for (let sent = 1; ; sent++) {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
      credentials: 'same-origin',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    }).catch((error: unknown) => {
      if (sent > repeats || signal.aborted) throw error;
      return null;
    });
    if (response?.ok) return withByteLimit(response, byteLimit);
    if (response && (sent > repeats || !REPEATED.includes(response.status))) {
      throw new Refusal(response.status, await dataOf(withByteLimit(response, byteLimit)));
    }
    await wait(pauseBefore(sent, response), signal);
  }
}

/** Longer each time and never the same, unless the estate says when to come again. Milliseconds. */
function pauseBefore(sent: number, response: Response | null): number {
  const after = response?.headers.get('retry-after') ?? '';
  const asked = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  if (asked >= 0) return Math.min(asked, LONGEST_PAUSE);
  return Math.random() * FIRST_PAUSE * 2 ** (sent - 1);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new DOMException('given up', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
}

/** What a refusal says, empty when that cannot be read. */
async function dataOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return isJson(response.headers) ? JSON.parse(text) : text;
  } catch {
    return '';
  }
}

function isJson(headers: Headers): boolean {
  return /^(application|text)\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
}

function parseJson(endpoint: EndpointName, text: string, headers: Headers): unknown {
  if (text.trim() === '') return null;
  const unreadable = (message: string) => new CallError({ kind: 'unreadable', endpoint, path: '', message });
  if (!isJson(headers)) throw unreadable('not JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('broken JSON');
  }
}

function failureOf(request: Exchange, error: unknown, gaveUp: boolean): Failure {
  const endpoint = request.name;
  if (request.signal?.aborted) return { kind: 'aborted', endpoint };
  if (gaveUp) return { kind: 'timeout', endpoint };
  if (error instanceof AnswerTooLarge) {
    return { kind: 'unreadable', endpoint, path: '', message: 'too large' };
  }
  if (!(error instanceof Refusal)) return { kind: 'offline', endpoint };
  const message = messageOf(error, request);
  return error.status === 401
    ? { kind: 'unauthorised', endpoint, message }
    : { kind: 'http', endpoint, status: error.status, message };
}

/** The server's own words (B §8), unless they repeat a secret that was sent. */
function messageOf(error: Refusal, { endpoint, body }: Exchange): string {
  const message = serverText(error.data).trim().slice(0, LONGEST_MESSAGE);
  const sent: Record<string, unknown> = { ...(typeof body === 'object' ? body : null) };
  const repeats = (endpoint.secrets ?? []).some((field) => {
    const secret = sent[field];
    return typeof secret === 'string' && secret !== '' && message.includes(secret);
  });
  return repeats ? '' : message;
}

function serverText(data: unknown): string {
  if (typeof data === 'string') return data.startsWith('<') ? '' : data;
  if (typeof data !== 'object' || data === null) return '';
  const fields = new Map<string, unknown>(Object.entries(data));
  const texts = ['Message', 'message', 'error_description', 'error'].map((name) => fields.get(name));
  return texts.find((value): value is string => typeof value === 'string') ?? '';
}
