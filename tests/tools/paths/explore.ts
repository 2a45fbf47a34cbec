import type { AnyStateMachine } from 'xstate';
import { choices, describeChoice, starts, take } from './choices.ts';
import type { Environment } from './environment.ts';
import { wayTo, type Edge, type Graph, type Node } from './graph.ts';
import { plainValue } from './plain-value.ts';
import type { Configuration } from './simulate.ts';
import { tooMany } from './too-many.ts';

export interface ExploreOptions {
  /** The most configurations; 5000 by default. */
  maxConfigurations?: number | undefined;
}

const MOST = 5_000;

/**
 * All configurations that the samples lead to, breadth first. Two configurations are the same when their
 * state values, live actors, timers, history and the relevant part of the context agree: what the
 * environment's `project` gives, by default the whole. Throws where there are more than `maxConfigurations`,
 * and names the keys with the most values.
 */
export function explore(
  machine: AnyStateMachine,
  environment: Environment,
  { maxConfigurations = MOST }: ExploreOptions = {},
): Graph {
  const root: Node = { id: 0, configuration: null, edges: [], foundBy: null };
  const nodes = [root];
  const byKey = new Map<string, number>();
  const graph: Graph = { machine, environment, nodes, byKey, faults: [] };

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
      environment.project ? environment.project(context) : context,
      actors.map((actor) => actor.id),
      timers.map((timer) => timer.id),
      history.map(([id, recalled]) => [id, recalled.map((node) => node.id)]),
    ],
    plainValue,
  );
}
