import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWidget } from '../../widget/build/build.ts';
import type { Manifest } from '../../widget/build/manifest.ts';
import { PROJECT } from './sources.ts';

let folder = '';
let manifest: Manifest;
const built = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staychart-build-'));
  const stubs = join(PROJECT, 'tests/support/stub-widget');
  const booking = {
    tag: 'stay-booking',
    entry: 'booking-entry.ts',
    first: 'StartScreen.ts',
    later: ['LaterScreen.ts', 'LastScreen.ts'],
  };
  const account = { tag: 'stay-account', entry: 'account-entry.ts', first: null, later: [] };
  manifest = await buildWidget([booking, account], folder, stubs);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle', () => {
  it('holds the loader, hashed chunks with source maps, a second copy, a manifest, licences and a bill of materials', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replace(/-[\w-]{7}\.js/, '-<hash>.js'),
    );
    const scripts = [
      'booking-LastScreen',
      'booking-LaterScreen',
      'booking-first',
      'runtime',
      'first',
      'stay-account',
      'stay-booking',
    ];
    expect(files.toSorted()).toEqual(
      [
        'chunks',
        'again',
        ...scripts.map((name) => `again/${name}-<hash>.js`),
        ...scripts.map((name) => `chunks/${name}-<hash>.js`),
        // The helpers are the bundler's own.
        ...scripts.filter((name) => name !== 'runtime').map((name) => `chunks/${name}-<hash>.js.map`),
        'licences.txt',
        'manifest.json',
        'sbom.cdx.json',
        'staychart.js',
        'staychart.js.map',
      ].toSorted(),
    );
    expect(JSON.parse(built('manifest.json'))).toEqual(manifest);
  });

  it('T26 the manifest lists the hash and sizes of every script', () => {
    for (const { file, integrity, bytes, gzip } of manifest.files) {
      const content = readFileSync(join(folder, file));
      expect({ integrity, bytes, gzip }).toEqual({
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
        bytes: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
      });
    }
    expect(manifest.files).toHaveLength(8);
  });

  const withoutHash = (file: string) => file.replace(/-[\w-]{7}\.js$/, '');

  it('the manifest lists what each script imports', () => {
    const graph = manifest.files.map(({ file, module, imports, dynamicImports }) =>
      JSON.stringify([withoutHash(file), module, imports.map(withoutHash), dynamicImports.map(withoutHash)]),
    );
    const at = (name: string) => `chunks/${name}`;
    const [first, runtime] = [at('first'), at('runtime')];
    // Code that two later screens share goes with the first of them, and nothing of the first screen joins it.
    const expected = [
      [at('booking-LastScreen'), 'LastScreen.ts', [runtime, at('booking-LaterScreen')], []],
      [at('booking-LaterScreen'), 'LaterScreen.ts', [runtime], []],
      [at('booking-first'), 'StartScreen.ts', [runtime, first], []],
      [runtime, null, [], []],
      [at('stay-account'), 'account-entry.ts', [first], []],
      [
        at('stay-booking'),
        'booking-entry.ts',
        [],
        ['LaterScreen', 'LastScreen', 'first'].map((name) => at(`booking-${name}`)),
      ],
      ['staychart.js', null, [], []],
    ].map((one) => JSON.stringify(one));
    const others = graph.filter((one) => !one.startsWith('["chunks/first"'));
    expect(others.toSorted()).toEqual(expected.toSorted());
  });

  it('performance.md: a first screen needs one file of its own, one that the elements share and the helpers', () => {
    const needs = Object.entries(manifest.elements).map(([tag, files]) => [tag, files.map(withoutHash)]);
    expect(Object.fromEntries(needs)).toEqual({
      'stay-booking': ['chunks/stay-booking', 'chunks/booking-first', 'chunks/runtime', 'chunks/first'],
      'stay-account': ['chunks/stay-account', 'chunks/first'],
    });
    const common = manifest.elements['stay-account']?.[1];
    expect(manifest.elements['stay-booking']).toContain(common);
  });

  it('performance.md: the loader imports nothing', () => {
    expect(built('staychart.js')).not.toMatch(/^import|\bfrom\s*["'`]/m);
  });

  it('is minified production code', () => {
    for (const { file } of manifest.files) {
      expect(built(file)).not.toContain('process.env');
      expect(built(file).trim().split('\n').length).toBeLessThanOrEqual(3);
    }
  });

  it('embedding.md: T2 adds no code that trusts names on the page', () => {
    for (const { file } of manifest.files) expect(built(file)).not.toMatch(/document\.(head|createElement)/);
  });
});
