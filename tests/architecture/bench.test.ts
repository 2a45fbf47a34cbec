import { describe, expect, it } from 'vitest';
import type { BundledFile, Manifest } from '../../widget/build.ts';
import {
  BEGIN,
  counted,
  END,
  FLOW,
  kB,
  median,
  percentile,
  spread,
  table,
  withReport,
} from '../bench/report.ts';
import { firstScreen, laterSteps, lateParts, weigh, wholeFlow } from '../bench/sizes.ts';

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
  it('the first screen is the loader and what it preloads', () => {
    expect(weigh(firstScreen(manifest, 'stay-booking'))).toEqual({ gzip: 61, brotli: 57 });
  });

  it('the whole flow is everything that can be asked for, once', () => {
    expect(weigh(wholeFlow(manifest, 'stay-booking'))).toEqual({ gzip: 249, brotli: 241 });
    expect(weigh(wholeFlow(manifest, 'stay-account'))).toEqual({ gzip: 118, brotli: 115 });
  });

  it('a later step brings what the first screen and the steps before it have not', () => {
    expect(laterSteps(manifest, 'stay-booking', ['start', 'rooms', 'details', 'summary'])).toEqual([
      { step: 'rooms', weight: { gzip: 42, brotli: 40 } },
      { step: 'details', weight: { gzip: 17, brotli: 16 } },
    ]);
  });

  it('lists the parts that come when they are needed', () => {
    expect(lateParts(manifest, 'stay-booking')).toEqual([
      { part: 'telephone numbers', weight: { gzip: 129, brotli: 128 } },
    ]);
  });
});

describe('the report of the bench', () => {
  it('gives medians and spreads', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
    const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect([percentile(hundred, 95), percentile(hundred, 50), percentile([7], 95)]).toEqual([95, 50, 7]);
    expect(spread({ loads: [901.4, 800, 1000.6], calls: 2 })).toBe('901 [800–1001]');
    expect(kB({ gzip: 1234, brotli: 999 })).toBe('1.2 / 1.0');
    expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
  });

  it('replaces its own section only', () => {
    const first = withReport('# Performance\n\nText.\n', 'one');
    expect(first).toBe(`# Performance\n\nText.\n\n${BEGIN}\n\none\n\n${END}\n`);
    expect(withReport(`${first}\nMore.\n`, 'two')).toBe(
      `# Performance\n\nText.\n\n${BEGIN}\n\ntwo\n\n${END}\n\nMore.\n`,
    );
  });

  it('keeps its parts apart', () => {
    const loading = withReport('# Performance\n', 'one');
    const both = withReport(loading, 'two', FLOW);
    expect(both).toBe(`${loading}\n${FLOW[0]}\n\ntwo\n\n${FLOW[1]}\n`);
    expect(withReport(withReport(both, 'three'), 'four', FLOW)).toBe(
      both.replace('one', 'three').replace('two', 'four'),
    );
  });

  it('counts equal calls, whatever their ids and queries', () => {
    const id = '50b8f3c5-6006-4319-9a37-b1134fa2c617';
    expect(counted(['POST /a', `POST /a/${id}/b`, 'POST /a', `POST /a/${id}/b?c=d`, 'GET /a'])).toEqual([
      { call: 'POST /a', times: 2 },
      { call: 'POST /a/…/b', times: 2 },
      { call: 'GET /a', times: 1 },
    ]);
  });
});
