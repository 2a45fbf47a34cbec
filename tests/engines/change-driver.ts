import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { changed, CHANGES } from './driver-changes.ts';

// With NODE_OPTIONS=--import for every process that drives an engine. One change may be named that is not made.
const changes = CHANGES.filter(({ reason }) => reason !== process.env['STAYCHART_WITHOUT_CHANGE']);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    return { ...loaded, source: changed(readFileSync(new URL(url), 'utf8'), changes) };
  },
});
