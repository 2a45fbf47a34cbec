import { STEPS } from '../src/domain/steps.ts';
import type { Manifest } from './build-manifest.ts';
import { firstScreen, laterSteps, weigh, wholeFlow } from './build-sizes.ts';

/**
 * A table of what a guest fetches, in brotli bytes: for the first screen, for each later step, for the account area.
 */
export function tableOf(manifest: Manifest): string {
  const [start = '', ...later] = STEPS;
  const booking = weigh(wholeFlow(manifest, 'stay-booking')).brotli;
  const account = weigh(wholeFlow(manifest, 'stay-account')).brotli;
  const rows: [string, number, string?][] = [
    [start, weigh(firstScreen(manifest, 'stay-booking')).brotli],
    ...laterSteps(manifest, 'stay-booking', later).map(({ step, weight }): [string, number] => [
      step,
      weight.brotli,
    ]),
    ['account', weigh(firstScreen(manifest, 'stay-account')).brotli, `of ${kB(account)}`],
  ];
  const lines = rows.map(([name, bytes, of = '']) =>
    `  ${name.padEnd(12)} ${kB(bytes).padStart(9)} ${of}`.trimEnd(),
  );
  return [`A booking is at most ${kB(booking)} in all, brotli, by step:`, ...lines].join('\n');
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
