import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Estate } from '../estate/handlers.ts';
import { addressOf, answerNotFound } from '../estate/http/odd-requests.ts';
import { sendResponse, toRequest } from '../estate/http/node-bridge.ts';
import type { Source } from '../serve-source.ts';
import { renderPage } from './pages.ts';
import { readStatic } from './static-files.ts';

const DIST = join(import.meta.dirname, '../../dist');
const STAYCHART = /^\/staychart\/(.+)$/;

/** Files whose names hold a hash of their content. */
const UNCHANGING = /^\/staychart\/(chunks|again|words)\//;

/** Folders served unchanged. Pictures stand below the CMS's segment, too (D-47). */
const FOLDERS: [RegExp, string][] = [
  [/^\/gallery\/(.*)$/, join(import.meta.dirname, '../../gallery')],
  [/^\/assets\/themes\/(.+\.(?:css|svg))$/, join(import.meta.dirname, 'themes')],
  [/^\/assets\/(.+)$/, join(import.meta.dirname, 'assets')],
  [/^(?:\/s\/[\w,-]+)?(?:\/[\w-]+)?\/pictures\/(.+)$/, join(import.meta.dirname, 'pictures')],
];

/** Addresses that the estate answers on the site's own origin. */
const ESTATE_PATHS = /^(\/s\/[\w,-]+)?\/(cms|meridian|gull-sands)\/api\/|^\/__estate\//;

export interface SiteListenerOptions {
  estate: Estate;
  origins: { api: string; site: string };
  /** The folder of the widget; dist/ when not given. */
  bundle?: string | undefined;
  /** The widget's source, in place of the folder. */
  source?: Source | undefined;
  /** Whether this request for a file of the widget fails, with 503. */
  isLost?: ((file: string) => boolean) | undefined;
}

/** Serves the site: its pages and files, the widget, and the site's own calls. */
export function createSiteListener(options: SiteListenerOptions): RequestListener {
  return (message, reply) => {
    answer(message, reply, options).catch((error: unknown) => {
      reply.destroy(error instanceof Error ? error : undefined);
    });
  };
}

async function answer(
  message: IncomingMessage,
  reply: ServerResponse,
  { estate, origins, bundle = DIST, source, isLost }: SiteListenerOptions,
): Promise<void> {
  const address = addressOf(message, origins.site);
  if (!address) return answerNotFound(reply);
  const { pathname, search, searchParams } = address;
  if (ESTATE_PATHS.test(pathname)) {
    const response = await estate.handle(await toRequest(message, origins.site));
    await sendResponse(response, message, reply);
    return;
  }
  if (message.method !== 'GET' && message.method !== 'HEAD') {
    return answerNotFound(reply);
  }
  if (source?.answer(message, reply)) return;
  const [, asked] = STAYCHART.exec(pathname) ?? [];
  if (asked !== undefined && isLost?.(asked)) {
    reply.writeHead(503, { 'cache-control': 'no-store' }).end();
    return;
  }
  for (const [pattern, folder] of [[STAYCHART, bundle] as const, ...FOLDERS]) {
    const [, file] = pattern.exec(pathname) ?? [];
    if (file !== undefined) {
      const caching = UNCHANGING.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
      await sendFile(message, reply, { folder, file: file || 'index.html', caching });
      return;
    }
  }
  const { state } = estate;
  const hasInspector = source !== undefined;
  const page = renderPage(pathname, { state, origins, query: searchParams, bundle, hasInspector });
  if (page.status === 200 && !pathname.endsWith('/')) {
    reply.writeHead(308, { location: `${pathname}/${search}` }).end();
    return;
  }
  reply.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    // No policy while Vite serves the source, because the code that Vite adds would break it.
    ...(source ? {} : { 'content-security-policy': policyFor(origins.api) }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  reply.end(message.method === 'HEAD' ? '' : page.html);
}

/** The policies of embedding.md. Data addresses are for pictures such as a select's arrow. */
function policyFor(api: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${api}`,
    `frame-src ${api}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

async function sendFile(
  message: IncomingMessage,
  reply: ServerResponse,
  wanted: { folder: string; file: string; caching: string },
): Promise<void> {
  const acceptsBrotli = /\bbr\b/.test(message.headers['accept-encoding'] ?? '');
  const file = await readStatic(wanted.folder, wanted.file, acceptsBrotli);
  if (!file) {
    reply.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.');
    return;
  }
  const headers = {
    'content-type': file.type,
    'cache-control': wanted.caching,
    vary: 'Accept-Encoding',
    etag: file.etag,
    'x-content-type-options': 'nosniff',
    ...(file.encoding === null ? {} : { 'content-encoding': file.encoding }),
  };
  if (message.headers['if-none-match'] === file.etag) {
    reply.writeHead(304, headers).end();
    return;
  }
  reply.writeHead(200, { ...headers, 'content-length': file.body.byteLength });
  reply.end(message.method === 'HEAD' ? undefined : file.body);
}
