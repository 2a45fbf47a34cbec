import { basename, posix } from 'node:path';
import { machineChart } from './machine-chart.ts';
import type { MachineFiles } from './machine-files.ts';

/** The index of the machines, from the project's root. */
export const INDEX = 'machines/README.md';

/** Where a machine's page stands: beside the machine, with its name. */
export function pageOf({ file }: Pick<MachineFiles, 'file'>): string {
  return file.replace(/\.machine\.ts$/, '.md');
}

/** A machine as a page: what it is for, where it and its tests and views are, and its drawing. */
export function machinePage({ machine, file, comment, views, tests }: MachineFiles): string {
  const folder = posix.dirname(file);
  const links = (paths: readonly string[]) =>
    paths.map((path) => `[${basename(path)}](${posix.relative(folder, path)})`).join(', ');
  return `<!-- Written by npm run charts. The text is the comment over the machine. -->

# ${machine.id}

${comment.join('\n\n')}

- Machine: ${links([file])}
- Views: ${links(views) || 'none'}
- Tests: ${links(tests)}

[How to read the drawing](${posix.relative(folder, INDEX)}#how-to-read-a-drawing)

${machineChart(machine)}
`;
}
