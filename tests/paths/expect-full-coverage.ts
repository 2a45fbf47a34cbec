import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { check, type Checked, type Expectations } from './check.ts';
import { describeChoice } from './choices.ts';
import type { Environment } from './environment.ts';
import type { Graph } from './explore.ts';
import { createInterpreter, plannedAfter } from './replay.ts';
import { eachEventOf, testPathsOf } from './test-model.ts';
import type { World } from './world.ts';

type Covered = Pick<Checked, 'graphs' | 'paths' | 'uncovered'>;

/**
 * Expects that generated paths take every transition of the machine and have every guard say no once, that no sample
 * makes it throw or die, that the invariants and rules hold everywhere, that nothing but a final state is a dead end, and that the real interpreter walks every
 * path as planned. Returns graph and paths, for a parent's environment or for further expectations.
 */
export function expectFullCoverage<Machine extends AnyStateMachine>(
  machine: Machine,
  environment: Environment,
  expectations: Expectations<Machine> = {},
): { graph: Graph } & Covered {
  const world = { machine, environments: [environment], expectations: expectations as Expectations };
  const covered = expectWorld(world);
  const [graph] = covered.graphs;
  if (!graph) throw new Error('one environment has one graph');
  return { graph, ...covered };
}

/** The same of a world, with all its environments together. */
export function expectWorld({ machine, environments, expectations }: World): Covered {
  const { graphs, paths, uncovered, problems } = check(machine, environments, expectations);
  for (const [what, found] of Object.entries(problems)) {
    expect(found, `${machine.id}: ${what}:\n${found.slice(0, 20).join('\n')}`).toEqual([]);
  }
  for (const path of testPathsOf(machine, paths)) {
    const interpreter = createInterpreter(machine);
    const title = `${machine.id}: ${path.steps.map(({ event }) => describeChoice(event.step.choice)).join(' > ')}`;
    path.testSync({
      events: eachEventOf(path, (step) => {
        expect(interpreter.take(step), title).toEqual(plannedAfter(step));
      }),
    });
  }
  return { graphs, paths, uncovered };
}
