import type { IncomingMessage, ServerResponse } from 'node:http';
import { SCENARIO_HEADER } from '../handlers.ts';

/** The headers that let the site's pages, and no others, read the API's answers. */
export function corsHeaders(message: IncomingMessage, siteOrigin: string): Record<string, string> {
  const vary = 'Origin, Accept-Encoding';
  return message.headers.origin === siteOrigin
    ? { 'access-control-allow-origin': siteOrigin, 'access-control-expose-headers': 'Retry-After', vary }
    : { vary };
}

/** Answers a preflight; false for any other request. */
export function answerPreflight(
  message: IncomingMessage,
  reply: ServerResponse,
  siteOrigin: string,
): boolean {
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
