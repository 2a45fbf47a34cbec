import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { changed, CHANGES } from './driver-changes.ts';

// NODE_OPTIONS=--import loads this file into every process that drives an engine. STAYCHART_WITHOUT_CHANGE
// gives the reason of a change to leave out.
const changes = CHANGES.filter(({ reason }) => reason !== process.env['STAYCHART_WITHOUT_CHANGE']);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    return { ...loaded, source: changed(readFileSync(new URL(url), 'utf8'), changes) };
  },
});
