import { expect, it } from 'vitest';
import { EXTENSION_MS, IDLE_MS, WARNING_MS } from '../../machines/booking/idle/idle.machine.ts';
import { expectWorld } from '../tools/paths/expect-full-coverage.ts';
import { idleWorld } from './idle.world.ts';

it('A §4.4 paths take every transition of the idle session', () => {
  const { paths } = expectWorld(idleWorld);
  expect(paths.length).toBeGreaterThan(0);
});

it('A §9.5 warns after five minutes, counts down 60 seconds and extends by 15', () => {
  expect([IDLE_MS, WARNING_MS, EXTENSION_MS]).toEqual([300_000, 60_000, 15_000]);
});
