import type { AnyStateMachine } from 'xstate';
import { check, type Checked, type Expectations } from './check.ts';
import type { Environment } from './environment.ts';
import type { Graph } from './graph.ts';
import { compare } from './replay.ts';
import type { World } from './world.ts';

type Covered = Pick<Checked, 'graphs' | 'paths' | 'uncovered'>;

/**
 * Reports that a machine differs from its expectations. Test runners show the difference between the two
 * values.
 */
export class NotAsExpected extends Error {
  override readonly name = 'NotAsExpected';
  readonly actual: unknown;
  readonly expected: unknown;

  constructor(message: string, actual: unknown, expected: unknown) {
    super(message);
    this.actual = actual;
    this.expected = expected;
  }
}

/**
 * Expects that generated paths take every transition of the machine and have every guard refuse once, that no
 * sample makes it throw or die, that invariants and rules hold everywhere, that only final states are dead
 * ends, and that the real interpreter walks every path as planned. Returns graph and paths, for a parent's
 * environment or for further expectations. Throws `NotAsExpected`.
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

/** Expects the same of a world, with all its environments together. */
export function expectWorld({ machine, environments, expectations }: World): Covered {
  const { graphs, paths, uncovered, problems } = check(machine, environments, expectations);
  for (const [what, found] of Object.entries(problems)) {
    throw new NotAsExpected(`${machine.id}: ${what}:\n${found.slice(0, 20).join('\n')}`, found, []);
  }
  for (const path of paths) {
    const { planned, seen, difference } = compare(machine, path, expectations);
    if (!difference) continue;
    const { at, message } = difference;
    throw new NotAsExpected(`${machine.id}: ${message}`, seen[at], planned[at]);
  }
  return { graphs, paths, uncovered };
}
