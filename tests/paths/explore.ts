import type { AnyStateMachine } from 'xstate';
import { choices, describeChoice, starts, take, type Choice } from './choices.ts';
import type { Environment } from './environment.ts';
import type { Configuration, Transition } from './simulate.ts';

/** A choice that was taken, and everything that came of it. */
export interface Edge extends Transition {
  from: number;
  to: number;
  choice: Choice;
}

/** Node 0 is the world before the machine starts; its configuration is null. */
export interface Node {
  id: number;
  configuration: Configuration | null;
  edges: Edge[];
  /** The edge by which the node was found first, so on a shortest way from the start. */
  foundBy: Edge | null;
}

export interface Graph {
  machine: AnyStateMachine;
  environment: Environment;
  nodes: Node[];
  byKey: ReadonlyMap<string, number>;
  /** Choices that made the machine throw or die, each with a shortest way to it. */
  faults: string[];
}

/**
 * All configurations that the samples lead to, breadth first. Two configurations are one when their state value,
 * live actors, timers and projected context agree.
 * Throws when there are more than `limit`: then the environment needs a narrower `project`.
 */
export function explore(machine: AnyStateMachine, environment: Environment, limit = 5_000): Graph {
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
    if (nodes.length > limit) {
      throw new Error(
        `${machine.id} has more than ${limit} configurations; give the environment a \`project\``,
      );
    }
  }
  return graph;
}

/** The choices on a shortest way from the start to a node, in words. */
export function wayTo(graph: Graph, node: Node): string[] {
  const way: string[] = [];
  for (let edge = node.foundBy; edge; edge = graph.nodes[edge.from]?.foundBy ?? null) {
    way.unshift(describeChoice(edge.choice));
  }
  return way;
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

/** For JSON.stringify: errors by name and message, sets and maps by content, actors left out. */
export function plainValue(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Set || value instanceof Map) return [...(value as Iterable<unknown>)];
  if (typeof value === 'object' && value !== null && 'getSnapshot' in value) return undefined;
  return value;
}
