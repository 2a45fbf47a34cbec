import type { AnyStateMachine } from 'xstate';
import { check, type Checked, type Expectations } from './check.ts';
import { describeChoice } from './choices.ts';
import type { Path } from './cover.ts';
import type { Environment } from './environment.ts';
import type { Graph } from './graph.ts';
import { planned, replay, type Observation } from './replay.ts';
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
    const difference = firstDifference(machine, path);
    if (difference) throw new NotAsExpected(difference.message, difference.seen, difference.planned);
  }
  return { graphs, paths, uncovered };
}

interface Difference {
  message: string;
  planned: Observation | undefined;
  seen: Observation | undefined;
}

/**
 * The first step in which the interpreter differs from the plan, with the way to it; null where there is
 * none.
 */
function firstDifference(machine: AnyStateMachine, path: Path): Difference | null {
  const plan = planned(path);
  const walk = replay(machine, path);
  const at = plan.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(walk[index]));
  if (at < 0) return null;
  const way = path.steps.slice(0, at + 1).map(({ choice }) => describeChoice(choice));
  const message = `${machine.id}: the interpreter does not do as planned: ${way.join(' > ')}`;
  return { message, planned: plan[at], seen: walk[at] };
}
