/** The exports of '@staychart/paths'. */
import type { AnyStateMachine } from 'xstate';
import { cover, type Cover, type CoverOptions } from './cover.ts';
import { environmentOf, type EnvironmentOf } from './environment.ts';
import { explore, type ExploreOptions } from './explore.ts';
import type { Graph } from './graph.ts';

export { check, CAN_ALWAYS_END, type Checked, type Expectations, type WayOut } from './check.ts';
export type { Choice } from './choices.ts';
export type { Cover, CoverOptions, Path, PathStep } from './cover.ts';
export {
  environmentOf,
  type Environment,
  type EnvironmentOf,
  type Outcomes,
  type Samples,
} from './environment.ts';
export { expectFullCoverage, expectWorld, NotAsExpected } from './expect-full-coverage.ts';
export type { Graph } from './graph.ts';
export { refusalOf, type GoalKind } from './goals.ts';
export type { Invariants, Rules, Seen } from './invariants.ts';
export {
  readRecord,
  recordOf,
  walk,
  writeRecord,
  type PathRecord,
  type Revive,
  type StepRecord,
} from './path-record.ts';
export { createRecorder, type Hits, type LayerCoverage } from './recorder.ts';
export { planned, replay, type Observation } from './replay.ts';
export { scriptOf } from './script.ts';
export { transitionId } from './transition-id.ts';
export { declaredTransitions } from './transition-ids.ts';
export { named } from './names.ts';
export { inWords } from './words.ts';
export { checkWorld, endsOf, worldOf, type World, type WorldOptions } from './world.ts';

/**
 * Paths that take every transition of a machine and have every guard refuse once, or that reach `goal`, in
 * the world of the samples. They are few, but not the fewest: `check` gives a lower bound.
 */
export function coverPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  environment: EnvironmentOf<Machine>,
  { maxConfigurations, ...options }: CoverOptions & Pick<ExploreOptions, 'maxConfigurations'> = {},
): Cover & { graph: Graph } {
  const refusals = options.refusals ?? true;
  const samples = { ...environmentOf(machine, environment), triesInert: refusals };
  const graph = explore(machine, samples, { maxConfigurations });
  return { ...cover(graph, { ...options, refusals }), graph };
}
