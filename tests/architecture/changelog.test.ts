import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVersion } from '../../widget/build/build.ts';
import { PROJECT } from './sources.ts';

it('CHANGELOG.md begins with the coming version, then the version in package.json', () => {
  const changelog = readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8');
  expect(Array.from(changelog.matchAll(/^## (.*)$/gm), ([, title]) => title).slice(0, 2)).toEqual([
    'Coming',
    readVersion(),
  ]);
});
