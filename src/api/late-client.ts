import type { Client } from './client.ts';
import type { EndpointName } from './endpoints.ts';
import { CallError } from './failure.ts';
import { readAnswer } from './read-answer.ts';

/**
 * A client whose code comes with the first call, so that no first screen waits for it that has its answer early (D-261).
 * `early`: the answer of a call that was asked for before, if any. Code that cannot be had counts as no connection,
 * and is asked for again with the next call.
 */
export function lateClient(
  load: () => Promise<Client>,
  early: (endpoint: EndpointName) => Promise<unknown> | undefined,
): Client {
  let loading: Promise<Client> | null = null;
  const loaded = (endpoint: EndpointName) => {
    loading ??= load();
    return loading.catch(() => {
      loading = null;
      throw new CallError({ kind: 'offline', endpoint });
    });
  };
  return {
    async call(call, sending) {
      const client = loaded(call.endpoint);
      client.catch(() => undefined);
      const answer = await early(call.endpoint)?.catch(() => undefined);
      return answer === undefined ? (await client).call(call, sending) : readAnswer(call, answer);
    },
  };
}
