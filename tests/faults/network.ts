import { AsyncLocalStorage } from 'node:async_hooks';
import { createEstate, type Estate } from '../../demo/estate/handlers.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { endpointOf } from '../contract/conversations/request-schemas.ts';
import { TODAY } from '../contract/estate-client.ts';
import type { AuthSettings } from '../../src/auth/contract.ts';

export const API = 'https://api.estate.test';
export const SITE = 'https://www.estate.test';

/**
 * Answers a request. `signal` is the caller's: the one of a copied request is lost when the copy is
 * collected.
 */
type Network = (request: Request, signal: AbortSignal) => Promise<Response>;
const current = new AsyncLocalStorage<Network>();

const outside = globalThis.fetch;

/**
 * Sends each request to the network of the work that made it, or to the former `fetch` outside any network.
 */
globalThis.fetch = (input, init) => {
  const network = current.getStore();
  if (!network) return outside(input, init);
  const signal = init?.signal ?? (input instanceof Request ? input.signal : new AbortController().signal);
  if (signal.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'));
  return network(new Request(input, init), signal);
};

/** What answers a call instead of the estate; null lets the call through. */
export type Interference = (
  endpoint: EndpointName | null,
) => ((estate: () => Promise<Response>, signal: AbortSignal) => Promise<Response>) | null;

/** Runs `work` and everything that it starts in a network. */
export type Run = <Result>(work: () => Result) => Result;

export interface EstateNetwork {
  estate: Estate;
  run: Run;
}

/** An estate at the origins of these tests, with `scenario` always on. */
export function openEstate(scenario = ''): Estate {
  return createEstate({ today: TODAY, origins: { api: API, site: SITE }, scenario });
}

/** A new estate behind a network that may interfere. */
export function openNetwork(
  interfere: Interference,
  elsewhere: (request: Request) => Promise<Response> = noSuchHost,
): EstateNetwork {
  const estate = openEstate();
  return { estate, run: networkTo(estate, interfere, elsewhere) };
}

function noSuchHost(): Promise<Response> {
  return Promise.reject(new TypeError('no such host'));
}

/** A network that leads to an estate and may interfere. `elsewhere` answers requests to other origins. */
export function networkTo(
  estate: Estate,
  interfere: Interference,
  elsewhere: (request: Request) => Promise<Response> = noSuchHost,
): Run {
  const network: Network = (request, signal) => {
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== API && origin !== SITE) return elsewhere(request);
    const answer = interfere(endpointOf({ method: request.method, path: pathname + search }));
    return answer ? answer(() => estate.handle(request), signal) : estate.handle(request);
  };
  return (work) => current.run(network, work);
}

/** Counts the providers. Tabs with the same provider share a logout, so each visit needs its own. */
let made = 0;

/** An identity provider that gives a token for the right password. */
export function openIdentity(password: string, issueToken: (emailAddress: string) => string) {
  made += 1;
  const authority = `https://id${made}.estate.test`;
  const settings: AuthSettings = { authority, clientId: 'web', scope: 'account' };
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/.well-known/openid-configuration') {
      return Response.json({ issuer: authority, token_endpoint: `${authority}/token` });
    }
    const form = new URLSearchParams(await request.text());
    if (form.get('password') === password) {
      return Response.json({ access_token: issueToken(form.get('username') ?? ''), token_type: 'Bearer' });
    }
    return Response.json(
      { error: 'invalid_grant', error_description: 'invalid_username_or_password' },
      { status: 400 },
    );
  };
  return { settings, answer };
}
