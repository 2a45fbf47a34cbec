import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';

const PROJECT = join(import.meta.dirname, '..');
const LIST = join(PROJECT, 'docs/licences.md');

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
}

/** What package-lock.json has for those who ship: dependencies and what they need, without types, which are no code. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { version: string; license?: string; dev?: true; devOptional?: true; optional?: true }
    >;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version, license = 'no licence' }]) => {
      return { name: path.replace(/^.*node_modules\//, ''), version, licence: license };
    });
}

/** The list as Markdown. */
export function licenceList(packages: readonly LockedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    '# Licences of what ships',
    'Written by `npm run licences` from `package-lock.json`; a test fails when it is out of date or a licence is not one that `widget/build-packages.ts` allows. The build writes the notices that go along with the code into `dist/licences.txt`, and a bill of materials into `dist/sbom.cdx.json`, both from the modules that are really in the bundle.',
    ['<!-- prettier-ignore -->', '| package | version | licence |', '| --- | --- | --- |', ...rows].join(
      '\n',
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

export function readLicenceList(): string {
  return readFileSync(LIST, 'utf8');
}

if (import.meta.main) {
  commandOptions(readNothing);
  writeFileSync(LIST, licenceList(lockedPackages()));
}
