import { format } from 'prettier';
import { EXPLAINED } from './explained.ts';
import type { Mutant } from './edits.ts';
import { byFolder } from './folders.ts';

export interface Judged extends Mutant {
  isTried: boolean;
  /** The test that caught it; null where none did. */
  caught: string | null;
}

/** docs/mutants.md: of each machine's mutants how many were tried and caught, and every one that was not. */
export async function reportOf(judged: readonly Judged[]): Promise<string> {
  const rows = [...byFolder(judged)].map(([folder, of]) => row(folder, of));
  const survivors = judged.filter(survives);
  const explained = judged.filter(({ id }) => Object.hasOwn(EXPLAINED, id));
  const text = `# Mutants

Written by \`npm run mutants\`: each mutant is one small fault in a file of \`machines/\`: a guard dropped, negated or without one of its parts; a transition dropped, or to another state; an action, a tag or an \`onError\` dropped; a field that an assignment forgets. It is caught when a test of the unit layer that loads its file fails, or no longer ends. Not asked are those that compare what is drawn or written of the machines, and two that take long.

| machine | mutants | tried | caught | of those tried |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
${row('all', judged)}

## Survivors

${survivors.map(({ file, line, what }) => `- \`${file}:${line}\` ${what}`).join('\n') || 'None.'}

## The same machine

Faults that make no difference, with the reason. They count in no number above but that of the mutants.

${explained.map(({ id, file, line, what }) => `- \`${file}:${line}\` ${what}: ${EXPLAINED[id]}`).join('\n') || 'None.'}
`;
  return format(text, { parser: 'markdown' });
}

function survives({ id, isTried, caught }: Judged): boolean {
  return isTried && caught === null && !Object.hasOwn(EXPLAINED, id);
}

function row(name: string, of: readonly Judged[]): string {
  const tried = of.filter(({ id, isTried }) => isTried && !Object.hasOwn(EXPLAINED, id));
  const caught = tried.filter((each) => !survives(each)).length;
  const share = tried.length === 0 ? '' : `${((100 * caught) / tried.length).toFixed(1)} %`;
  return `| ${name} | ${of.length} | ${tried.length} | ${caught} | ${share} |`;
}
