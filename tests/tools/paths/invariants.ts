import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { describeChoice } from './choices.ts';
import type { OwnAction } from './simulate.ts';
import { wayTo, type Edge, type Graph, type Node } from './graph.ts';

/** What must hold in every configuration, by name. */
export type Invariants<Snapshot = AnyMachineSnapshot> = Readonly<
  Record<string, (snapshot: Snapshot) => boolean>
>;

/** A step as seen from outside the machine. */
export interface Seen<Snapshot = AnyMachineSnapshot> {
  /** The event, or `xstate.init`. */
  event: AnyEventObject;
  /** Null before the start. */
  before: Snapshot | null;
  after: Snapshot;
  /** The events sent to the parent. */
  sent: readonly AnyEventObject[];
  /** The events emitted to outside listeners. */
  emitted: readonly AnyEventObject[];
  /** The machine's tags after the step. */
  tags: ReadonlySet<string>;
  /** The inputs of the actors invoked or spawned, by their ids. */
  inputs: Readonly<Record<string, unknown>>;
  /** The machine's own actions by name, with their parameters. */
  actions: readonly OwnAction[];
}

/** What must hold in every step, by name; null where the rule does not apply to the step. */
export type Rules<Snapshot = AnyMachineSnapshot> = Readonly<
  Record<string, (seen: Seen<Snapshot>) => boolean | null>
>;

/** The rules that a step breaks, each with a shortest way to that step. */
export function brokenRules(graph: Graph, rules: Rules): string[] {
  const steps = stepsOf(graph);
  return Object.entries(rules).flatMap(([name, holds]) => {
    const broken = steps.find(({ seen }) => holds(seen) === false);
    if (!broken) return [];
    return [
      `${name}: broken by ${[...wayTo(graph, broken.node), describeChoice(broken.edge.choice)].join(' > ')}`,
    ];
  });
}

/** The rules that apply to no step, and so prove nothing. */
export function idleRules(graphs: readonly Graph[], rules: Rules): string[] {
  const steps = graphs.flatMap(stepsOf);
  return Object.keys(rules).filter((name) => steps.every(({ seen }) => rules[name]?.(seen) === null));
}

function stepsOf({ nodes }: Graph): { node: Node; edge: Edge; seen: Seen }[] {
  return nodes.flatMap((node) => node.edges.map((edge) => ({ node, edge, seen: seenOf(node, edge) })));
}

/** A step of the graph as rules see it. */
function seenOf(
  { configuration }: Node,
  { choice, configuration: after, sent, emitted, inputs, actions }: Edge,
): Seen {
  return {
    event: choice.event,
    before: configuration?.snapshot ?? null,
    after: after.snapshot,
    sent,
    emitted,
    tags: after.snapshot.tags,
    inputs,
    actions,
  };
}

/**
 * The invariants that break, each with a shortest way to a snapshot that breaks it. They are checked after
 * every step, since two snapshots of one configuration may differ in what `project` leaves out.
 */
export function brokenInvariants(graph: Graph, invariants: Invariants): string[] {
  const steps = stepsOf(graph);
  return Object.entries(invariants).flatMap(([name, holds]) => {
    const broken = steps.find(({ seen }) => !holds(seen.after));
    if (!broken) return [];
    return [
      `${name}: broken after ${[...wayTo(graph, broken.node), describeChoice(broken.edge.choice)].join(' > ')}`,
    ];
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

/** Configurations that can neither go on nor are final nor may rest. */
export function deadEnds(graph: Graph, mayRest: (snapshot: AnyMachineSnapshot) => boolean): string[] {
  return graph.nodes
    .filter(({ configuration, edges }) => {
      const snapshot = configuration?.snapshot;
      return snapshot?.status === 'active' && edges.length === 0 && !mayRest(snapshot);
    })
    .map((node) => wayTo(graph, node).join(' > '));
}
