import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { CHANGES, changed, DRIVER_VERSION } from './driver-changes.ts';

const driver = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
const source = readFileSync(join(driver, 'lib/coreBundle.js'), 'utf8');

it('is for the installed driver: after an upgrade, first try the engines without each change', () => {
  const { version } = JSON.parse(readFileSync(join(driver, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe(DRIVER_VERSION);
});

it.each(CHANGES)('$reason: matches its places in the driver and changes nothing else', ({ from, to }) => {
  const places = [...source.matchAll(from)].map(([place]) => place.length);
  expect(places).toHaveLength(2);
  expect(source.replaceAll(from, to).length - source.length).toBe(2 * '.catch(() => undefined)'.length);
});

it('names a change that matches nothing', () => {
  expect(() => changed('another driver')).toThrow('the driver has changed: Firefox 153 has no');
});
