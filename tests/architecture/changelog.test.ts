import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesOfVersion, publicNames, readPackage, unsaid } from '../../docs/public-names.ts';
import { PROJECT } from './sources.ts';

const changelog = readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8');
const [, coming = '', ...versions] = changelog.split(/^## /m);

it('CHANGELOG.md begins with the coming version, then the version in package.json', () => {
  expect(coming.startsWith('Coming\n')).toBe(true);
  expect(versions[0]?.split('\n')[0]).toBe(readPackage().version);
  expect(namesOfVersion().version).toBe(readPackage().version);
});

it('names each public name that is new or gone since that version', () => {
  expect(unsaid(namesOfVersion().names, publicNames(), coming)).toEqual([]);
});

it.each([
  { before: [], now: ['part: foot'], text: '', lines: ['new: part: foot'] },
  {
    before: ['event of stay-booking: stay:booked'],
    now: [],
    text: 'booked',
    lines: ['gone: event of stay-booking: stay:booked'],
  },
  { before: ['part: root'], now: ['part: foot'], text: '`foot` takes the place of `root`', lines: [] },
  { before: ['part: root'], now: ['part: root'], text: '', lines: [] },
])('reports a name that comes or goes unmentioned: $lines', ({ before, now, text, lines }) => {
  expect(unsaid(before, now, text)).toEqual(lines);
});

it('the public names include every kind', () => {
  const kinds = new Set(publicNames().map((name) => name.replace(/(?: of [\w-]+)?: .*$/, '')));
  expect([...kinds]).toEqual([
    'attribute',
    'custom property',
    'event',
    'export',
    'link',
    'method',
    'part',
    'property',
    'settings',
  ]);
});
