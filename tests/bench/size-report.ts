import { STEPS } from '../../src/domain/steps.ts';
import type { Manifest } from '../../widget/build-manifest.ts';
import { buildFloor } from './floor.ts';
import { kB, table } from './report.ts';
import {
  firstCall,
  firstScreen,
  lateParts,
  laterSteps,
  weigh,
  wholeFlow,
  type Weight,
} from '../../widget/build-sizes.ts';

/** The sizes of the bundle in dist/. Returns the table. */
export async function sizeReport(manifest: Manifest): Promise<string> {
  const screen = firstScreen(manifest, 'stay-booking');
  const call = firstCall(manifest).filter((file) => !screen.includes(file));
  const weights: [string, Weight, string][] = [
    ['the loader', weigh(firstScreen(manifest, '').slice(0, 1)), '≤ 1.0 gzip'],
    ['floor bundle', await buildFloor(), ''],
    ['stay-booking, first screen', weigh(screen), '≤ 100 brotli'],
    ['stay-booking, the first call', weigh(call), ''],
    ['stay-booking, whole flow', weigh(wholeFlow(manifest, 'stay-booking')), '≤ 170 brotli'],
    ['stay-account, first screen', weigh(firstScreen(manifest, 'stay-account')), ''],
    ['stay-account, whole area', weigh(wholeFlow(manifest, 'stay-account')), '≤ 170 brotli'],
    ...lateParts(manifest, 'stay-booking').map(({ part, weight }): [string, Weight, string] => [
      `of the whole flow: ${part}, when it comes to that`,
      weight,
      '',
    ]),
    ...laterSteps(manifest, 'stay-booking', STEPS).map(({ step, weight }): [string, Weight, string] => [
      `what ${step} brings`,
      weight,
      step === 'details' ? '≤ 45 brotli' : '≤ 15 brotli',
    ]),
  ];
  return table(
    ['JS and CSS', 'kB gzip / brotli', 'target'],
    weights.map(([name, weight, target]) => [name, kB(weight), target]),
  );
}
