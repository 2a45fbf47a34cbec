import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountOfToken, createIdentityProvider } from './estate/idp/provider.ts';
import { accountsOf } from './estate/http/accounts-of-estate.ts';
import { createApiListener } from './estate/http/api-listener.ts';
import { createEstate, type Estate, type EstateOptions } from './estate/handlers.ts';
import { createSiteListener } from './site/site-listener.ts';

export interface DemoOptions extends Pick<EstateOptions, 'seed' | 'today' | 'now' | 'scenario'> {
  /** The site's port; the API has the next one. 0 takes any two free ones. */
  port: number;
  /** Another build of the widget than dist/. */
  bundle?: string;
}

export interface Demo {
  siteUrl: string;
  apiUrl: string;
  estate: Estate;
  close: () => Promise<void>;
}

/** Serves the site and, on an origin of its own, the API with the identity provider. Rejects when a port is taken. */
export async function startDemo({ port, bundle, ...options }: DemoOptions): Promise<Demo> {
  const site = createServer();
  const api = createServer();
  const sitePort = await listen(site, port);
  const apiPort = await listen(api, port === 0 ? 0 : port + 1).catch(async (error: unknown) => {
    await close(site);
    throw error;
  });
  const origins = { site: `http://localhost:${sitePort}`, api: `http://localhost:${apiPort}` };
  const estate: Estate = createEstate({
    ...options,
    origins,
    memberOfToken: (token) => accountOfToken(provider, token),
  });
  const provider = createIdentityProvider({
    issuer: `${origins.api}/idp`,
    siteOrigin: origins.site,
    accounts: accountsOf(estate),
  });
  site.on('request', createSiteListener({ estate, origins, bundle }));
  api.on('request', createApiListener({ estate, provider, origins }));
  return {
    siteUrl: origins.site,
    apiUrl: origins.api,
    estate,
    close: async () => {
      await Promise.all([close(site), close(api)]);
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
