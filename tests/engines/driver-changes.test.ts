import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { CHANGES, changed, DRIVER_VERSION } from './driver-changes.ts';

const driver = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
const source = readFileSync(join(driver, 'lib/coreBundle.js'), 'utf8');

it('is for the driver that is installed: with another one, try the engines without each change first', () => {
  const { version } = JSON.parse(readFileSync(join(driver, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe(DRIVER_VERSION);
});

it.each(CHANGES)('$reason: finds its place in the driver, and changes that alone', ({ from, to }) => {
  const places = [...source.matchAll(from)].map(([place]) => place.length);
  expect(places).toHaveLength(2);
  expect(source.replaceAll(from, to).length - source.length).toBe(2 * '.catch(() => undefined)'.length);
});

it('says which change finds no place', () => {
  expect(() => changed('another driver')).toThrow('the driver has changed: Firefox 153 has no');
});
