import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { buildPrograms } from '../tests/support/build-programs.ts';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { WIDGET_PACKAGES } from '../widget/build-packages.ts';

const PROJECT = join(import.meta.dirname, '..');
const LIST = join(PROJECT, 'docs/licences.md');

export interface ListedPackage {
  name: string;
  version: string;
  licence: string;
}

type Lock = Record<string, { version: string; license?: string; dependencies?: Record<string, string> }>;

/** The widget's packages in package-lock.json: those that it imports, and those that they need. */
export function widgetPackages(): ListedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  const paths = new Set(WIDGET_PACKAGES.map((name) => lockedPath(packages, name, '')));
  for (const path of paths) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {}))
      paths.add(lockedPath(packages, name, path));
  }
  return [...paths].toSorted().map((path) => {
    const { version = '', license: licence = 'no licence' } = packages[path] ?? {};
    return { name: path.replace(/^.*node_modules\//, ''), version, licence };
  });
}

/**
 * The path in the lock file at which the package `from` finds `name`: inside it, or in a folder around it.
 */
function lockedPath(packages: Lock, name: string, from: string): string {
  const path = posix.join(from, 'node_modules', name);
  if (path in packages) return path;
  if (from === '') throw new Error(`package-lock.json has no ${name}`);
  return lockedPath(packages, name, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''));
}

/** The list as Markdown; `programs` are the packages in each command. */
export function licenceList(
  widget: readonly ListedPackage[],
  programs: ReadonlyMap<string, readonly ListedPackage[]>,
): string {
  return [
    '# Licences of what ships',
    'Written by `docs/list-licences.ts`; a test fails when it is out of date or a licence is not one that `widget/build-packages.ts` allows.',
    '## In the widget',
    'What `dist/` carries, from `package-lock.json`. The build writes the notices that go along with the code into `dist/licences.txt`, and a bill of materials into `dist/sbom.cdx.json`, both from the modules that are really in the bundle. `package/staychart/elements.js` carries none: it loads the scripts of `dist/`.',
    tableOf(widget),
    ...[...programs].flatMap(([name, packages]) => [
      `## In \`${name}\``,
      `What \`package/programs/${name}.js\` carries. The notices and the bill of materials of all programs are \`licences.txt\` and \`sbom.cdx.json\` in \`package/programs/\`.`,
      tableOf(packages),
    ]),
    '## Beside it',
    '`staychart/machines` and `staychart/worlds` carry no package. They import the `dependencies` of `package.json`, which npm installs with notices of their own. `@staychart/paths` carries none either.\n',
  ].join('\n\n');
}

function tableOf(packages: readonly ListedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return ['<!-- prettier-ignore -->', '| package | version | licence |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}

export function readLicenceList(): string {
  return readFileSync(LIST, 'utf8');
}

if (import.meta.main) {
  commandOptions(readNothing);
  const folder = mkdtempSync(join(tmpdir(), 'staychart-programs-'));
  try {
    writeFileSync(LIST, licenceList(widgetPackages(), await buildPrograms(folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
