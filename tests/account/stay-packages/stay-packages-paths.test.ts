import { expect, it } from 'vitest';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { stayPackagesWorld } from './stay-packages.world.ts';

it('B §2.16 paths take every transition, with every end that a modal can have', () => {
  const { paths } = expectWorld(stayPackagesWorld);
  expect(paths.length).toBeGreaterThan(0);
});
