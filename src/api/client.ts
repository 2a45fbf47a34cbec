import { buildUrl, type Bases, type EndpointOverrides } from './addresses.ts';
import type { Call } from './call.ts';
import { endpointOf, type Endpoint, type EndpointName, type ParamsOf } from './endpoints.ts';
import { CallError } from './failure.ts';
import { BYTE_LIMIT, TIME_LIMIT } from './limits.ts';
import { readAnswer, type Fault } from './read-answer.ts';
import type { Currency } from '../domain/money/money.ts';
import { doWhenIdle } from '../browser/when-idle.ts';
import { exchange } from './transport.ts';

/** The servers of the calls, and the token that the calls carry. */
export interface ClientOptions {
  bases: Bases;
  overrides?: EndpointOverrides;
  /** The bearer token of a signed-in member; null for an anonymous guest. Read at every call. */
  getToken: () => string | null;
  /** Gets a new token. Returns false where there is none. */
  refresh: () => Promise<boolean>;
  /**
   * Whether the token is about to run out. It is then renewed before a write, because a write is never repeated.
   */
  isTokenStale?: () => boolean;
  /** The guest's language, for the estate's own texts. Read at every call. */
  language?: () => string;
  /** The currency of the estate's prices; the pound until a configuration names another. Read at every answer. */
  currency?: () => Currency;
  /** Told of each value of an answer that had to be put right or left out. */
  told?: (fault: Fault) => void;
  /** Milliseconds for one call, its repeats and its body. */
  timeLimit?: number;
  /** Bytes of one answer. */
  byteLimit?: number;
}

type Empty<T> = [keyof T] extends [never] ? true : false;

/** The request of a call: address parts and body where it has any, and a signal that aborts it. */
export type Sending<Name extends EndpointName, Body> = { signal?: AbortSignal | undefined } & (Empty<
  ParamsOf<Name>
> extends true
  ? { params?: undefined }
  : { params: ParamsOf<Name> }) &
  ([Body] extends [undefined] ? { body?: undefined } : { body: Body });

export interface Client {
  /** Returns the answer in domain terms. Rejects with CallError only. */
  call<Name extends EndpointName, Body, Result>(
    call: Call<Name, Body, Result>,
    sending: Sending<Name, Body>,
  ): Promise<Result>;
}

/**
 * The only way to the estate's servers. A read is repeated after faults of the network or server; a write is sent once
 * (T14).
 *
 * A 401 renews the token once for all calls under way (T23). A read is then sent again with the new token. Without one
 * it is sent as from an anonymous guest (D-29), except to endpoints for members only. A write is not sent again: it
 * fails as `unauthorised`.
 *
 * Each call goes out in its own task: the browser paints the change of a press first. So does its answer: reading a long
 * one and what follows from it are two tasks.
 */
export function createClient(options: ClientOptions): Client {
  let refreshing: Promise<boolean> | null = null;
  const refreshOnce = () => {
    refreshing ??= options
      .refresh()
      .catch(() => false)
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  };

  const exchangeWithToken = async (
    send: (token: string | null) => Promise<unknown>,
    { kind, isForMembers }: Endpoint,
  ) => {
    const token = options.getToken();
    try {
      return await send(token);
    } catch (error) {
      if (token === null || !isUnauthorised(error)) throw error;
      if (options.getToken() === token) await refreshOnce();
      const renewed = options.getToken();
      if (kind === 'write' || renewed === token || (isForMembers && renewed === null)) throw error;
      return send(renewed);
    }
  };

  return {
    async call(call, { params, body, signal }) {
      await nextTask();
      const { endpoint: name } = call;
      const endpoint = endpointOf(name);
      const url = buildUrl(name, (params ?? {}) as ParamsOf<typeof name>, options.bases, options.overrides);
      if (endpoint.kind === 'write' && options.getToken() !== null && options.isTokenStale?.())
        await refreshOnce();
      const { timeLimit = TIME_LIMIT, byteLimit = BYTE_LIMIT } = options;
      const send = (token: string | null) =>
        exchange({
          ...{ name, endpoint, url, body, token, signal, timeLimit, byteLimit },
          language: options.language?.() ?? 'en-GB',
        });
      const json = await exchangeWithToken(send, endpoint);
      const answer = readAnswer(call, json, options.currency?.(), options.told, doWhenIdle);
      await nextTask();
      return answer;
    },
  };
}

/** Not a timer: the browser delays timers of a hidden page. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve(port1.close());
    };
    port2.postMessage(null);
  });
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'unauthorised';
}
