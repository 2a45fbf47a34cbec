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

function list(some: readonly Judged[]): string {
  return some.map(({ file, line, what }) => `- \`${file}:${line}\` ${what}`).join('\n') || 'None.';
}
