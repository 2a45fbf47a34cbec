import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildLoader } from '../widget/build/build.ts';

const PROJECT = join(import.meta.dirname, '..');
const LOADER = '/staychart/staychart.js';
/** The addresses that Vite answers: the project's own code, its packages, and Vite's own files. */
const CODE = /^\/(?:@|(?:src|machines|widget|demo\/development|tests|node_modules)\/)/;

/** The modules that define the elements, relative to the folder from which the loader imports. */
const ENTRIES = {
  'stay-booking': ['../../demo/development/booking-entry.ts'],
  'stay-account': ['../../demo/development/account-entry.ts'],
};

/** The widget from its source. */
export interface Source {
  /** Answers a request for the widget's source; false for any other address. */
  answer: (message: IncomingMessage, reply: ServerResponse) => boolean;
  close: () => Promise<void>;
}

/** Serves the widget's source by Vite on the site's own server. Vite tells open pages about edits. */
export async function serveSource(site: Server): Promise<Source> {
  const vite = await createServer({
    configFile: join(PROJECT, 'vite.config.ts'),
    root: PROJECT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: site } },
  });
  // Built after the server: the first of the two decides whether packages run in development mode.
  const loader = await buildLoader(ENTRIES, 'development', { isEarly: true });
  return {
    answer: (message, reply) => {
      const { pathname } = new URL(message.url ?? '/', 'http://site');
      if (pathname === LOADER) {
        reply
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
          .end(loader.code);
        return true;
      }
      if (!CODE.test(pathname)) return false;
      vite.middlewares(message, reply, () => {
        reply.writeHead(404).end();
      });
      return true;
    },
    close: () => vite.close(),
  };
}
