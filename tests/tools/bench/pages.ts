import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Demo } from '../../../demo/start-demo.ts';

export const DIST = join(import.meta.dirname, '../../../dist');

/** A hotel's bare page: what is in its body, and the folder of its files. */
export interface BarePage {
  body: string;
  folder: string;
}

export interface BareSite {
  origin: string;
  close: () => void;
}

/** The widget by its script tag, with the shorter way as we advise it, and by the snippet. */
export function widgetPages(): { tag: BarePage; short: BarePage; snippet: BarePage } {
  const tag = `<script src="staychart.js" defer></script><stay-booking cms="cms" brand="The Estate"></stay-booking>`;
  const short = tag.replace('<stay-booking', '$& start="search" guests="lead" lang="en-GB-x-plain"');
  const snippet = readFileSync(join(DIST, 'snippet.html'), 'utf8')
    .replaceAll('/staychart/', '')
    .replace(' host="https://api.estate.example"', '');
  return {
    tag: { body: tag, folder: DIST },
    short: { body: short, folder: DIST },
    snippet: { body: snippet, folder: DIST },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/**
 * Serves bare pages at `/<name>/` with their files below, all compressed with brotli and not to be cached.
 * The calls are passed on to the demo's hotel, which answers no page of another site.
 */
export async function serveBarePages(
  pages: Readonly<Record<string, BarePage>>,
  { siteUrl, apiUrl }: Demo,
): Promise<BareSite> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const url = new URL(path, path.startsWith('/api/') ? apiUrl : siteUrl);
    const answer = (type: string, content: Uint8Array | string) =>
      response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
        .end(compressed(content));
    if (/^\/(cms|api)\//.test(path)) {
      void fetch(url, { method: request.method ?? 'GET' }).then(async (passed) =>
        answer(passed.headers.get('content-type') ?? '', await passed.text()),
      );
      return;
    }
    const [, name = '', ...rest] = url.pathname.split('/');
    const [page, file] = [pages[name], rest.join('/')];
    const source = join(page?.folder ?? '', file);
    const type = TYPES[extname(file)];
    if (page && file === '') answer(TYPES['.html'] ?? '', documentOf(page));
    else if (page && type !== undefined && existsSync(source)) answer(type, readFileSync(source));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const known = new Map<string, Buffer>();

/** Compresses the same content once only, so that no page waits for it but in its first load. */
function compressed(content: Uint8Array | string): Buffer {
  const key = content.toString();
  const made = known.get(key) ?? brotliCompressSync(content);
  known.set(key, made);
  return made;
}

function documentOf({ body }: BarePage): string {
  const head = `<meta charset="utf-8"><title>Hotel</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`;
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;
}
