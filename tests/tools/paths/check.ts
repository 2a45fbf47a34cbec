import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { cover, type Cover, type CoverOptions, type Path } from './cover.ts';
import type { Environment } from './environment.ts';
import { explore, type ExploreOptions } from './explore.ts';
import type { Graph } from './graph.ts';
import { goalsOf } from './goals.ts';
import {
  brokenInvariants,
  brokenRules,
  deadEnds,
  idleRules,
  stuck,
  type Invariants,
  type Rules,
} from './invariants.ts';
import { fewestPossible } from './least-paths.ts';

/** From each configuration that `from` selects, one that `to` selects must be reachable. */
export interface WayOut<Snapshot = AnyMachineSnapshot> {
  from: (snapshot: Snapshot) => boolean;
  to: (snapshot: Snapshot) => boolean;
}

export interface Expectations<Machine extends AnyStateMachine = AnyStateMachine>
  extends CoverOptions, Pick<ExploreOptions, 'maxConfigurations'> {
  /**
   * Transitions that need no path, by id, and refusals that no path needs, by `refusal of` and the id, with
   * the reasons. An entry that is covered counts as a problem.
   */
  excluded?: Readonly<Record<string, string>>;
  /** What must hold in every configuration. */
  invariants?: Invariants<SnapshotFrom<Machine>>;
  /** What must hold in every step: for what it sends, emits, gives to actors and shows by tags. */
  rules?: Rules<SnapshotFrom<Machine>>;
  /** States that may end a path without being final, such as a last screen. */
  mayRest?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** What must stay reachable, by name. */
  waysOut?: Readonly<Record<string, WayOut<SnapshotFrom<Machine>>>>;
}

/** For `waysOut`: the machine can reach its end from everywhere. */
export const CAN_ALWAYS_END: Readonly<Record<string, WayOut>> = {
  'it can be left from everywhere': { from: () => true, to: ({ status }) => status === 'done' },
};

/** Kinds of problem that mean something was never reached. */
export const ON_NO_PATH = 'on no path';
export const IDLE_RULES = 'rules that say nothing of any step';

export interface Checked {
  /** A graph for each environment. */
  graphs: Graph[];
  paths: Path[];
  uncovered: string[];
  /** A lower bound for the number of paths, by `fewestPossible`. */
  atLeast: () => number;
  /** The problems by kind. Kinds without problems are left out. */
  problems: Readonly<Record<string, readonly string[]>>;
}

/** Graphs and paths of a machine in all its environments, with every problem found. */
export function check(
  machine: AnyStateMachine,
  environments: readonly Environment[],
  {
    excluded = {},
    invariants = {},
    rules = {},
    mayRest = () => false,
    waysOut = {},
    maxConfigurations,
    ...others
  }: Expectations = {},
): Checked {
  const refusals = others.refusals ?? true;
  const options = { ...others, refusals };
  const graphs = environments.map((environment) =>
    explore(machine, { ...environment, triesInert: refusals }, { maxConfigurations }),
  );
  const covers: Cover[] = [];
  for (const graph of graphs) {
    const done = new Set(covers.flatMap((found) => [...found.covered]));
    covers.push(cover(graph, { ...options, done }));
  }
  const paths = covers.flatMap((found) => found.paths);
  const covered = new Set(covers.flatMap((found) => [...found.covered]));
  const missing = [...new Set(covers.flatMap(({ uncovered }) => uncovered))].filter((id) => !covered.has(id));
  const thrown = [...graphs, ...covers].flatMap(({ faults }) => faults);
  const ofAll = (find: (graph: Graph) => string[]) => [...new Set(graphs.flatMap(find))];
  const problems = {
    'the machine throws or dies': [...new Set(thrown)],
    [ON_NO_PATH]: missing.filter((id) => !Object.hasOwn(excluded, id)),
    'excluded, but covered or unknown':
      (options.goal ?? 'transitions') === 'transitions'
        ? Object.keys(excluded).filter((id) => !missing.includes(id))
        : [],
    'broken invariants': ofAll((graph) => brokenInvariants(graph, invariants)),
    'broken rules': ofAll((graph) => brokenRules(graph, rules)),
    [IDLE_RULES]: idleRules(graphs, rules),
    'dead ends': ofAll((graph) => deadEnds(graph, mayRest)),
    'no way out': ofAll((graph) =>
      Object.entries(waysOut).flatMap(([name, { from, to }]) =>
        stuck(graph, from, to).map((way) => `${name}: not after ${way}`),
      ),
    ),
  };
  return {
    graphs,
    paths,
    uncovered: missing,
    atLeast: () => fewestPossible(graphs, goalsOf(machine, options.goal ?? 'transitions', options), covered),
    problems: Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0)),
  };
}
