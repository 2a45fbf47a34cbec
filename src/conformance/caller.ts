import { buildUrl, type Bases } from '../api/addresses.ts';
import { parseAnswer } from '../api/answer-text.ts';
import { AnswerTooLarge, withByteLimit } from '../browser/byte-limit.ts';
import type { Call } from '../api/call.ts';
import type { Sending } from '../api/client.ts';
import { endpointOf, type EndpointName, type ParamsOf } from '../api/endpoints.ts';
import { CallError } from '../api/failure.ts';
import { BYTE_LIMIT, TIME_LIMIT } from '../api/limits.ts';
import { isEssential } from '../api/declaration.ts';
import { NO_FIELD, readAnswer, type Fault } from '../api/read-answer.ts';
import { POUND, toMajorUnits, type Currency, type MinorUnits } from '../domain/money/money.ts';
import type { CheckedCall, Notes } from './finding.ts';

/** Milliseconds that a guest waits without a message. */
const SLOW = 5000;
/** Characters of a refusal's own text in the report. */
const LONGEST_MESSAGE = 120;

export interface CallerOptions {
  bases: Bases;
  /** Origin of the page that the calls come from. */
  site: string;
  notes: Notes;
  fetch: Fetch;
  /** The time in milliseconds, from any start. */
  now: () => number;
  /** Milliseconds for one answer. */
  timeLimit?: number;
  /** Once aborted, no more requests are sent: each throws Stopped. */
  stop?: AbortSignal;
}

export type Fetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Thrown in place of a request once the run is to stop. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The answer to a request, or why there was none. */
export type Came = { status: number; headers: Headers; text: string } | { why: string };

type WithToken<Name extends EndpointName, Body> = Sending<Name, Body> & { token?: string | null };

export interface Caller {
  /** Sends a request as a page of the site would. Checks the time it takes, and CORS. */
  send: (call: CheckedCall, request: Request) => Promise<Came>;
  /** Sends a request without any checks; null without an answer. */
  peek: (request: Request) => Promise<{ headers: Headers } | null>;
  /** Makes a call as the widget does. Returns the answer as its schema reads it; null where it does not fit. */
  ask: <Name extends EndpointName, Body, Result>(
    call: Call<Name, Body, Result>,
    sending: WithToken<Name, Body>,
    what?: string,
  ) => Promise<{ answer: Result } | null>;
  /** The same, but an answer that does not fit gives its status; null where none came. */
  attempt: <Name extends EndpointName, Body, Result>(
    call: Call<Name, Body, Result>,
    sending: WithToken<Name, Body>,
    what: string,
  ) => Promise<{ answer: Result } | { status: number | null }>;
  /** Makes a call and expects one of these statuses. Returns whether it came. */
  refuses: <Name extends EndpointName, Body>(
    call: Call<Name, Body, unknown>,
    sending: WithToken<Name, Body>,
    what: string,
    statuses: readonly number[],
  ) => Promise<boolean>;
  /** Sets the currency of the amounts in later answers. */
  setCurrency: (currency: Currency) => void;
  /** An amount in the estate's notation, for the report. */
  written: (amount: MinorUnits) => string;
}

