import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { customElementsOf } from '../../docs/custom-elements.ts';
import { moduleOf } from '../../widget/build/module.ts';
import type { Manifest } from '../../widget/build/manifest.ts';
import { buildPrograms } from './build-programs.ts';
import { WORLD_FOLDERS } from '../worlds/registry.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PATHS = join(PROJECT, 'tests/tools/paths');
/** Files that the compiler does not copy. */
const ASSETS = ['package.json', 'README.md', 'report/page.css', 'report/page-script.js'];

/** Writes the package `@staychart/paths` into a folder. Throws the compiler's messages. */
export function buildPaths(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  compile('tsconfig.paths.json', folder);
  for (const file of ASSETS) copyFileSync(join(PATHS, file), join(folder, file));
}

/** Writes `staychart/machines` and `staychart/worlds` into a folder. The worlds import `@staychart/paths`. */
export function buildMachines(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  compile('tsconfig.package.json', folder);
  const failure = (names: string) => `export { ${names} } from '../../src/api/failure.js';\n`;
  const modules = {
    'machines/public.js': exportsOfCharts(),
    'machines/public.d.ts': exportsOfCharts(),
    // A sample of a failed call is a CallError.
    'tests/worlds/public.js': failure('CallError') + exportsOfWorlds(),
    'tests/worlds/public.d.ts': failure('CallError, type Failure') + exportsOfWorlds(),
  };
  for (const [file, text] of Object.entries(modules)) writeFileSync(join(folder, file), text);
  rmSync(join(folder, 'tests/tools/paths'), { recursive: true });
  for (const name of globSync('tests/**/*.{js,d.ts}', { cwd: folder })) {
    const file = join(folder, name);
    // The worlds must share one copy of the library: a second copy does not know the names that the first
    // gave to samples.
    const text = readFileSync(file, 'utf8').replaceAll(
      /(['"])(?:\.\.\/)+tools\/paths\/[\w/-]+\.[jt]s\1/g,
      "'@staychart/paths'",
    );
    writeFileSync(file, text);
  }
}

/**
 * Writes the modules that applications import into a folder: the one that loads the elements, their types and
 * their manifest. `bundle` is the output of `npm run build`, `path` the relative path from `folder` to it.
 * Throws where the manifest is missing.
 */
export async function buildElements(folder: string, bundle: string, path: string): Promise<void> {
  const manifest = join(bundle, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: npm run build writes it`);
  mkdirSync(folder, { recursive: true });
  compile('tsconfig.elements.json', join(folder, 'types'));
  for (const name of globSync('types/**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\.ts(['"])/g, '.js$1'));
  }
  const module = await moduleOf(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest, path);
  writeFileSync(join(folder, 'elements.js'), module);
  const elements = customElementsOf('package/staychart/elements.js');
  writeFileSync(join(folder, 'custom-elements.json'), `${JSON.stringify(elements, null, 2)}\n`);
}

function compile(config: string, outDir: string): void {
  const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', join(import.meta.dirname, config), '--outDir', outDir]);
  if (run.status !== 0) throw new Error(`${config}: ${String(run.stdout)}${String(run.stderr)}`);
}

if (import.meta.main) {
  buildPaths(join(PROJECT, 'package/paths'));
  buildMachines(join(PROJECT, 'package/staychart'));
  await buildPrograms(join(PROJECT, 'package/programs'));
  await buildElements(join(PROJECT, 'package/staychart'), join(PROJECT, 'dist'), '../../dist');
}

/** The module `staychart/machines` of the package, which exports every shipped statechart. */
function exportsOfCharts(): string {
  return exportsOf('machines', 'machines/**/*.machine.ts', /^export const (\w+Machine) =/gm);
}

/** The module `staychart/worlds` of the package, which exports the world of every shipped statechart. */
function exportsOfWorlds(): string {
  const worlds = `tests/{${WORLD_FOLDERS.join()}}/**/*.world.ts`;
  return exportsOf('tests/worlds', worlds, /^export const (\w+) = worldOf\(/gm);
}

/** The text of a module in `folder` that exports what `declared` finds in the files. Throws where a file has nothing. */
function exportsOf(folder: string, files: string, declared: RegExp): string {
  const lines = globSync(files, { cwd: PROJECT })
    .toSorted()
    .map((file) => {
      const names = [...readFileSync(join(PROJECT, file), 'utf8').matchAll(declared)].map(([, name]) => name);
      if (names.length === 0) throw new Error(`${file} exports nothing to publish`);
      const path = relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');
      return `export { ${names.join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';\n`;
    });
  return lines.join('');
}
