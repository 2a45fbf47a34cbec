import { take, choices, starts, type Choice } from './choices.ts';
import { configurationKey, type Edge, type Graph } from './explore.ts';
import { goalsOf, goalsWithin, type GoalKind, type Goals, type Taken } from './goals.ts';
import { seededRandom } from './random.ts';
import type { Configuration } from './simulate.ts';

export interface PathStep {
  choice: Choice;
  fired: readonly string[];
  configuration: Configuration;
  elapsed: number;
}

/** A walk of the production machine. The first step is its start. */
export interface Path {
  steps: PathStep[];
}

export interface CoverOptions {
  /** What the paths must do; without it, take every transition. */
  goal?: GoalKind;
  /** Actors of which each sample of `done` must be on a path, not only each transition. */
  everyOutcomeOf?: readonly string[];
  /** Longest path; a single way that is longer is still taken. */
  maxSteps?: number;
  /** How many steps a fresh start costs. */
  resetCost?: number;
  /** How many attempts to choose the best from. */
  attempts?: number;
  /** Ties are broken at random, the same way for the same seed. */
  seed?: number;
  /** Goals that are still open; without it all are. */
  only?: readonly string[];
}

export interface Cover {
  paths: Path[];
  /** Goals that no path reaches: declared transitions or states, and outcomes asked for. */
  uncovered: string[];
}

/**
 * The fewest paths that reach every goal, found greedily: always on to the nearest edge with something uncovered,
 * a new path when walking there costs more than starting again, the best of several attempts.
 * Every step is taken on the production machine, so every path can really be walked.
 */
export function cover(graph: Graph, options: CoverOptions = {}): Cover {
  const { goal, everyOutcomeOf, attempts, seed, maxSteps, resetCost } = {
    ...{
      goal: 'transitions' as const,
      everyOutcomeOf: [],
      maxSteps: 60,
      resetCost: 5,
      attempts: 10,
      seed: 1,
    },
    ...options,
  };
  const goals = goalsOf(graph.machine, goal, everyOutcomeOf);
  const within = goalsWithin(graph, goals);
  const wanted = new Set(options.only ?? [...goals.declared, ...within]);
  const settings = { goals, open: [...within].filter((one) => wanted.has(one)), maxSteps, resetCost };
  const random = seededRandom(seed);
  const results = Array.from({ length: attempts }, () => new Attempt(graph, settings, random).run());
  const cost = (paths: Path[]) => paths.reduce((sum, path) => sum + path.steps.length + resetCost, 0);
  const [best] = results.sort((a, b) => b.covered.size - a.covered.size || cost(a.paths) - cost(b.paths));
  return { paths: best?.paths ?? [], uncovered: [...wanted].filter((one) => !best?.covered.has(one)) };
}

interface Settings {
  goals: Goals;
  /** The goals that the graph can reach and that are wanted. */
  open: readonly string[];
  maxSteps: number;
  resetCost: number;
}

/** A way through the graph, from its end back to its beginning. */
interface Way {
  node: number;
  last: Taken | null;
  edge: Edge | null;
  before: Way | null;
}

/** One greedy attempt; ties are broken at random. */
class Attempt {
  readonly #graph: Graph;
  readonly #settings: Settings;
  readonly #random: () => number;
  readonly #uncovered: Set<string>;
  readonly #covered = new Set<string>();
  /** Edges that the machine did not take as the graph says, because `project` left something out. */
  readonly #unreal = new Set<Edge>();

  constructor(graph: Graph, settings: Settings, random: () => number) {
    this.#graph = graph;
    this.#settings = settings;
    this.#random = random;
    this.#uncovered = new Set(settings.open);
  }

