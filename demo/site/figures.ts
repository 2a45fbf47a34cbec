import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../widget/build/manifest.ts';
import { firstScreen, sizesOf, weigh, withImports } from '../../widget/build/sizes.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The figures on the page for hoteliers: weights and calls. A dash where nothing has been built or measured. */
export interface Figures {
  loader: string;
  first: string;
  whole: string;
  calls: string;
  /** The most that a language other than the specification's English adds to the first screen. */
  language: string;
}

/** `bundle`: the folder of the widget. */
export function figuresOf(bundle: string): Figures {
  const file = join(bundle, 'manifest.json');
  const calls = /^\| calls of a booking +\| +(\d+) +\|/m.exec(
    readFileSync(join(ROOT, 'docs/performance.md'), 'utf8'),
  )?.[1];
  if (!existsSync(file)) return { loader: '–', first: '–', whole: '–', language: '–', calls: calls ?? '–' };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const sizes = sizesOf(manifest);
  return {
    loader: `${sizes.loader} bytes`,
    first: kilobytes(sizes.firstScreen),
    whole: kilobytes(sizes.wholeFlow),
    calls: calls ?? '–',
    language: kilobytes(Math.max(0, ...languages(manifest)), 1),
  };
}

/** The brotli bytes that each language adds to the first screen. */
function languages(manifest: Manifest): number[] {
  const first = firstScreen(manifest, 'stay-booking');
  return manifest.files
    .filter(({ module }) => /^src\/words\/[^/]+\/language\.ts$/.test(module ?? ''))
    .map(({ file }) => weigh(withImports(manifest, file).filter((one) => !first.includes(one))));
}

function kilobytes(bytes: number, digits = 0): string {
  return `${(bytes / 1000).toFixed(digits)} kB`;
}
