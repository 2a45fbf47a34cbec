import { parseArgs } from 'node:util';
import type { CoverOptions } from '../cover.ts';
import type { GoalKind } from '../goals.ts';

export interface Options extends Pick<CoverOptions, 'maxSteps' | 'seed' | 'attempts'> {
  /** The ids of the machines to check; all where it is empty. */
  machines: readonly string[];
  /** Files and folders with worlds; the current folder where it is empty. */
  worlds: readonly string[];
  /** The output folder. */
  out: string;
  goal: GoalKind;
  /** The most configurations that a graph may have. */
  maxConfigurations?: number;
  /** A file with a kept booking or a recorded path to begin with. */
  from?: string;
}

const KINDS: readonly GoalKind[] = ['transitions', 'pairs'];

/**
 * Reads the arguments after `staychart-paths` or `npm run paths --`. Throws an error that says what is wrong.
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      worlds: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'paths' },
      goal: { type: 'string', default: 'transitions' },
      'max-steps': { type: 'string' },
      'max-configurations': { type: 'string' },
      attempts: { type: 'string' },
      seed: { type: 'string' },
      from: { type: 'string' },
    },
  });
  const goal = KINDS.find((kind) => kind === values.goal);
  if (!goal) throw new Error(`--goal is ${KINDS.join(', ')}, not ${values.goal}`);
  return {
    machines: positionals,
    worlds: values.worlds,
    out: values.out,
    goal,
    ...numbered('maxSteps', '--max-steps', values['max-steps']),
    ...numbered('maxConfigurations', '--max-configurations', values['max-configurations']),
    ...numbered('attempts', '--attempts', values.attempts),
    ...numbered('seed', '--seed', values.seed),
    ...(values.from === undefined ? {} : { from: values.from }),
  };
}

/** An option with a whole number from 1; nothing where it is missing. */
function numbered<Name extends string>(
  name: Name,
  option: string,
  text: string | undefined,
): { [Key in Name]?: number } {
  if (text === undefined) return {};
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new Error(`${option} is a number from 1, not ${text}`);
  return { [name]: Number(text) } as { [Key in Name]?: number };
}
