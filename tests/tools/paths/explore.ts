import type { AnyStateMachine } from 'xstate';
import { choices, describeChoice, starts, take } from './choices.ts';
import type { Environment } from './environment.ts';
import { wayTo, type Apart, type Edge, type Graph, type Node } from './graph.ts';
import { plainValue } from './plain-value.ts';
import type { Configuration } from './simulate.ts';
import { tooMany } from './too-many.ts';
import { notingReads, Reads } from './watched-context.ts';

export interface ExploreOptions {
  /** The most configurations; 5000 by default. */
  maxConfigurations?: number | undefined;
  /** Called for every step, as invariants are. The parts of the context that it reads count. */
  look?: (edge: Edge, before: Node) => void;
}

const MOST = 5_000;

/**
 * All configurations that the samples lead to, breadth first. Two configurations are the same when their
 * state values, live actors, timers, history and the relevant part of the context agree. The environment's
 * `project` gives that part. By default it consists of the keys on which the machine, a sample or `look`
 * decides something, and of the keys from which those are computed. They are found by recording reads: where
 * the keys agree, every decision reads the same values and so has the same result, as long as it depends on
 * context and event only. Throws where there are more than `maxConfigurations`, and names the keys with the
 * most values.
 */
export function explore(
  machine: AnyStateMachine,
  environment: Environment,
  options: ExploreOptions = {},
): Graph {
  if (environment.project !== undefined)
    return grown(machine, environment, null, options, () => true) as Graph;
  const reads = new Reads();
  for (;;) {
    const keys = reads.keys;
    const apart: Apart = reads.unknown === null ? { keys } : { whole: reads.unknown };
    const project = reads.unknown === null ? pick(keys) : 'whole';
    const isEnough = () =>
      project === 'whole' || (reads.unknown === null && reads.keys.length === keys.length);
    const graph = notingReads(reads, () =>
      grown(machine, { ...environment, project }, apart, options, isEnough),
    );
    if (graph) return graph;
  }
}

function pick(keys: readonly string[]): (context: unknown) => unknown {
  return (context) => keys.map((key) => (context as Readonly<Record<string, unknown>>)[key]);
}

/** The graph, or null as soon as another key of the context turns out to count. */
function grown(
  machine: AnyStateMachine,
  environment: Environment,
  apart: Apart | null,
  { maxConfigurations = MOST, look }: ExploreOptions,
  isEnough: () => boolean,
): Graph | null {
  const root: Node = { id: 0, configuration: null, edges: [], foundBy: null };
  const nodes = [root];
  const byKey = new Map<string, number>();
  const graph: Graph = { machine, environment, nodes, byKey, apart, faults: [] };

  for (const node of nodes) {
    const open = node.configuration ? choices(node.configuration, environment) : starts(environment);
    for (const choice of open) {
      try {
        const taken = take(machine, node.configuration, choice);
        const { configuration } = taken;
        const key = configurationKey(configuration, environment);
        const known = byKey.get(key);
        const edge: Edge = { from: node.id, to: known ?? nodes.length, choice, ...taken };
        node.edges.push(edge);
        if (known !== undefined) continue;
        byKey.set(key, edge.to);
        nodes.push({ id: edge.to, configuration, edges: [], foundBy: edge });
      } catch (error) {
        const fault = `${describeChoice(choice)}: ${String(error)}`;
        if (!graph.faults.some((known) => known.endsWith(fault))) {
          graph.faults.push([...wayTo(graph, node), fault].join(' > '));
        }
      }
    }
    if (apart && look) for (const edge of node.edges) look(edge, node);
    if (!isEnough()) return null;
    // The first node is the state before the start.
    if (nodes.length - 1 > maxConfigurations) throw tooMany(graph, maxConfigurations);
  }
  return graph;
}

export function configurationKey(configuration: Configuration, environment: Environment): string {
  const { snapshot, actors, timers } = configuration;
  const context: unknown = snapshot.context;
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>);
  return JSON.stringify(
    [
      snapshot.value,
      snapshot.status,
      typeof environment.project === 'function' ? environment.project(context) : context,
      actors.map((actor) => actor.id),
      timers.map((timer) => timer.id),
      history.map(([id, recalled]) => [id, recalled.map((node) => node.id)]),
    ],
    plainValue,
  );
}
