import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { addHits, type Hits, type LayerCoverage } from '../recorder.ts';
import { counted } from '../report/counted.ts';
import { PARTS } from './build.ts';
import { BROKEN_BY_THE_DRIVER, NOT_IN_BROWSER } from './exclusions.ts';

const COVERAGE = join(import.meta.dirname, '../../../paths/coverage');

/** What a worker has walked. */
export interface WalkedPart {
  hits: Hits;
  paths: number;
  steps: number;
}

/**
 * After the last test: writes what all workers took for the report of `npm run paths`, and prints what no
 * path brings about.
 */
export default function writeCoverage({ shard }: FullConfig): void {
  const parts = existsSync(PARTS) ? globSync('*.json', { cwd: PARTS }).map(read) : [];
  const hits: Hits = {};
  for (const part of parts) addHits(hits, part.hits);
  const sum = (count: (part: WalkedPart) => number) => parts.reduce((all, part) => all + count(part), 0);
  const coverage: LayerCoverage = { layer: 'browser', machines: hits, steps: sum(({ steps }) => steps) };
  mkdirSync(COVERAGE, { recursive: true });
  const name = shard ? `browser-${shard.current}-of-${shard.total}` : 'browser';
  writeFileSync(join(COVERAGE, `${name}.json`), JSON.stringify(coverage, null, 2));

  const paths = sum((part) => part.paths);
  console.log(`\n${counted(paths, 'path')}, ${counted(coverage.steps ?? 0, 'step')} in the browser`);
  for (const [machine, excluded] of Object.entries(NOT_IN_BROWSER)) {
    for (const [id, reason] of Object.entries(excluded)) console.log(`not in ${machine}: ${id}, ${reason}`);
  }
  console.log(`broken by the driver, since nothing else breaks them: ${BROKEN_BY_THE_DRIVER.join(', ')}`);
}

function read(file: string): WalkedPart {
  return JSON.parse(readFileSync(join(PARTS, file), 'utf8')) as WalkedPart;
}
