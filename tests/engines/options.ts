import { parseArgs } from 'node:util';
import { CI_FILES } from './ci-list.ts';

export const ENGINES = ['firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

export interface EnginesOptions {
  engines: readonly Engine[];
  /** Parts of the names of test files; none stands for all of them. */
  patterns: readonly string[];
  /** Only what CI runs: a list of its own. */
  isForCi: boolean;
}

/**
 * What stands after `npm run engines --`: an engine, all without one, and parts of file names or `--ci`. Throws what is wrong
 * with it, in words.
 */
export function readEnginesOptions(args: string[]): EnginesOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ci: { type: 'boolean', default: false } },
  });
  const [first, ...rest] = positionals;
  const engine = ENGINES.find((known) => known === first);
  const patterns = engine ? rest : positionals;
  if (values.ci && patterns.length > 0)
    throw new Error(`--ci has files of its own, and takes no ${patterns[0]}`);
  return {
    engines: engine ? [engine] : ENGINES,
    patterns: values.ci ? CI_FILES : patterns,
    isForCi: values.ci,
  };
}