  run(): { paths: Path[]; covered: ReadonlySet<string> } {
    const paths: Path[] = [];
    while (this.#uncovered.size > 0) {
      const unrealBefore = this.#unreal.size;
      const path = this.#walk();
      if (path.steps.length > 0) paths.push(path);
      else if (this.#unreal.size === unrealBefore) break;
    }
    return { paths: withoutRedundant(paths, this.#settings), covered: this.#covered };
  }

  /** One path, cut after the last step that covered something new. */
  #walk(): Path {
    const steps: PathStep[] = [];
    let useful = 0;
    let node = 0;
    for (;;) {
      const way = this.#nearest(node, steps.at(-1) ?? null);
      if (!way || !this.#worthwhile(way, steps.length)) break;
      let arrived: number | null = node;
      for (const edge of way) {
        const before = steps.at(-1) ?? null;
        const step = this.#takeReally(before?.configuration ?? null, edge);
        if (!step) {
          arrived = null;
          break;
        }
        steps.push(step);
        if (this.#tick(step, before)) useful = steps.length;
        const key = configurationKey(step.configuration, this.#graph.environment);
        arrived = this.#graph.byKey.get(key) ?? null;
        if (!sameItems(step.fired, edge.fired) || arrived !== edge.to) {
          this.#unreal.add(edge);
          break;
        }
      }
      if (arrived === null) break;
      node = arrived;
    }
    return { steps: steps.slice(0, useful) };
  }

  #worthwhile(way: Edge[], stepsSoFar: number): boolean {
    if (stepsSoFar === 0) return true;
    if (stepsSoFar + way.length > this.#settings.maxSteps) return false;
    const fresh = this.#nearest(0, null);
    return !fresh || way.length <= fresh.length + this.#settings.resetCost;
  }

  #takeReally(from: Configuration | null, edge: Edge): PathStep | null {
    const { machine, environment } = this.#graph;
    const open = from ? choices(from, environment) : starts(environment);
    const choice = open.find(
      ({ kind, event, variant }) =>
        kind === edge.choice.kind && event.type === edge.choice.event.type && variant === edge.choice.variant,
    );
    if (!choice) {
      this.#unreal.add(edge);
      return null;
    }
    const { configuration, fired, elapsed } = take(machine, from, choice);
    return { choice, configuration, fired, elapsed };
  }

  #tick(step: Taken, before: Taken | null): boolean {
    const reached = this.#settings.goals.reached(step, before);
    const isNew = reached.some((goal) => !this.#covered.has(goal));
    for (const goal of reached) {
      this.#covered.add(goal);
      this.#uncovered.delete(goal);
    }
    return isNew;
  }

  /** The shortest way to an edge with something uncovered; of several at the same distance the one with most. */
  #nearest(from: number, last: Taken | null): Edge[] | null {
    const { goals } = this.#settings;
    const seen = new Set<number | Edge>([from]);
    let frontier: Way[] = [{ node: from, last, edge: null, before: null }];
    while (frontier.length > 0) {
      const next: Way[] = [];
      let best: { way: Way; score: number } | null = null;
      for (const before of frontier) {
        for (const edge of this.#graph.nodes[before.node]?.edges ?? []) {
          if (this.#unreal.has(edge)) continue;
          const way: Way = { node: edge.to, last: edge, edge, before };
          const gain = this.#gain(goals.reached(edge, before.last));
          const score = gain === 0 ? 0 : gain + this.#random() * 0.9;
          if (score > (best?.score ?? 0)) best = { way, score };
          const place = goals.looksBack ? edge : edge.to;
          if (seen.has(place)) continue;
          seen.add(place);
          next.push(way);
        }
      }
      if (best) return edgesOf(best.way);
      frontier = next;
    }
    return null;
  }

  #gain(reached: readonly string[]): number {
    let gain = 0;
    for (const goal of reached) if (this.#uncovered.has(goal)) gain += 1;
    return gain;
  }
}

function edgesOf(last: Way): Edge[] {
  const edges: Edge[] = [];
  for (let way: Way | null = last; way?.edge; way = way.before) edges.unshift(way.edge);
  return edges;
}

/** Leaves out every path whose goals the other paths reach as well, the shortest first. */
function withoutRedundant(paths: Path[], { goals, open }: Settings): Path[] {
  const wanted = new Set(open);
  const reachedBy = ({ steps }: Path) =>
    steps
      .flatMap((step, index) => goals.reached(step, steps[index - 1] ?? null))
      .filter((goal) => wanted.has(goal));
  let kept = paths;
  for (const path of [...paths].sort((a, b) => a.steps.length - b.steps.length)) {
    const others = kept.filter((other) => other !== path);
    const covered = new Set(others.flatMap(reachedBy));
    if (reachedBy(path).every((goal) => covered.has(goal))) kept = others;
  }
  return kept;
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
