import { expect, it } from 'vitest';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { includedTreatmentsWorld } from '../worlds/included-treatments.world.ts';

it('A §4.7 paths take every transition; nobody twice on a date or outside the stay, and the modal can always be left', () => {
  const { paths } = expectWorld(includedTreatmentsWorld);
  expect(paths.length).toBeLessThan(30);
});
