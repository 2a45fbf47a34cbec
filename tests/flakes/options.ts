import { parseArgs } from 'node:util';
import type { StageName } from '../support/stage-names.ts';

/** The stages of `npm test` in each layer; none stands for all. */
export const LAYERS: Readonly<Record<string, readonly StageName[]>> = {
  unit: ['unit'],
  faults: ['faults'],
  views: ['views'],
  e2e: ['e2e'],
  all: [],
};

export interface FlakesOptions {
  layer: string;
  /** The number of runs. */
  times: number;
  /** Whether all cores are kept busy during every run, or during every second one. */
  busy: 'never' | 'always' | 'half';
  /** Whether the widget's files and the estate's answers come late in e2e. */
  isLate: boolean;
}

/** Reads the arguments after `npm run flakes --`. Throws an error that says what is wrong. */
export function readFlakesOptions(args: string[]): FlakesOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      busy: { type: 'boolean', default: false },
      'half-busy': { type: 'boolean', default: false },
      late: { type: 'boolean', default: false },
    },
  });
  const [layer = '', count = '', ...more] = positionals;
  if (!Object.hasOwn(LAYERS, layer) || !/^[1-9]\d*$/.test(count) || more.length > 0)
    throw new Error(
      `npm run flakes -- <${Object.keys(LAYERS).join('|')}> <how often> [--busy | --half-busy] [--late]`,
    );
  const busy = values.busy ? 'always' : values['half-busy'] ? 'half' : 'never';
  return { layer, times: Number(count), busy, isLate: values.late };
}
