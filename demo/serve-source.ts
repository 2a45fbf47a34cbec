import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildLoader } from '../widget/build.ts';

const PROJECT = join(import.meta.dirname, '..');
const LOADER = '/staychart/staychart.js';
/** What Vite answers: the project's own code, its packages, and what is Vite's. */
const CODE = /^\/(?:@|(?:src|machines|widget|demo\/development|tests|node_modules)\/)/;

/** The modules that define the elements, as seen from the folder that the loader takes them from. */
const ENTRIES = {
  'stay-booking': ['../../demo/development/booking-entry.ts'],
  'stay-account': ['../../demo/development/account-entry.ts'],
};

/** The widget straight from its source. */
export interface Source {
  /** Answers what is asked of it; false where the address is none of its own. */
  answer: (message: IncomingMessage, reply: ServerResponse) => boolean;
  close: () => Promise<void>;
}

/** Serves the widget's source by Vite on the site's own server, which tells open pages what has been edited. */
export async function serveSource(site: Server): Promise<Source> {
  const vite = await createServer({
    configFile: join(PROJECT, 'vite.config.ts'),
    root: PROJECT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: site } },
  });
  // After the server: the first of the two decides whether packages are as in development.
  const loader = await buildLoader(ENTRIES, 'development');
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
