import { test } from 'node:test';
import { expectWorld } from '@staychart/paths';
import { lightWorld, loadWorld, playerWorld } from './machines/outsider.world.js';

for (const world of [lightWorld, loadWorld, playerWorld]) {
  const { id } = world.machine;
  test(`${id}: paths take every transition`, (t) => {
    const { paths } = expectWorld(world);
    const steps = paths.map((path) => path.steps.length).sort((a, b) => a - b);
    t.diagnostic(`${id}: ${paths.length} paths, steps ${steps.join(' and ')}`);
  });
}
