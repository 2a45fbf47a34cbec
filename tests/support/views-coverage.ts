import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { addHits, type Hits, type LayerCoverage } from '../tools/paths/recorder.ts';

const FILE = join(import.meta.dirname, '../../paths/coverage/views.json');

/**
 * Writes the transitions that the views' tests took, by machine, to the file that `npm run paths` reads. A
 * run of some files replaces the entries of their machines only.
 */
export default class ViewsCoverage implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const hits: Hits = {};
    for (const module of modules) {
      for (const test of module.children.allTests()) addHits(hits, test.meta().taken ?? {});
    }
    if (Object.keys(hits).length === 0) return;
    const coverage: LayerCoverage = { layer: 'Testing Library', machines: { ...known(), ...hits } };
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(coverage, null, 2));
  }
}

function known(): Hits {
  try {
    return (JSON.parse(readFileSync(FILE, 'utf8')) as LayerCoverage).machines;
  } catch {
    return {};
  }
}
