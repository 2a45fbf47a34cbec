import { expect, it } from 'vitest';
import { expectWorld } from '../tools/paths/expect-full-coverage.ts';
import { bookingWorld } from './booking.world.ts';

it('A §4.1, B §4, D-52 paths take every transition of the booking', () => {
  const { paths, graphs } = expectWorld(bookingWorld);
  expect(graphs[0]?.nodes.length).toBeGreaterThan(50);
  expect(paths.length).toBeGreaterThan(0);
});
