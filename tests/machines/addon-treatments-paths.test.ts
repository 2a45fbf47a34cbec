import { expect, it } from 'vitest';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { addOnTreatmentsWorld } from '../worlds/addon-treatments.world.ts';

it('A §4.9 paths take every transition, treat only ticked guests, stay within the dates and can always leave', () => {
  const { paths } = expectWorld(addOnTreatmentsWorld);
  expect(paths.length).toBeLessThan(30);
});
