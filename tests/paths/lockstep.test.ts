import { expect, it } from 'vitest';
import { readWorlds } from '../worlds/registry.ts';
import { choices, starts, take } from './choices.ts';
import type { Path, PathStep } from './cover.ts';
import { seededRandom } from './random.ts';
import { planned, replay } from './replay.ts';
import { orderEnvironment, visitEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';
import { visitMachine } from './samples/visit-machine.ts';
import type { Configuration } from './simulate.ts';
import type { World } from './world.ts';

const STEPS = 10_000;
const worlds: World[] = [
  { machine: orderMachine, environments: [orderEnvironment], expectations: {} },
  { machine: visitMachine, environments: [visitEnvironment], expectations: {} },
  ...(await readWorlds()).values(),
];

function randomWalk({ machine, environments: [environment = {}] }: World, seed: number): Path {
  const random = seededRandom(seed);
  const steps: PathStep[] = [];
  let at: Configuration | null = null;
  while (steps.length < 40) {
    const open = at ? choices(at, environment) : starts(environment);
    const choice = open[Math.floor(random() * open.length)];
    if (!choice) break;
    const taken = take(machine, at, choice);
    steps.push({ choice, ...taken });
    at = taken.configuration;
  }
  return { steps };
}

it('in 10,000 random steps simulator and interpreter agree on states, transitions and context', () => {
  let taken = 0;
  for (let seed = 0; taken < STEPS; seed += 1) {
    const world = worlds[seed % worlds.length] ?? worlds[0];
    if (!world) throw new Error('there are worlds');
    const walk = randomWalk(world, seed);
    taken += walk.steps.length;
    expect(replay(world.machine, walk), `${world.machine.id}, seed ${seed}`).toEqual(planned(walk));
  }
  expect(taken).toBeGreaterThanOrEqual(STEPS);
}, 120_000);
