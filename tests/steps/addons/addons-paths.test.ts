import { expect, it } from 'vitest';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { addonsWorld } from './addons.world.ts';

it('A §2.11 paths take every transition, with every end that a modal can have', () => {
  const { paths } = expectWorld(addonsWorld);
  expect(paths.length).toBeGreaterThan(0);
});
