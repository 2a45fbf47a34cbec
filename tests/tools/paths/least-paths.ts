import type { Edge, Graph } from './graph.ts';
import type { Goals } from './goals.ts';

/**
 * A lower bound for the number of paths that reach these goals together: the size of a set of goals found of
 * which no walk through any graph reaches two. It is seldom exact, and it holds for the graphs: for the
 * machine as far as their projections tell configurations apart.
 */
export function fewestPossible(graphs: readonly Graph[], goals: Goals, reached: ReadonlySet<string>): number {
  const ids = [...reached];
  const number = new Map(ids.map((id, index) => [id, index]));
  const joinable = ids.map((_, index) => setOf(ids.length, [index]));
  for (const graph of graphs) join(joinable, graph, edgesByGoal(graph, goals, number));
  return largestFound(joinable);
}

/** The edges that reach each goal. */
function edgesByGoal({ nodes }: Graph, goals: Goals, number: ReadonlyMap<string, number>): Set<Edge>[] {
  const found = Array.from(number, () => new Set<Edge>());
  const note = (edge: Edge, before: Edge | null) => {
    for (const goal of goals.reached(edge, before)) found[number.get(goal) ?? -1]?.add(edge);
  };
  for (const edge of nodes.flatMap(({ edges }) => edges)) {
    note(edge, null);
    if (goals.looksBack) for (const next of nodes[edge.to]?.edges ?? []) note(next, edge);
  }
  return found;
}

/** Records which pairs of goals one walk can reach: by one edge, or by two that a way connects. */
function join(joinable: Bits[], graph: Graph, byGoal: readonly ReadonlySet<Edge>[]): void {
  const sameEdge = new Map<Edge, number[]>();
  for (const [goal, edges] of byGoal.entries()) {
    for (const edge of edges) sameEdge.set(edge, [...(sameEdge.get(edge) ?? []), goal]);
  }
  for (const together of sameEdge.values()) {
    for (const one of together) for (const other of together) add(joinable[one], other);
  }
  const begins = byGoal.map((edges) =>
    setOf(
      graph.nodes.length,
      Array.from(edges, ({ from }) => from),
    ),
  );
  for (const [one, edges] of byGoal.entries()) {
    const within = reachableFrom(
      graph,
      Array.from(edges, ({ to }) => to),
    );
    for (const [other, from] of begins.entries()) {
      if (!meet(within, from)) continue;
      add(joinable[one], other);
      add(joinable[other], one);
    }
  }
}

function reachableFrom({ nodes }: Graph, starts: readonly number[]): Bits {
  const reached = setOf(nodes.length, starts);
  const open = [...new Set(starts)];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { to } of nodes[at]?.edges ?? []) {
      if (has(reached, to)) continue;
      add(reached, to);
      open.push(to);
    }
  }
  return reached;
}

/** The size of the largest set found in which no two can be joined, greedily from each goal. */
function largestFound(joinable: readonly Bits[]): number {
  const apart = joinable.map((others) => joinable.length - sizeOf(others));
  const order = [...joinable.keys()].sort((a, b) => (apart[b] ?? 0) - (apart[a] ?? 0));
  let largest = 0;
  for (const first of order) {
    const chosen = [first];
    for (const next of order) {
      if (chosen.every((one) => !has(joinable[one], next))) chosen.push(next);
    }
    largest = Math.max(largest, chosen.length);
  }
  return largest;
}

/** A set of small whole numbers. */
type Bits = Uint32Array;

function setOf(size: number, members: readonly number[]): Bits {
  const bits = new Uint32Array((size >>> 5) + 1);
  for (const member of members) add(bits, member);
  return bits;
}

function add(bits: Bits | undefined, member: number): void {
  if (bits) bits[member >>> 5] = (bits[member >>> 5] ?? 0) | (1 << (member & 31));
}

function has(bits: Bits | undefined, member: number): boolean {
  return (((bits?.[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
}

function meet(one: Bits, other: Bits): boolean {
  return one.some((word, index) => (word & (other[index] ?? 0)) !== 0);
}

function sizeOf(bits: Bits): number {
  let size = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) size += 1;
  return size;
}
