import { expect, it } from 'vitest';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { paymentWorld } from './payment.world.ts';

it('B §2.5, §4, D-27, E-01 paths take every transition, and every doubtful payment leads to a question', () => {
  const { paths } = expectWorld(paymentWorld);
  expect(paths.length).toBeGreaterThan(0);
});
