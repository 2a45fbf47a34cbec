import type { Estate } from '../../demo/estate/handlers.ts';
import { createClient, type Client } from '../../src/api/client.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import type { Fault } from './faults.ts';
import { API, openNetwork, SITE } from './network.ts';

/** A call that meets a fault, in a network of its own. */
export interface Cell {
  estate: Estate;
  anonymous: Client;
  member: (emailAddress: string) => Client;
  /** The number of requests for the call. */
  asked: () => number;
  run: <Result>(work: () => Result) => Result;
}

export function openCell(endpoint: EndpointName, { answer }: Pick<Fault, 'answer'>): Cell {
  let count = 0;
  const { estate, run } = openNetwork((asked) => {
    if (asked !== endpoint) return null;
    count += 1;
    return answer;
  });
  const clientWith = (token: string | null): Client =>
    createClient({
      bases: { host: API, site: `${SITE}/cms` },
      getToken: () => token,
      refresh: () => Promise.resolve(false),
    });
  return {
    estate,
    anonymous: clientWith(null),
    member: (emailAddress) => clientWith(estate.issueToken(emailAddress)),
    asked: () => count,
    run,
  };
}
