import { describe, expect, it } from 'vitest';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { itineraryWorld } from '../worlds/itinerary.world.ts';

describe('A §2.9 the itinerary', () => {
  it('paths take every transition, with every end that a modal can have', () => {
    const { paths } = expectWorld(itineraryWorld);
    expect(paths.length).toBeGreaterThan(0);
  });
});
