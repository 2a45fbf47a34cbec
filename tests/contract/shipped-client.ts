import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createClient, type Client } from '../../src/api/client.ts';
import { openEstate } from './estate-client.ts';

const HOST = 'https://api.estate.test';
const SITE = 'https://www.estate.test';
const BASES = { host: HOST, site: `${SITE}/cms` };

/** The shipped client with a simulated estate, which each test finds in its first state. */
export function talkToEstate() {
  const { estate } = openEstate({ origins: { api: HOST, site: SITE } });
  const server = setupServer(...estate.handlers());
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(() => {
    estate.reset();
  });
  afterAll(() => {
    server.close();
  });
  const clientWith = (token: string | null): Client =>
    createClient({ bases: BASES, getToken: () => token, refresh: () => Promise.resolve(false) });
  return {
    estate,
    anonymous: clientWith(null),
    /** A client with a token from the estate. */
    member: (emailAddress: string) => clientWith(estate.issueToken(emailAddress)),
  };
}
