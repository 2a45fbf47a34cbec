import { expect, it } from 'vitest';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { addOnTreatmentsWorld } from '../worlds/addon-treatments.world.ts';

it('A §4.9 paths take every transition; only who wants treatments has some, none outside the stay, and it can always be left', () => {
  const { paths } = expectWorld(addOnTreatmentsWorld);
  expect(paths.length).toBeLessThan(30);
});
