import { expect, it } from 'vitest';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { spaPackageWorld } from '../worlds/spa-package.world.ts';

it('A §4.7 paths take every transition; nobody twice on a date or outside the stay, and the modal can always be left', () => {
  const { paths } = expectWorld(spaPackageWorld);
  expect(paths.length).toBeLessThan(30);
});
