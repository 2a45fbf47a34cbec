import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { cover, type Cover, type CoverOptions, type Path } from './cover.ts';
import type { Environment } from './environment.ts';
import { explore, type Graph } from './explore.ts';
import { brokenInvariants, deadEnds, stuck, type Invariants } from './invariants.ts';

/** From each configuration chosen by `from`, one chosen by `to` must be within reach. */
export interface WayOut<Snapshot = AnyMachineSnapshot> {
  from: (snapshot: Snapshot) => boolean;
  to: (snapshot: Snapshot) => boolean;
}

export interface Expectations<Machine extends AnyStateMachine = AnyStateMachine> extends CoverOptions {
  /** Transitions that need no path, by id, each with the reason. One that is covered after all is a problem. */
  excluded?: Readonly<Record<string, string>>;
  /** What must hold in every configuration. */
  invariants?: Invariants<SnapshotFrom<Machine>>;
  /** States that are meant to be the end without being final, as a last screen is. */
  mayRest?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** What must stay within reach, by a name for it. */
  waysOut?: Readonly<Record<string, WayOut<SnapshotFrom<Machine>>>>;
}

/** For `waysOut`: the machine can come to its end from everywhere. */
export const CAN_ALWAYS_END: Readonly<Record<string, WayOut>> = {
  'it can be left from everywhere': { from: () => true, to: ({ status }) => status === 'done' },
};

export interface Checked {
  /** One for each environment. */
  graphs: Graph[];
  paths: Path[];
  uncovered: string[];
  /** What is wrong, by kind; only kinds of which there is something. */
  problems: Readonly<Record<string, readonly string[]>>;
}

/** The graph and paths of a machine in all its environments together, and everything that is not as expected. */
export function check(
  machine: AnyStateMachine,
  environments: readonly Environment[],
  { excluded = {}, invariants = {}, mayRest, waysOut = {}, ...options }: Expectations = {},
): Checked {
  const graphs = environments.map((environment) => explore(machine, environment));
  const paths: Path[] = [];
  let uncovered: readonly string[] | undefined;
  for (const graph of graphs) {
    const found: Cover = cover(graph, { ...options, ...(uncovered ? { only: uncovered } : {}) });
    paths.push(...found.paths);
    uncovered = found.uncovered;
  }
  const missing = [...(uncovered ?? [])];
  const ofAll = (find: (graph: Graph) => string[]) => [...new Set(graphs.flatMap(find))];
  const problems = {
    'the machine throws or dies': ofAll(({ faults }) => faults),
    'transitions on no path': missing.filter((id) => !Object.hasOwn(excluded, id)),
    'excluded, but covered or unknown':
      options.goal === 'states' ? [] : Object.keys(excluded).filter((id) => !missing.includes(id)),
    'broken invariants': ofAll((graph) => brokenInvariants(graph, invariants)),
    'dead ends': ofAll((graph) => deadEnds(graph, mayRest ?? (() => false))),
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
    problems: Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0)),
  };
}
