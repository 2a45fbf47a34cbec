import { join } from 'node:path';
import { buildWidget, ELEMENTS } from '../../../../widget/build/build.ts';

/** The widget whose chart is recorded. */
export const BUNDLE = join(import.meta.dirname, '../../../../node_modules/.cache/recorded-widget');

const RECORDED = ELEMENTS.filter(({ tag }) => tag === 'stay-booking').map((element) => ({
  ...element,
  entry: 'tests/tools/paths/browser/recorded-entry.ts',
  first: null,
}));

/** Runs before the first test: builds the shipped bundle with an entry that records. */
export default async function build(): Promise<void> {
  await buildWidget(RECORDED, BUNDLE);
}
