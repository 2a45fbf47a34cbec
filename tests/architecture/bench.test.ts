import { describe, expect, it } from 'vitest';
import { partsOf, shiftOf, tasksOf } from '../bench/disturbances.ts';
import type { BundledFile, Manifest } from '../../widget/build-manifest.ts';
import { kB, median, middles, percentile, placeOf, spread, table, withReport } from '../bench/report.ts';
import { firstScreen, laterSteps, lateParts, weigh, wholeFlow } from '../../widget/build-sizes.ts';
import { tableOf } from '../../widget/build-table.ts';

function file(name: string, brotli: number, links: Partial<BundledFile> = {}): BundledFile {
  const rest = { integrity: '', module: null, imports: [], dynamicImports: [] };
  return { file: name, bytes: brotli * 4, gzip: brotli + 1, brotli, ...rest, ...links };
}

const manifest: Manifest = {
  version: '1.0.0',
  elements: { 'stay-booking': ['entry', 'start', 'core'], 'stay-account': ['account', 'core'] },
  files: [
    file('staychart.js', 1),
    file('entry', 2, { imports: ['core'], dynamicImports: ['start', 'rooms', 'details'] }),
    file('core', 50),
    file('start', 4, { module: 'widget/wiring/steps/start.ts', imports: ['core'] }),
    file('rooms', 8, { module: 'widget/wiring/steps/rooms.ts', imports: ['core', 'calendar'] }),
    file('details', 16, {
      module: 'widget/wiring/steps/details.ts',
      imports: ['core', 'calendar'],
      dynamicImports: ['telephones'],
    }),
    file('telephones', 128, { module: 'src/domain/telephones.ts' }),
    file('calendar', 32),
    file('account', 64, { imports: ['core'] }),
  ],
};

describe('the sizes of the bench', () => {
  it('count the loader and what it preloads as the first screen', () => {
    expect(weigh(firstScreen(manifest, 'stay-booking'))).toEqual({ gzip: 61, brotli: 57 });
  });

  it('count everything that can be fetched, once, as the whole flow', () => {
    expect(weigh(wholeFlow(manifest, 'stay-booking'))).toEqual({ gzip: 249, brotli: 241 });
    expect(weigh(wholeFlow(manifest, 'stay-account'))).toEqual({ gzip: 118, brotli: 115 });
  });

  it('count in a later step what no earlier one has fetched', () => {
    expect(laterSteps(manifest, 'stay-booking', ['start', 'rooms', 'details', 'summary'])).toEqual([
      { step: 'rooms', weight: { gzip: 42, brotli: 40 } },
      { step: 'details', weight: { gzip: 17, brotli: 16 } },
    ]);
  });

  it('print what a guest fetches by step after npm run build', () => {
    expect(tableOf(manifest)).toBe(
      [
        'A booking is at most 0.2 kB in all, brotli, by step:',
        '  start           0.1 kB',
        '  rooms           0.0 kB',
        '  details         0.0 kB',
        '  account         0.1 kB of 0.1 kB',
      ].join('\n'),
    );
  });

  it('list the parts that load when needed', () => {
    expect(lateParts(manifest, 'stay-booking')).toEqual([
      { part: 'telephone numbers', weight: { gzip: 129, brotli: 128 } },
    ]);
  });
});

describe('what disturbs the guest', () => {
  it('belongs to the step of the press before it; shifts count only after the first paint', () => {
    const parts = partsOf({
      firstPaint: 100,
      ready: 200,
      steps: [{ step: 'search', at: 300 }],
      tasks: [50, 200, 299, 300].map((at) => ({ at, amount: at + 60.4 })),
      ownTasks: [199, 300, 301].map((at) => ({ at, amount: 51 })),
      shifts: [99, 150, 301, 302].map((at) => ({ at, amount: 0.1 })),
    });
    const rows = parts.map(({ name, happened }) => [
      name,
      shiftOf(happened),
      tasksOf(happened.tasks),
      tasksOf(happened.ownTasks),
    ]);
    expect(rows).toEqual([
      ['until it is ready', '0.100', '1, up to 110 ms', '1, up to 51 ms'],
      ['the first screen', '0.000', '2, up to 359 ms', '0'],
      ['search', '0.200', '1, up to 360 ms', '2, up to 51 ms'],
    ]);
  });
});

describe('the report of the bench', () => {
  it('gives medians and spreads', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
    const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect([percentile(hundred, 95), percentile(hundred, 50), percentile([7], 95)]).toEqual([95, 50, 7]);
    expect(spread([901.4, 800, 1000.6])).toBe('901 [800–1001]');
    expect(middles(hundred)).toEqual(['50', '95', '100']);
    expect(kB({ gzip: 1234, brotli: 999 })).toBe('1.2 / 1.0');
    expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
  });

  it('replaces only its own section', () => {
    const [begin, end] = placeOf('rooms');
    const first = withReport('# Performance\n\nText.\n', 'one', placeOf('rooms'));
    expect(first).toBe(`# Performance\n\nText.\n\n${begin}\n\none\n\n${end}\n`);
    expect(withReport(`${first}\nMore.\n`, 'two', placeOf('rooms'))).toBe(
      `# Performance\n\nText.\n\n${begin}\n\ntwo\n\n${end}\n\nMore.\n`,
    );
  });

  it('keeps its parts apart', () => {
    const [begin, end] = placeOf('calls');
    const rooms = withReport('# Performance\n', 'one', placeOf('rooms'));
    const both = withReport(rooms, 'two', placeOf('calls'));
    expect(both).toBe(`${rooms}\n${begin}\n\ntwo\n\n${end}\n`);
    expect(withReport(withReport(both, 'three', placeOf('rooms')), 'four', placeOf('calls'))).toBe(
      both.replace('one', 'three').replace('two', 'four'),
    );
  });
});
