import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../widget/build-manifest.ts';
import { firstScreen, weigh, wholeFlow } from '../../widget/build-sizes.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the page for hoteliers says of weight and calls; a dash where nothing has been built or measured. */
export interface Figures {
  loader: string;
  first: string;
  whole: string;
  calls: string;
}

/** `bundle`: the folder of the widget. */
export function figuresOf(bundle: string): Figures {
  const file = join(bundle, 'manifest.json');
  const calls = /^\| all +\| +(\d+) +\|$/m.exec(readFileSync(join(ROOT, 'docs/performance.md'), 'utf8'))?.[1];
  if (!existsSync(file)) return { loader: '–', first: '–', whole: '–', calls: calls ?? '–' };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const loader = manifest.files.filter((one) => one.file === 'staychart.js');
  return {
    loader: `${weigh(loader).brotli} bytes`,
    first: kilobytes(weigh(firstScreen(manifest, 'stay-booking')).brotli),
    whole: kilobytes(weigh(wholeFlow(manifest, 'stay-booking')).brotli),
    calls: calls ?? '–',
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
