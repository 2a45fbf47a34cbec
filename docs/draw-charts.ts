import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { STEPS } from '../src/domain/steps.ts';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { fillMarks } from './fill-marks.ts';
import { machineChart } from './machine-chart.ts';

const MACHINES = join(import.meta.dirname, '../machines');
const README = join(MACHINES, 'README.md');

const CHAPTERS: readonly [string, RegExp][] = [
  ['The booking', /^booking\//],
  ['Steps', /^steps\//],
  ['Modals', /^modals\//],
  ['Account and login', /^(account|shared)\//],
];

/** The charts of all machines as Markdown, each with its file and what the file says of it. */
export async function drawCharts(): Promise<string> {
  const files = globSync('**/*.machine.ts', { cwd: MACHINES }).map((file) => file.replaceAll('\\', '/'));
  const chapters = CHAPTERS.map(async ([title, pattern]) => {
    const ofChapter = files.filter((file) => pattern.test(file)).sort(inOrder);
    const sections = await Promise.all(ofChapter.map(section));
    return [`## ${title}`, ...sections.flat()].join('\n\n');
  });
  return (await Promise.all(chapters)).join('\n\n');
}

/** The machines' README with these charts between its two marks. Throws where a mark is missing. */
export function withCharts(readme: string, charts: string): string {
  return fillMarks(readme, { file: 'machines/README.md', name: 'charts', command: 'npm run charts' }, charts);
}

export function readReadme(): string {
  return readFileSync(README, 'utf8');
}

/** Steps as the guest takes them, the rest by name. */
function inOrder(a: string, b: string): number {
  return stepOf(a) - stepOf(b) || a.localeCompare(b, 'en');
}

function stepOf(file: string): number {
  return STEPS.findIndex((step) => step === basename(dirname(file)));
}

async function section(file: string): Promise<string[]> {
  const module = (await import(join(MACHINES, file))) as Record<string, unknown>;
  return Object.entries(module).flatMap(([name, machine]) =>
    machine instanceof StateMachine
      ? [
          `### ${(machine as AnyStateMachine).id}`,
          `[${file}](${file}). ${summaryOf(file, name)}`,
          machineChart(machine as AnyStateMachine),
        ]
      : [],
  );
}

/** The comment over the machine. */
function summaryOf(file: string, name: string): string {
  const source = readFileSync(join(MACHINES, file), 'utf8');
  const [before = ''] = source.split(`\nexport const ${name} =`);
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/$/.exec(before)?.[1] ?? '';
  return comment.replace(/\s*\n \* ?/g, ' ').trim();
}

if (import.meta.main) {
  commandOptions(readNothing);
  writeFileSync(README, withCharts(readReadme(), await drawCharts()));
}
