import { parseArgs } from 'node:util';

export const ENGINES = ['firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

export interface EnginesOptions {
  engines: readonly Engine[];
  /** Parts of the names of test files; none stands for all of them. */
  patterns: readonly string[];
}

/** What stands after `npm run engines --`: an engine, all without one, and parts of file names. Throws what is wrong with it, in words. */
export function readEnginesOptions(args: string[]): EnginesOptions {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [first, ...rest] = positionals;
  const engine = ENGINES.find((known) => known === first);
  return engine ? { engines: [engine], patterns: rest } : { engines: ENGINES, patterns: positionals };
}
