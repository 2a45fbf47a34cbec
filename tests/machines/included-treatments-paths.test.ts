import { expect, it } from 'vitest';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { includedTreatmentsWorld } from '../worlds/included-treatments.world.ts';

it('A §4.7 paths take every transition, book each guest once a date within the stay and can always leave', () => {
  const { paths } = expectWorld(includedTreatmentsWorld);
  expect(paths.length).toBeLessThan(30);
});
