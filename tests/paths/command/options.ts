import { parseArgs } from 'node:util';
import type { GoalKind } from '../goals.ts';

export interface Options {
  /** Ids of the machines to do; all when there are none. */
  machines: readonly string[];
  goal: GoalKind;
  maxSteps?: number;
  seed?: number;
  /** A file with a kept booking to begin with. */
  from?: string;
}

const KINDS: readonly GoalKind[] = ['states', 'transitions', 'pairs'];

/** What stands after `npm run paths --`. Throws what is wrong with it, in words. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      goal: { type: 'string', default: 'transitions' },
      'max-steps': { type: 'string' },
      seed: { type: 'string' },
      from: { type: 'string' },
    },
  });
  const goal = KINDS.find((kind) => kind === values.goal);
  if (!goal) throw new Error(`--goal is ${KINDS.join(', ')}, not ${values.goal}`);
  const maxSteps = wholeNumber('--max-steps', values['max-steps']);
  const seed = wholeNumber('--seed', values.seed);
  return {
    machines: positionals,
    goal,
    ...(maxSteps === null ? {} : { maxSteps }),
    ...(seed === null ? {} : { seed }),
    ...(values.from === undefined ? {} : { from: values.from }),
  };
}

function wholeNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new Error(`${name} is a number from 1, not ${text}`);
  return Number(text);
}
