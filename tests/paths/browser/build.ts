import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWidget, ELEMENTS } from '../../../widget/build.ts';

/** The widget whose charts are recorded. */
export const BUNDLE = join(import.meta.dirname, '../../../node_modules/.cache/recorded-widget');

/** What each worker has recorded, until the end of the run. */
export const PARTS = join(import.meta.dirname, '../../../node_modules/.cache/recorded-hits');

const RECORDED = ELEMENTS.filter(({ tag }) => tag === 'stay-booking').map((element) => ({
  ...element,
  entry: 'tests/paths/browser/recorded-entry.ts',
  first: [],
}));

/** Before the first test: the bundle that ships but for the entry, which records. */
export default async function build(): Promise<void> {
  rmSync(PARTS, { recursive: true, force: true });
  await buildWidget(RECORDED, BUNDLE);
}
