import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWidget, ELEMENTS } from '../../../widget/build.ts';

/** The widget whose charts are recorded. */
export const BUNDLE = join(import.meta.dirname, '../../../node_modules/.cache/recorded-widget');

/** The recordings of each worker, until the end of the run. */
export const PARTS = join(import.meta.dirname, '../../../node_modules/.cache/recorded-hits');

const RECORDED = ELEMENTS.filter(({ tag }) => tag === 'stay-booking').map((element) => ({
  ...element,
  entry: 'tests/paths/browser/recorded-entry.ts',
  first: [],
}));

/** Runs before the first test: builds the shipped bundle with an entry that records. */
export default async function build(): Promise<void> {
  rmSync(PARTS, { recursive: true, force: true });
  await buildWidget(RECORDED, BUNDLE);
}
