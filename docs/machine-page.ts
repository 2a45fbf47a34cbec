import { basename, posix } from 'node:path';
import { machineChart } from './machine-chart.ts';
import type { MachineFiles } from './machine-files.ts';

/** The index of the machines, as a path from the project's root. */
export const INDEX = 'machines/README.md';

/** The page of a machine: it stands beside the machine under the same name. */
export function pageOf({ file }: Pick<MachineFiles, 'file'>): string {
  return file.replace(/\.machine\.ts$/, '.md');
}

/** A machine's page: its purpose, links to it, its views and tests, and its drawing. */
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
