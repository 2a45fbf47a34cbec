import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { WORLD_FOLDERS } from '../worlds/registry.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The module `staychart/machines` of the package, which exports every shipped statechart. */
export function exportsOfCharts(): string {
  return exportsOf('machines', 'machines/**/*.machine.ts', /^export const (\w+Machine) =/gm);
}

/** The module `staychart/worlds` of the package, which exports the world of every shipped statechart. */
export function exportsOfWorlds(): string {
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
