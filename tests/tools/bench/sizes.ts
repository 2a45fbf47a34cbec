import type { Manifest } from '../../../widget/build/manifest.ts';
import { sizesOf } from '../../../widget/build/sizes.ts';
import { buildFloor, buildPeer } from './bundles.ts';
import type { Row } from './rows.ts';

/** The sizes of the bundle in dist/, beside the floor bundle and a peer. */
export async function sizeRows(manifest: Manifest): Promise<Row[]> {
  const [floor, peer, sizes] = [await buildFloor(), await buildPeer(), sizesOf(manifest)];
  const row = (what: string, bytes: number, rest: Partial<Row> = {}): Row => ({
    ...{ what: `${what}, kB`, own: bytes / 1000, digits: 1, ...rest },
  });
  const first = (name: string, bytes: number, goal = '') =>
    row('first screen', sizes.firstScreen, { goal, beside: { name, value: bytes / 1000 } });
  return [
    row('loader', sizes.loader, { goal: '≤ 1.0' }),
    first('floor bundle', floor.bytes, '≤ 100'),
    ...(peer ? [first('DocSearch', peer.bytes)] : []),
    row('largest later step', sizes.largestStep, { goal: '≤ 15' }),
    row('whole flow', sizes.wholeFlow, { goal: '≤ 210 without new features' }),
    row('account', sizes.account),
  ];
}
