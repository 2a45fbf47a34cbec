import type { AnyStateMachine } from 'xstate';
import { describeChoice, type Choice } from './choices.ts';
import type { Environment } from './environment.ts';
import type { Configuration, Transition } from './simulate.ts';

/** A choice taken, with its results. */
export interface Edge extends Transition {
  from: number;
  to: number;
  choice: Choice;
}

/** Node 0 is the state before the machine starts. Its configuration is null. */
export interface Node {
  id: number;
  configuration: Configuration | null;
  edges: Edge[];
  /** The edge that first found the node, on a shortest way from the start. */
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

/** The choices on a shortest way from the start to a node, in words. */
export function wayTo(graph: Graph, node: Node): string[] {
  const way: string[] = [];
  for (let edge = node.foundBy; edge; edge = graph.nodes[edge.from]?.foundBy ?? null) {
    way.unshift(describeChoice(edge.choice));
  }
  return way;
}
