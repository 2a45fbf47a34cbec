import { createServer } from 'node:http';
import { accountsOf } from './estate/idp/accounts.ts';
import { accountOfToken, createIdentityProvider } from './estate/idp/provider.ts';
import { createApiListener } from './estate/http/api-listener.ts';
import { close, HERE, listen, nameOf } from './estate/http/listening.ts';
import { answerUnreadable } from './estate/http/odd-requests.ts';
import { createEstate, type Estate, type EstateOptions } from './estate/handlers.ts';
import { createSiteListener } from './site/site-listener.ts';

export interface DemoOptions extends Pick<EstateOptions, 'seed' | 'today' | 'now' | 'scenario'> {
  /** The site's port; the API has the next one. 0 takes any two free ones. */
  port: number;
  /** The address to listen on; 127.0.0.1, so this machine only, when not given. */
  host?: string | undefined;
  /** The folder of another build than dist/. */
  bundle?: string;
  /** The widget from its source, with its inspector (npm run dev). The source may be edited meanwhile. */
  isFromSource?: boolean;
  /** Whether this request for a file of the widget fails. */
  isLost?: (file: string) => boolean;
}

export interface Demo {
  siteUrl: string;
  apiUrl: string;
  estate: Estate;
  close: () => Promise<void>;
}

/** Serves the site, and on an origin of its own the API with the identity provider. Rejects when a port is taken. */
export async function startDemo({
  port,
  host = HERE,
  bundle,
  isFromSource = false,
  isLost,
  ...options
}: DemoOptions): Promise<Demo> {
  const site = createServer({ requireHostHeader: false });
  const api = createServer({ requireHostHeader: false });
  // Started before anybody can ask for it: a call without an answer would wait for ever.
  const source = isFromSource ? await (await import('./serve-source.ts')).serveSource(site) : undefined;
  const giveUp = async (error: unknown): Promise<never> => {
    await Promise.all([source?.close(), close(site)]);
    throw error;
  };
  const sitePort = await listen(site, host, port).catch(giveUp);
  const apiPort = await listen(api, host, port === 0 ? 0 : port + 1).catch(giveUp);
  const name = nameOf(host);
  const origins = { site: `http://${name}:${sitePort}`, api: `http://${name}:${apiPort}` };
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
  answerUnreadable(site);
  answerUnreadable(api);
  site.on('request', createSiteListener({ estate, origins, bundle, source, isLost }));
  api.on('request', createApiListener({ estate, provider, origins }));
  return {
    siteUrl: origins.site,
    apiUrl: origins.api,
    estate,
    close: async () => {
      await Promise.all([source?.close(), close(site), close(api)]);
    },
  };
}
