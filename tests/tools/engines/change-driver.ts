import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { changed } from './driver-changes.ts';

// NODE_OPTIONS=--import loads this file into every process that drives an engine.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    return { ...loaded, source: changed(readFileSync(new URL(url), 'utf8')) };
  },
});
