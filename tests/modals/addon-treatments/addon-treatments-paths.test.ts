import { expect, it } from 'vitest';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { addOnTreatmentsWorld } from './addon-treatments.world.ts';

it('A §4.9 paths take every transition: treatments only for ticked guests and within the stay, and always a way out', () => {
  const { paths } = expectWorld(addOnTreatmentsWorld);
  expect(paths.length).toBeLessThan(30);
});
