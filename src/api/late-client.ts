import type { Client } from './client.ts';
import type { EndpointName } from './endpoints.ts';
import { CallError } from './failure.ts';
import { readAnswer } from './read-answer.ts';

/**
 * A client whose code comes with the first call, so that no first screen waits for it that has its answer early (D-261).
 * A call goes out in a task of its own: sending one takes long, and what a press has changed is painted before (D-301).
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
      if (answer !== undefined) return readAnswer(call, answer);
      const sender = await client;
      await nextTask();
      return sender.call(call, sending);
    },
  };
}

/** Not a timer: those of a page that is not in sight come late. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve(port1.close());
    };
    port2.postMessage(null);
  });
}
