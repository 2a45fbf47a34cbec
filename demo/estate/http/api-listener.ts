import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { SCENARIO_HEADER, type Estate } from '../handlers.ts';
import { paymentScript, paymentStyles } from '../payment-page/payment-html.ts';
import { sendResponse, toRequest } from './node-bridge.ts';
import { addressOf, answerNotFound } from './odd-requests.ts';

const IDENTITY_PATH = '/idp';

const ASSETS: Record<string, { type: string; text: string }> = {
  '/payment/payment.js': { type: 'text/javascript; charset=utf-8', text: paymentScript },
  '/payment/payment.css': { type: 'text/css; charset=utf-8', text: paymentStyles },
};

export interface ApiListenerOptions {
  estate: Estate;
  provider: Provider;
  origins: { api: string; site: string };
}

/** Serves the API's origin: the identity provider below /idp, the payment page's files, and the estate. */
export function createApiListener({ estate, provider, origins }: ApiListenerOptions): RequestListener {
  const identity = provider.callback();
  return (message, reply) => {
    const address = addressOf(message, origins.api);
    if (!address) {
      answerNotFound(reply);
      return;
    }
    const path = address.pathname;
    if (path === IDENTITY_PATH || path.startsWith(`${IDENTITY_PATH}/`)) {
      void identity(mounted(message), reply);
      return;
    }
    if (answerPreflight(message, reply, origins.site)) return;
    const asset = ASSETS[path];
    if (asset) {
      reply.writeHead(200, { 'content-type': asset.type, 'cache-control': 'no-cache' }).end(asset.text);
      return;
    }
    answer(estate, message, reply, origins).catch(() => {
      reply.destroy();
    });
  };
}

async function answer(
  estate: Estate,
  message: IncomingMessage,
  reply: ServerResponse,
  origins: { api: string; site: string },
): Promise<void> {
  const request = await toRequest(message, origins.api);
  await sendResponse(await estate.handle(request), message, reply, corsHeaders(message, origins.site));
}

/** Makes the address relative to the provider's root. `originalUrl` tells the provider where it is mounted. */
function mounted(message: IncomingMessage): IncomingMessage {
  const originalUrl = message.url ?? '/';
  return Object.assign(message, { originalUrl, url: originalUrl.slice(IDENTITY_PATH.length) || '/' });
}

/** The headers that let the site's pages, and no others, read the API's answers. */
function corsHeaders(message: IncomingMessage, siteOrigin: string): Record<string, string> {
  const vary = 'Origin, Accept-Encoding';
  return message.headers.origin === siteOrigin
    ? { 'access-control-allow-origin': siteOrigin, 'access-control-expose-headers': 'Retry-After', vary }
    : { vary };
}

/** Answers a preflight; false for any other request. */
function answerPreflight(message: IncomingMessage, reply: ServerResponse, siteOrigin: string): boolean {
  if (message.method !== 'OPTIONS') return false;
  reply.writeHead(204, {
    ...corsHeaders(message, siteOrigin),
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': `authorization, content-type, ${SCENARIO_HEADER}`,
    'access-control-max-age': '600',
  });
  reply.end();
  return true;
}
