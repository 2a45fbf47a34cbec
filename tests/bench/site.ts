import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A hotel's bare page: its markup, and the folder of its scripts. */
export interface BarePage {
  head?: string;
  body: string;
  folder: string | null;
}

export interface BareSite {
  origin: string;
  close: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/**
 * Serves bare pages at `/<name>/` and their scripts below, all compressed with brotli and uncacheable.
 * Requests below `/cms/` are passed on to another site.
 */
export async function serveBarePages(
  pages: Readonly<Record<string, BarePage>>,
  contentSite: string,
): Promise<BareSite> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/cms/')) {
      void fetch(new URL(request.url, contentSite)).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'text/plain';
        response
          .writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' })
          .end(brotliCompressSync(await answer.text()));
      });
      return;
    }
    const [, name = '', ...rest] = (request.url ?? '/').replace(/\?.*$/, '').split('/');
    const page = pages[name];
    const file = rest.join('/');
    const type = TYPES[extname(file)];
    const content = page && type && read(page, file);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
      .end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

const compressed = new Map<string, Buffer>();

function read({ head = '', body, folder }: BarePage, file: string): Buffer | undefined {
  if (file === '') return brotliCompressSync(document(head, body));
  if (folder === null || file.includes('..')) return undefined;
  const path = join(folder, file);
  const known =
    compressed.get(path) ?? (existsSync(path) ? brotliCompressSync(readFileSync(path)) : undefined);
  if (known) compressed.set(path, known);
  return known;
}

function document(own: string, body: string): string {
  const head = `<meta charset="utf-8"><title>Hotel</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${own}`;
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;
}
