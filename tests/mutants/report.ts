import { format } from 'prettier';
import { EXPLAINED } from './explained.ts';
import type { Mutant } from './edits.ts';
import { byFolder } from './folders.ts';

/**
 * Stands for the test where the tests were ended because they took too long. No test has failed, so the
 * mutant is not caught.
 */
export const NEVER_ENDS = 'it never ends';

export interface Judged extends Mutant {
  /** Whether it is tried; an explained mutant is not. */
  isTried: boolean;
  /** The test that caught it, or NEVER_ENDS; null where none did. */
  caught: string | null;
}

/**
 * The text of docs/mutants.md: the numbers tried and caught for each machine, and every mutant that survived.
 */
export async function reportOf(judged: readonly Judged[]): Promise<string> {
  const text = `# Mutants

Written by \`npm run mutants\`: each is one small fault in a file of \`machines/\`: a guard dropped, negated or without one of its parts; a transition dropped, or to another state; an action, a tag or an \`onError\` dropped; a field that an assignment forgets. It is caught when a test of the unit layer that loads its file fails. One with which the tests take too long is not caught, and told apart. Not asked are those that compare what is drawn or written of the machines, and two that take long.

${tableOf(judged)}

## The same machine

Faults that make no difference, with the reason. They are in no number above but those of the mutants and the explained.

${list(judged.filter(isExplained), ({ id }) => `: ${EXPLAINED[id]}`)}
`;
  return format(text, { parser: 'markdown' });
}

/** The machines' rows and the survivors. */
export function tableOf(judged: readonly Judged[]): string {
  return `| machine | mutants | explained | tried | caught | too long | of those tried |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${[...byFolder(judged)].map(([folder, of]) => row(folder, of)).join('\n')}
${row('all', judged)}

## Survivors

${list(judged.filter(survives))}

## Too long

${list(judged.filter((each) => !isExplained(each) && isTooLong(each)))}`;
}

function row(name: string, of: readonly Judged[]): string {
  const explained = of.filter(isExplained);
  const tried = of.filter((each) => each.isTried && !isExplained(each));
  const tooLong = tried.filter(isTooLong);
  const caught = tried.length - tried.filter(survives).length - tooLong.length;
  const share = tried.length === 0 ? '' : `${((100 * caught) / tried.length).toFixed(1)} %`;
  const counts = [of.length, explained.length, tried.length, caught, tooLong.length];
  return `| ${name} | ${counts.join(' | ')} | ${share} |`;
}

function survives(each: Judged): boolean {
  return each.isTried && each.caught === null && !isExplained(each);
}

function isTooLong({ caught }: Judged): boolean {
  return caught === NEVER_ENDS;
}

function isExplained({ id }: Judged): boolean {
  return Object.hasOwn(EXPLAINED, id);
}

function list(some: readonly Judged[], more: (each: Judged) => string = () => ''): string {
  return (
    some.map((each) => `- \`${each.file}:${each.line}\` ${each.what}${more(each)}`).join('\n') || 'None.'
  );
}
