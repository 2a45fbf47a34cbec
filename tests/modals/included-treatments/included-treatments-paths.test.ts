import { expect, it } from 'vitest';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { includedTreatmentsWorld } from './included-treatments.world.ts';

it('A §4.7 paths take every transition: each guest once a date and within the stay, and always a way out', () => {
  const { paths } = expectWorld(includedTreatmentsWorld);
  expect(paths.length).toBeLessThan(30);
});
