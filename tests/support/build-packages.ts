import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const PATHS = join(PROJECT, 'tests/paths');
/** What the compiler leaves where it is. */
const ASSETS = ['package.json', 'README.md', 'report/page.css', 'report/page-script.js'];

/** Writes the package `@staychart/paths` into a folder. Throws what the compiler has to say. */
export function buildPaths(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  compile('tsconfig.paths.json', folder);
  for (const file of ASSETS) copyFileSync(join(PATHS, file), join(folder, file));
}

/** Writes `staychart/machines` and `staychart/worlds` into a folder; the worlds are of `@staychart/paths`. */
export function buildMachines(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  compile('tsconfig.package.json', folder);
  publishMachines(join(folder, 'machines'));
  rmSync(join(folder, 'tests/paths'), { recursive: true });
  for (const name of globSync('tests/**/*.{js,d.ts}', { cwd: folder })) {
    const file = join(folder, name);
    // A library of their own would not know the names that another one has given to samples.
    const text = readFileSync(file, 'utf8').replaceAll(
      /(['"])(?:\.\.\/)+paths\/[\w/-]+\.[jt]s\1/g,
      "'@staychart/paths'",
    );
    writeFileSync(file, text);
  }
}

/** Every statechart that ships is what other repositories import as `staychart/machines`. */
function publishMachines(folder: string): void {
  const charts = globSync('**/*.machine.js', { cwd: folder })
    .toSorted()
    .map((file) => {
      const [, name] = /^export const (\w+Machine) =/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      if (name === undefined) throw new Error(`${file} exports no machine`);
      return `export { ${name} } from './${file.replaceAll('\\', '/')}';\n`;
    })
    .join('');
  for (const ending of ['js', 'd.ts']) writeFileSync(join(folder, `public.${ending}`), charts);
}

function compile(config: string, outDir: string): void {
  const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', join(import.meta.dirname, config), '--outDir', outDir]);
  if (run.status !== 0) throw new Error(`${config}: ${String(run.stdout)}${String(run.stderr)}`);
}

if (import.meta.main) {
  buildPaths(join(PROJECT, 'package/paths'));
  buildMachines(join(PROJECT, 'package/staychart'));
}
