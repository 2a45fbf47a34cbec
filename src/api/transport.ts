import ky, { isHTTPError, isTimeoutError, type RetryOptions } from 'ky';
import { parseAnswer } from './answer-text.ts';
import { AnswerTooLarge, withByteLimit } from '../browser/byte-limit.ts';
import type { Endpoint, EndpointName } from './endpoints.ts';
import { CallError, type Failure } from './failure.ts';
import { spokenMessage } from './spoken-message.ts';

/** One request. */
export interface Exchange {
  name: EndpointName;
  endpoint: Endpoint;
  url: string;
  body: unknown;
  token: string | null;
  language: string;
  signal: AbortSignal | undefined;
  /** Milliseconds for the whole exchange: repeats, pauses and the body. */
  timeLimit: number;
  byteLimit: number;
}

/** How reads are repeated (D-260). A `Retry-After` of the estate is followed for a few seconds at most. */
const READ_RETRIES: RetryOptions = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: [429, 500, 502, 503, 504],
  afterStatusCodes: [429, 500, 502, 503, 504],
  maxRetryAfter: 3000,
  jitter: true,
};

/** Sends a request. Returns the JSON of its answer, undefined for an empty one. Rejects with CallError only. */
export async function exchange(request: Exchange): Promise<unknown> {
  if (request.signal?.aborted) throw new CallError({ kind: 'aborted', endpoint: request.name });
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(failureOf(request, error));
  }
}

function send({ name, endpoint, url, body, token, language, signal, timeLimit, byteLimit }: Exchange) {
  return ky(url, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { json: body }),
    ...(signal ? { signal } : {}),
    timeout: false,
    totalTimeout: timeLimit,
    credentials: 'same-origin',
    redirect: 'error',
    // The write may be the page's last act (E-19). Browsers limit the bodies that they send so, hence only without one.
    keepalive: endpoint.kind === 'write' && body === undefined,
    referrerPolicy: 'no-referrer',
    retry: endpoint.kind === 'read' && !endpoint.isCounted ? READ_RETRIES : 0,
    fetch: async (input, init) => withByteLimit(await fetch(input, init), byteLimit),
    parseJson: (text, { response }) => parseAnswer(name, text, response.headers),
  }).json();
}

function failureOf(request: Exchange, error: unknown): Failure {
  const endpoint = request.name;
  if (request.signal?.aborted) return { kind: 'aborted', endpoint };
  if (isTimeoutError(error)) return { kind: 'timeout', endpoint };
  if (error instanceof AnswerTooLarge) {
    return { kind: 'unreadable', endpoint, path: '', message: 'too large' };
  }
  if (!isHTTPError(error)) return { kind: 'offline', endpoint };
  const { status } = error.response;
  const message = spokenMessage(request.name, request.body, serverText(error.data));
  if (status === 401) return { kind: 'unauthorised', endpoint, message };
  const failure: Failure = { kind: 'http', endpoint, status, message };
  const retryAfter = error.response.headers.get('retry-after');
  return retryAfter === null ? failure : { ...failure, retryAfter };
}

function serverText(data: unknown): string {
  if (typeof data === 'string') return data.startsWith('<') ? '' : data;
  if (typeof data !== 'object' || data === null) return '';
  const fields = new Map<string, unknown>(Object.entries(data));
  const texts = ['Message', 'message', 'error_description', 'error'].map((name) => fields.get(name));
  return texts.find((value): value is string => typeof value === 'string') ?? '';
}
