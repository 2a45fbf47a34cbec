import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MACHINES = join(import.meta.dirname, '../../machines');

/**
 * The text of `staychart/machines`, the module that exports every shipped statechart to other repositories.
 * `folder` is the path of the charts in its imports. Throws where a chart's file exports no chart.
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
