import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { choices, starts, take } from './choices.ts';
import type { Path, PathStep } from './cover.ts';
import type { Environment } from './environment.ts';
import { seededRandom } from './random.ts';
import { planned, replay } from './replay.ts';
import { orderEnvironment, visitEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';
import { visitMachine } from './samples/visit-machine.ts';
import type { Configuration } from './simulate.ts';

function randomWalk(machine: AnyStateMachine, environment: Environment, seed: number): Path {
  const random = seededRandom(seed);
  const steps: PathStep[] = [];
  let at: Configuration | null = null;
  while (steps.length < 40) {
    const open = at ? choices(at, environment) : starts(environment);
    const choice = open[Math.floor(random() * open.length)];
    if (!choice) break;
    const { configuration, fired, elapsed } = take(machine, at, choice);
    steps.push({ choice, configuration, fired, elapsed });
    at = configuration;
  }
  return { steps };
}

describe('the simulator and the interpreter in lock-step', () => {
  it.each([
    ['order', orderMachine, orderEnvironment],
    ['visit', visitMachine, visitEnvironment],
  ])(
    '%s: 200 random walks see the same states, transitions and context',
    (_name, machine, environment) => {
      const walks = Array.from({ length: 200 }, (_, seed) => randomWalk(machine, environment, seed));
      expect(walks.flatMap(({ steps }) => steps).length).toBeGreaterThan(500);
      expect(walks.map((walk) => replay(machine, walk))).toEqual(walks.map(planned));
    },
    60_000,
  );
});
