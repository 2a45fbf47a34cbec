import { describe, expect, it } from 'vitest';
import { STEPS } from '../../src/domain/booking/steps.ts';
import type { BundledFile, Manifest } from '../../widget/build/manifest.ts';
import { sizesOf } from '../../widget/build/sizes.ts';
import { interactionsOf } from '../tools/bench/booking.ts';
import { median, percentile, tableOf } from '../tools/bench/rows.ts';

function file(name: string, brotli: number, links: Partial<BundledFile> = {}): BundledFile {
  const rest = { integrity: '', module: null, imports: [], dynamicImports: [] };
  return { file: name, bytes: brotli * 4, gzip: brotli + 1, brotli, ...rest, ...links };
}

/** Each step has a byte of its own, the rates 16 and the details 8; the rooms and all later ones share the calendar. */
const search = file('search', 2, { module: 'widget/wiring/session.ts', imports: ['core'] });
const steps = STEPS.slice(2).map((step) =>
  file(step, { rates: 16, details: 8 }[step as string] ?? 1, {
    module: `widget/steps/${step}/step.ts`,
    imports: ['core', 'calendar'],
    dynamicImports: step === 'details' ? ['telephones', 'words/de'] : [],
  }),
);

const manifest: Manifest = {
  version: '1.0.0',
  elements: { 'stay-booking': ['entry', 'start', 'core'], 'stay-account': ['account', 'core'] },
  files: [
    file('staychart.js', 1_000),
    file('entry', 2_000, { imports: ['early'], dynamicImports: ['start', 'search', ...STEPS.slice(2)] }),
    file('early', 100),
    file('core', 50_000),
    file('start', 4_000, { imports: ['core'] }),
    search,
    ...steps,
    file('calendar', 12),
    file('telephones', 200_000),
    file('words/de', 700_000),
    file('account', 60_000, { imports: ['core'] }),
  ],
};

describe('the sizes of a bundle', () => {
  it('count each file once: what is preloaded, what a step adds, and all that can be fetched in one language', () => {
    const later = 2 + steps.length + 15 + 7 + 12;
    expect(sizesOf(manifest)).toEqual({
      loader: 1_000,
      firstScreen: 57_000,
      largestStep: 16,
      wholeFlow: 57_000 + 100 + later + 200_000,
      account: 111_000,
      language: 700_000,
    });
  });

  it.each(['staychart.js', 'calendar', 'confirmation', 'account'])('cannot do without %s', (name) => {
    const files = manifest.files.filter((one) => one.file !== name);
    expect(() => sizesOf({ ...manifest, files })).toThrow(/^the bundle has no /);
  });

  it('cannot be told where a later step comes with the first screen', () => {
    const elements = { ...manifest.elements, 'stay-booking': ['entry', 'start', 'core', 'rooms'] };
    expect(() => sizesOf({ ...manifest, elements })).toThrow('rooms/step.ts comes before its time');
  });
});

describe('the bench', () => {
  it('takes the middle and the worst by nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect([median([3, 1, 2]), percentile(hundred, 98), percentile([7], 95)]).toEqual([2, 98, 7]);
    expect(() => median([])).toThrow('nothing was measured');
  });

  it('gives an interaction the duration of its longest event', () => {
    const events = [
      { interactionId: 7, duration: 24 },
      { interactionId: 7, duration: 80 },
      { interactionId: 0, duration: 400 },
      { interactionId: 9, duration: 16 },
      { interactionId: 7, duration: 40 },
    ];
    expect(interactionsOf(events)).toEqual([80, 16]);
  });

  it('prints what was measured, beside what, and its share of that', () => {
    const rows = [
      { what: 'snippet, ms', own: 150.4, beside: { name: 'HTML only', value: 200 }, goal: '≤ 1.2 ×' },
      { what: 'loader, kB', own: 0.878, digits: 1 },
    ];
    expect(tableOf(rows).split('\n')).toEqual([
      '| what | measured | beside | ratio | goal |',
      '| --- | --- | --- | --- | --- |',
      '| snippet, ms | 150 | HTML only: 200 | 0.75 | ≤ 1.2 × |',
      '| loader, kB | 0.9 |  |  |  |',
    ]);
  });
});
