import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../support/command-options.ts';

export interface MutantsOptions {
  /** Parts of a mutant's id; one that is tried has all of them. */
  parts: readonly string[];
  /** How many of each machine are tried; null for all. */
  sample: number | null;
  /** How many are tried at once. */
  workers: number;
  /** Nothing of earlier runs counts. */
  fresh: boolean;
}

/** What stands after `npm run mutants --`. Throws what is wrong with it, in words. */
export function readMutantsOptions(args: string[]): MutantsOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    parts: positionals,
    sample: values.sample === undefined ? null : wholeNumber('--sample', values.sample),
    workers: wholeNumber('--workers', values.workers),
    fresh: values.fresh,
  };
}
