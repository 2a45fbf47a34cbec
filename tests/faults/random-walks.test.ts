import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { worldOf } from '../tools/paths/world.ts';
import { walkAtRandom } from './random-walk.ts';

const EVENTS = 100;

test('a walk that fails is reported in its shortest form', () => {
  const counter = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'up' } | { type: 'down' } },
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: {
      up: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      down: { actions: assign({ count: ({ context }) => Math.max(0, context.count - 1) }) },
    },
  });
  const world = worldOf(counter, {}, { invariants: { 'below 3': ({ context }) => context.count < 3 } });
  const [environment] = world.environments;
  expect(environment && walkAtRandom(world, environment, 1, EVENTS)).toBe(
    'start > up > up > up: broken: below 3',
  );
});
