import { AsyncLocalStorage } from 'node:async_hooks';
import { createEstate, type Estate } from '../../demo/estate/handlers.ts';
import { createClient, type Client, type ClientOptions } from '../../src/api/client.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { endpointOf } from '../contract/conversations/request-schemas.ts';
import { TODAY } from '../contract/estate-client.ts';
import type { Fault } from './faults.ts';

const API = 'https://api.estate.test';
const SITE = 'https://www.estate.test';
/** Stands for the client's 20 seconds. Milliseconds. */
const SHORT = 60;

/** One call that meets one fault, with a network of its own. */
export interface Cell {
  estate: Estate;
  anonymous: Client;
  member: (emailAddress: string) => Client;
  /** How often the call was asked for. */
  asked: () => number;
  /** Does `work` in this cell's network. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The signal is the caller's own: that of a copied request is lost when the copy is collected. */
type Network = (request: Request, signal: AbortSignal) => Promise<Response>;
const current = new AsyncLocalStorage<Network>();

/** Every request goes to the network of the cell that it was made in; without one there is no network. */
globalThis.fetch = (input, init) => {
  const network = current.getStore();
  if (!network) return Promise.reject(new TypeError('no network'));
  const signal = init?.signal ?? (input instanceof Request ? input.signal : new AbortController().signal);
  return network(new Request(input, init), signal);
};

/** An estate of its own behind a network that answers one call with a fault and all others as they should be. */
export function openCell(
  endpoint: EndpointName,
  { answer, isEndless }: Pick<Fault, 'answer' | 'isEndless'>,
): Cell {
  const estate = createEstate({ today: TODAY, origins: { api: API, site: SITE } });
  let count = 0;
  const network: Network = (request, signal) => {
    const { pathname, search } = new URL(request.url);
    if (endpointOf({ method: request.method, path: pathname + search }) !== endpoint)
      return estate.handle(request);
    count += 1;
    return answer(() => estate.handle(request), signal);
  };
  const clientWith = (token: string | null): Client => {
    const options: ClientOptions = {
      bases: { host: API, site: `${SITE}/cms` },
      getToken: () => token,
      refresh: () => Promise.resolve(false),
    };
    const client = createClient(options);
    const hurried = createClient({ ...options, timeLimit: SHORT });
    return {
      call: (call, sending) =>
        (isEndless && call.endpoint === endpoint ? hurried : client).call(call, sending),
    };
  };
  return {
    estate,
    anonymous: clientWith(null),
    member: (emailAddress) => clientWith(estate.issueToken(emailAddress)),
    asked: () => count,
    run: (work) => current.run(network, work),
  };
}
