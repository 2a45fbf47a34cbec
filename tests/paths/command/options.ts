import { parseArgs } from 'node:util';
import type { GoalKind } from '../goals.ts';

export interface Options {
  /** The ids of the machines to check; all where it is empty. */
  machines: readonly string[];
  /** Files and folders with worlds; the current folder where it is empty. */
  worlds: readonly string[];
  /** The output folder. */
  out: string;
  goal: GoalKind;
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
      from: { type: 'string' },
    },
  });
  const { worlds, out, from } = values;
  const goal = KINDS.find((kind) => kind === values.goal);
  if (!goal) throw new Error(`--goal is ${KINDS.join(', ')}, not ${values.goal}`);
  return { machines: positionals, worlds, out, goal, ...(from === undefined ? {} : { from }) };
}
