import type { AnyStateMachine } from 'xstate';
import { describeChoice, type Choice } from './choices.ts';
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
  /** Which keys of the context tell configurations apart, where the environment does not say it. */
  apart: Apart | null;
  /** Choices that made the machine throw or die, each with a shortest way to it. */
  faults: string[];
}

/** The keys of the context that count; all of it where it cannot be known what the machine reads, with the reason. */
export type Apart = { keys: readonly string[] } | { whole: string };

/** The choices on a shortest way from the start to a node, in words. */
export function wayTo(graph: Graph, node: Node): string[] {
  const way: string[] = [];
  for (let edge = node.foundBy; edge; edge = graph.nodes[edge.from]?.foundBy ?? null) {
    way.unshift(describeChoice(edge.choice));
  }
  return way;
}