/** Calls an estate once per question, without the widget's repeats. Notes each answer that is not as it should be. */
export function createCaller({
  bases,
  site,
  notes,
  fetch,
  now,
  timeLimit = TIME_LIMIT,
  stop,
}: CallerOptions): Caller {
  let currency = POUND;

  async function send(call: CheckedCall, request: Request): Promise<Came> {
    if (stop?.aborted) throw new Stopped();
    const began = now();
    const came = await answerOf(request, fetch, timeLimit);
    const took = now() - began;
    if ('why' in came) return came;
    if (took > SLOW) notes.slow(call, `within ${SLOW / 1000} s`, `${Math.round(took / 1000)} s`);
    checkCors(call, request, came.headers);
    return came;
  }

  function checkCors(call: CheckedCall, request: Request, headers: Headers): void {
    if (new URL(request.url).origin === site) return;
    const allowed = headers.get('access-control-allow-origin');
    if (allowed !== site)
      notes.failed(
        call,
        'lets the page read the answer',
        `Access-Control-Allow-Origin: ${site}`,
        allowed === null ? 'no such header' : `Access-Control-Allow-Origin: ${allowed}`,
      );
  }

  function requestOf<Name extends EndpointName, Body>(
    { endpoint: name }: Call<Name, Body, unknown>,
    { params, body, token = null }: WithToken<Name, Body>,
  ): Request {
    const url = buildUrl(name, (params ?? {}) as ParamsOf<Name>, bases);
    const headers = new Headers({ accept: 'application/json', 'accept-language': 'en-GB', origin: site });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (body === undefined)
      return new Request(url, { method: endpointOf(name).method, headers, redirect: 'manual' });
    headers.set('content-type', 'application/json');
    const text = JSON.stringify(body);
    return new Request(url, { method: endpointOf(name).method, headers, body: text, redirect: 'manual' });
  }

  const attempt: Caller['attempt'] = async (call, sending, what) => {
    const name = call.endpoint;
    const came = await send(name, requestOf(call, sending));
    if ('why' in came) {
      notes.failed(name, what, 'an answer', came.why);
      return { status: null };
    }
    if (came.status < 200 || came.status > 299) {
      notes.failed(name, what, 'status 200', told(came), came.status);
      return { status: came.status };
    }
    const faults: Fault[] = [];
    try {
      const json = parseAnswer(name, came.text, came.headers);
      const answer = readAnswer(call, json, currency, (fault) => faults.push(fault));
      if (!noteFaults(call, what, faults)) return { status: came.status };
      notes.held(name, what);
      return { answer };
    } catch (error) {
      if (!(error instanceof CallError) || error.failure.kind !== 'unreadable') throw error;
      if (faults.length === 0) notes.failed(name, what, 'JSON', notJson(error.failure.message, came.headers));
      noteFaults(call, what, faults);
      return { status: came.status };
    }
  };

  /** Notes what is wrong with the fields of an answer. Returns whether nothing essential is. */
  function noteFaults<Name extends EndpointName>(
    { endpoint, answer }: Pick<Call<Name, unknown, unknown>, 'endpoint' | 'answer'>,
    what: string,
    faults: readonly Fault[],
  ): boolean {
    const essential = faults.filter(({ path }) => isEssential(answer, path));
    for (const { path, expected, came } of faults) {
      const wanted = came === NO_FIELD ? 'a field of that name' : expected;
      const field = path === '' ? wanted : `${path}: ${wanted}`;
      if (isEssential(answer, path)) notes.failed(endpoint, what, field, came);
      else notes.warned(endpoint, path, expected, came);
    }
    return essential.length === 0;
  }

  return {
    send,
    attempt,
    async peek(request) {
      if (stop?.aborted) throw new Stopped();
      const came = await answerOf(request, fetch, timeLimit);
      return 'why' in came ? null : came;
    },
    async ask(call, sending, what = 'answers as the catalogue says') {
      const came = await attempt(call, sending, what);
      return 'answer' in came ? came : null;
    },
    async refuses(call, sending, what, statuses) {
      const came = await send(call.endpoint, requestOf(call, sending));
      const expected = `status ${statuses.join(' or ')}`;
      if ('why' in came) notes.failed(call.endpoint, what, expected, came.why);
      else if (!statuses.includes(came.status))
        notes.failed(call.endpoint, what, expected, told(came), came.status);
      else notes.held(call.endpoint, what);
      return !('why' in came) && statuses.includes(came.status);
    },
    setCurrency(named) {
      currency = named;
    },
    written: (amount) => String(toMajorUnits(amount, currency)),
  };
}

async function answerOf(request: Request, fetch: Fetch, timeLimit: number): Promise<Came> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    // The signal goes to fetch itself: Node forgets that of a copied Request when it collects garbage.
    const response = await withByteLimit(await fetch(request, { signal }), BYTE_LIMIT);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (signal.aborted) return { why: `no answer within ${timeLimit / 1000} s` };
    return { why: error instanceof AnswerTooLarge ? 'more than 5 MB' : `no answer: ${reasonOf(error)}` };
  }
}

/** Why a connection failed, with the system's code for it, such as ECONNREFUSED, where it has one. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the connection failed${code}`;
}

/** What is wrong with an answer that is not JSON. Never repeats a value of it. */
function notJson(message: string, headers: Headers): string {
  if (message !== 'not JSON') return message;
  const type = headers.get('content-type');
  return `not JSON: ${type === null ? 'no Content-Type' : `Content-Type ${type.slice(0, LONGEST_MESSAGE)}`}`;
}

/** The status, with the refusal's own words where it has some. */
function told({ status, text }: { status: number; text: string }): string {
  const found = /"(?:Message|message|error_description)"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  if (found !== undefined) return `status ${status}, ‘${found.slice(0, LONGEST_MESSAGE)}’`;
  return /^\s*</.test(text) ? `status ${status} with a page` : `status ${status}`;
}
