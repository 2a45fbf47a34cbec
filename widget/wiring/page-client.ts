import { readOverrides } from '../../src/api/addresses.ts';
import { createClient, type Client, type ClientOptions } from '../../src/api/client.ts';

interface PageClientOptions extends Omit<ClientOptions, 'overrides'> {
  /** The page's own paths, unchecked. */
  endpoints: unknown;
  warn: (message: string) => void;
}

/** An element's client, with the page's own paths. `warn` is told of each unusable path. */
export function pageClient({ endpoints, warn, ...options }: PageClientOptions): Client {
  const { overrides, wrong } = readOverrides(endpoints);
  for (const name of wrong) warn(`settings.endpoints.${name} is not a path of the catalogue`);
  return createClient({ ...options, overrides });
}
