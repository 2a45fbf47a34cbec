import type { Edge, Graph } from './graph.ts';
import type { Goals, Taken } from './goals.ts';

/** Facts about a graph and its goals that a search needs, computed once for all attempts. */
export interface Terrain {
  graph: Graph;
  goals: Goals;
  /** For each goal, the start node of every edge that reaches it. */
  within: ReadonlyMap<string, readonly number[]>;
  /**
   * The number of the place where an edge ends: its node and, where the step before matters, the transition
   * that led there.
   */
  places: ReadonlyMap<Edge, number>;
  /** For each node, one edge to every place that follows it. */
  ways: readonly (readonly Edge[])[];
}

/** A way through the graph, linked from its end back to its start. */
interface Way {
  node: number;
  last: Taken | null;
  edge: Edge | null;
  before: Way | null;
}

export function terrainOf(graph: Graph, goals: Goals): Terrain {
  const within = new Map<string, number[]>();
  const note = (goal: string, at: number) => {
    const known = within.get(goal);
    if (known) known.push(at);
    else within.set(goal, [at]);
  };
  for (const { edges } of graph.nodes) {
    for (const edge of edges) {
      for (const goal of goals.reached(edge, null)) note(goal, edge.from);
      if (!goals.looksBack) continue;
      for (const next of graph.nodes[edge.to]?.edges ?? []) {
        for (const goal of goals.reached(next, edge)) note(goal, next.from);
      }
    }
  }
  const places = placesOf(graph, goals);
  return { graph, goals, within, places, ways: graph.nodes.map(({ edges }) => onePerPlace(edges, places)) };
}

/** How often a pair is tried where the machine differs from its graph. */
const TRIES_OF_PAIR = 3;

/** The open goals and the search for them. Ties are broken at random. */
export class Search {
  readonly #terrain: Terrain;
  readonly #random: () => number;
  readonly #open: Set<string>;
  /** The number of open goals at each node, so that the search need not check every edge. */
  readonly #openAt: number[];
  readonly #differing = new Map<Edge, number>();
  readonly #dropped = new Set<Edge>();
  readonly #nodesWithDropped = new Set<number>();

  constructor({ terrain, open }: { terrain: Terrain; open: Iterable<string> }, random: () => number) {
    this.#terrain = terrain;
    this.#random = random;
    this.#open = new Set(open);
    this.#openAt = terrain.graph.nodes.map(() => 0);
    for (const goal of this.#open) this.#count(goal, 1);
  }

  get isOver(): boolean {
    return this.#open.size === 0;
  }

  /** How often the machine differed from an edge of the graph. */
  get differed(): number {
    return [...this.#differing.values()].reduce((sum, times) => sum + times, 0);
  }

  reached(goal: string): void {
    if (this.#open.delete(goal)) this.#count(goal, -1);
  }

  /**
   * Records that the machine differed from this edge, and drops it. Where the step before matters, the edge
   * may work from another place and is retried.
   */
  drop(edge: Edge): void {
    const times = (this.#differing.get(edge) ?? 0) + 1;
    this.#differing.set(edge, times);
    if (times < (this.#terrain.goals.looksBack ? TRIES_OF_PAIR : 1)) return;
    this.#dropped.add(edge);
    this.#nodesWithDropped.add(edge.from);
  }

  /**
   * The shortest way to an edge with an open goal. Of several at the same distance it takes the one with the
   * most.
   */
  nearest(from: number, last: Taken | null): Edge[] | null {
    const seen = new Uint8Array(this.#terrain.places.size);
    let frontier: Way[] = [{ node: from, last, edge: null, before: null }];
    while (frontier.length > 0) {
      const best = this.#bestOf(frontier);
      if (best) return edgesOf(best);
      const next: Way[] = [];
      for (const before of frontier) {
        for (const edge of this.#waysFrom(before.node)) {
          const place = this.#terrain.places.get(edge) ?? 0;
          if (seen[place] === 1) continue;
          seen[place] = 1;
          next.push({ node: edge.to, last: edge, edge, before });
        }
      }
      frontier = next;
    }
    return null;
  }

  #bestOf(frontier: readonly Way[]): Way | null {
    const { graph, goals } = this.#terrain;
    let best: Way | null = null;
    let most = 0;
    for (const before of frontier) {
      if ((this.#openAt[before.node] ?? 0) === 0) continue;
      for (const edge of graph.nodes[before.node]?.edges ?? []) {
        if (this.#dropped.has(edge)) continue;
        let gain = 0;
        for (const goal of goals.reached(edge, before.last)) if (this.#open.has(goal)) gain += 1;
        const score = gain === 0 ? 0 : gain + this.#random() * 0.9;
        if (score <= most) continue;
        most = score;
        best = { node: edge.to, last: edge, edge, before };
      }
    }
    return best;
  }

  #waysFrom(node: number): readonly Edge[] {
    const { graph, places, ways } = this.#terrain;
    if (!this.#nodesWithDropped.has(node)) return ways[node] ?? [];
    const edges = graph.nodes[node]?.edges ?? [];
    return onePerPlace(
      edges.filter((edge) => !this.#dropped.has(edge)),
      places,
    );
  }

  #count(goal: string, change: number): void {
    for (const node of this.#terrain.within.get(goal) ?? []) {
      this.#openAt[node] = (this.#openAt[node] ?? 0) + change;
    }
  }
}

function placesOf({ nodes }: Graph, { looksBack }: Goals): Map<Edge, number> {
  const numbers = new Map<string, number>();
  const places = new Map<Edge, number>();
  for (const edge of nodes.flatMap(({ edges }) => edges)) {
    const place = looksBack ? `${edge.to} ${edge.fired.at(-1) ?? ''}` : String(edge.to);
    const number = numbers.get(place) ?? numbers.size;
    numbers.set(place, number);
    places.set(edge, number);
  }
  return places;
}

function onePerPlace(edges: readonly Edge[], places: ReadonlyMap<Edge, number>): Edge[] {
  const byPlace = new Map<number | undefined, Edge>();
  for (const edge of edges) {
    const place = places.get(edge);
    if (!byPlace.has(place)) byPlace.set(place, edge);
  }
  return [...byPlace.values()];
}

function edgesOf(last: Way): Edge[] {
  const edges: Edge[] = [];
  for (let way: Way | null = last; way?.edge; way = way.before) edges.unshift(way.edge);
  return edges;
}
