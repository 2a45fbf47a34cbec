import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { changed, DRIVER_VERSION } from './driver-changes.ts';

const driver = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
const source = readFileSync(join(driver, 'lib/coreBundle.js'), 'utf8');

it('is for the installed driver: after an upgrade, first try the engines without each change', () => {
  const { version } = JSON.parse(readFileSync(join(driver, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe(DRIVER_VERSION);
});

it('changes these lines of the driver and no others', () => {
  const before = source.split('\n');
  const after = changed(source).split('\n');
  expect(after.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
    'const from = frame._url; const { navigation } = await this._session.send("browsingContext.navigate", {',
    'if (url3.includes("#") && url3.split("#")[0] === from.split("#")[0]) {',
    '}).catch(() => undefined);',
    '}).catch(() => undefined);',
  ]);
  expect(after).toHaveLength(before.length);
});

it('names a change that matches nothing', () => {
  expect(() => changed('another driver')).toThrow('the driver has changed: Firefox 153 has no');
});
