import { expect, test } from 'vitest';
import { faultsInWalks } from '../faults/random-walk.ts';
import { readWorlds } from '../worlds/registry.ts';

const worlds = await readWorlds();
const WALKS = 1_000;
const EVENTS = 100;

test.each([...worlds])(
  '1,000 random walks of 100 events over %s break no invariant, reach no dead end and leave no NaN',
  (_id, world) => expect(faultsInWalks(world, WALKS, EVENTS)).toEqual([]),
  120_000,
);
