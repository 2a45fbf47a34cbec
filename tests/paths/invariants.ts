import type { AnyMachineSnapshot } from 'xstate';
import { wayTo, type Graph, type Node } from './explore.ts';

/** What must hold in every configuration. */
export type Invariants<Snapshot = AnyMachineSnapshot> = Readonly<
  Record<string, (snapshot: Snapshot) => boolean>
>;

/** The invariants that do not hold everywhere, each with a shortest way to a configuration that breaks it. */
export function brokenInvariants(graph: Graph, invariants: Invariants): string[] {
  return Object.entries(invariants).flatMap(([name, holds]) => {
    const broken = graph.nodes.find((node) => node.configuration && !holds(node.configuration.snapshot));
    return broken ? [`${name}: broken after ${wayTo(graph, broken).join(' > ')}`] : [];
  });
}

/**
 * The configurations chosen by `from` from which none chosen by `to` can be reached, each as the way to it:
 * 'every busy state can be left', 'a final state can be reached from everywhere'.
 */
export function stuck(
  graph: Graph,
  from: (snapshot: AnyMachineSnapshot) => boolean,
  to: (snapshot: AnyMachineSnapshot) => boolean,
): string[] {
  const isChosen = (node: Node, choose: typeof to) =>
    node.configuration !== null && choose(node.configuration.snapshot);
  const arrivals = new Map<number, number[]>();
  for (const edge of graph.nodes.flatMap((node) => node.edges)) {
    arrivals.set(edge.to, [...(arrivals.get(edge.to) ?? []), edge.from]);
  }
  const goals = graph.nodes.filter((node) => isChosen(node, to)).map((node) => node.id);
  const reaching = new Set(goals);
  for (const id of reaching) for (const before of arrivals.get(id) ?? []) reaching.add(before);
  return graph.nodes
    .filter((node) => isChosen(node, from) && !reaching.has(node.id))
    .map((node) => wayTo(graph, node).join(' > '));
}

/** Configurations that are neither final nor meant to be the end, and in which nothing can happen any more. */
export function deadEnds(graph: Graph, mayRest: (snapshot: AnyMachineSnapshot) => boolean): string[] {
  return graph.nodes
    .filter(({ configuration, edges }) => {
      const snapshot = configuration?.snapshot;
      return snapshot?.status === 'active' && edges.length === 0 && !mayRest(snapshot);
    })
    .map((node) => wayTo(graph, node).join(' > '));
}
