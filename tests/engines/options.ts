import { parseArgs } from 'node:util';
import { CI_FILES } from './ci-list.ts';

export const ENGINES = ['firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

export interface EnginesOptions {
  engines: readonly Engine[];
  /** Parts of the names of test files. Empty means all files. */
  patterns: readonly string[];
  /** Whether to run only the list of CI. */
  isForCi: boolean;
}

/**
 * Reads the arguments of `npm run engines --`: an engine, or all without one, then parts of file names or
 * `--ci`. Throws a readable message where they are wrong.
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
    throw new Error(`--ci has its own list of files and does not take ${patterns[0]}`);
  return {
    engines: engine ? [engine] : ENGINES,
    patterns: values.ci ? CI_FILES : patterns,
    isForCi: values.ci,
  };
}
