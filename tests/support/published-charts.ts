import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MACHINES = join(import.meta.dirname, '../../machines');

/**
 * The text of the module that other repositories import as `staychart/machines`: every statechart that ships. `folder`:
 * where they are, as that module says it. Throws where a file of a chart has none.
 */
export function exportsOfCharts(folder: string): string {
  return globSync('**/*.machine.ts', { cwd: MACHINES })
    .toSorted()
    .map((file) => {
      const [, name] = /^export const (\w+Machine) =/m.exec(readFileSync(join(MACHINES, file), 'utf8')) ?? [];
      if (name === undefined) throw new Error(`machines/${file} exports no chart`);
      return `export { ${name} } from '${folder}/${file.replaceAll('\\', '/')}';\n`;
    })
    .join('');
}
