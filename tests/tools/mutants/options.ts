import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/command-options.ts';

export interface MutantsOptions {
  /** Parts of an id. A mutant is tried where its id has all of them. */
  parts: readonly string[];
  /** The number of mutants of each machine; null for all. */
  sample: number | null;
  /** The number of mutants tried at once. */
  workers: number;
  /** Whether to ignore the results of earlier runs. */
  fresh: boolean;
}

/** Reads the arguments after `npm run mutants --`. Throws an error that says what is wrong. */
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
