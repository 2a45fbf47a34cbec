import { take, choices, starts, describeChoice, type Choice } from './choices.ts';
import { configurationKey } from './explore.ts';
import type { Edge, Graph } from './graph.ts';
import { goalsOf, type GoalKind, type Goals, type MoreGoals, type Taken } from './goals.ts';
import { Search, terrainOf, type Terrain } from './nearest.ts';
import { seededRandom } from './random.ts';
import type { Transition } from './simulate.ts';

/** A choice taken, with its results. */
export interface PathStep extends Transition {
  choice: Choice;
}

/** A walk of the production machine. The first step is its start. */
export interface Path {
  steps: PathStep[];
}

export interface CoverOptions extends MoreGoals {
  /** What the paths must do; by default take every transition. */
  goal?: GoalKind;
  /** The most steps of a path. A goal whose only way is longer still gets a path. */
  maxSteps?: number;
  /** The cost of a fresh start, in steps. */
  resetCost?: number;
  /** The number of attempts to choose the best from. */
  attempts?: number;
  /** The seed that breaks ties. The same seed gives the same paths. */
  seed?: number;
  /** Goals that other paths have already reached. */
  done?: ReadonlySet<string>;
}

export interface Cover {
  paths: Path[];
  /** Goals that the paths reach. */
  covered: ReadonlySet<string>;
  /** Goals that no path reaches: declared transitions and requested outcomes. */
  uncovered: string[];
  /** Steps that the graph has as good but that made the machine throw or die, each with the way to it. */
  faults: string[];
}

/**
 * A small number of paths that together reach every goal, found greedily. Each path goes on to the nearest
 * uncovered edge. A new path begins where walking there costs more than a fresh start. The best of several
 * attempts counts; `fewestPossible` gives a lower bound. Every step is taken on the production machine, so
 * every path can really be walked.
 */
export function cover(graph: Graph, options: CoverOptions = {}): Cover {
  const { goal, attempts, seed, maxSteps, resetCost } = {
    ...{
      goal: 'transitions' as const,
      maxSteps: 60,
      resetCost: 5,
      // There are a hundred times as many pairs, so an attempt takes long and a further one gains little.
      attempts: options.goal === 'pairs' ? 2 : 10,
      seed: 1,
    },
    ...options,
  };
  const goals = goalsOf(graph.machine, goal, options);
  const terrain = terrainOf(graph, goals);
  const within = [...terrain.within.keys()];
  const wanted = new Set([...goals.declared, ...within].filter((one) => !options.done?.has(one)));
  const settings = {
    terrain,
    open: within.filter((one) => wanted.has(one)),
    maxSteps,
    resetCost,
  };
  const random = seededRandom(seed);
  const results = Array.from({ length: attempts }, () => new Attempt(settings, random).run());
  const cost = (paths: Path[]) => paths.reduce((sum, path) => sum + path.steps.length + resetCost, 0);
  const [best] = results.sort((a, b) => b.covered.size - a.covered.size || cost(a.paths) - cost(b.paths));
  return {
    paths: best?.paths ?? [],
    covered: best?.covered ?? new Set(),
    uncovered: [...wanted].filter((one) => !best?.covered.has(one)),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}

interface Settings {
  terrain: Terrain;
  /** The goals that are wanted and that the graph can reach. */
  open: readonly string[];
  maxSteps: number;
  resetCost: number;
}

/** One greedy attempt. Ties are broken at random. */
class Attempt {
  readonly #graph: Graph;
  readonly #goals: Goals;
  readonly #settings: Settings;
  /**
   * The search. It learns each step in which the machine differed from the graph, because `project` left
   * something out.
   */
  readonly #search: Search;
  readonly #covered = new Set<string>();
  readonly #faults: string[] = [];

  constructor(settings: Settings, random: () => number) {
    this.#graph = settings.terrain.graph;
    this.#goals = settings.terrain.goals;
    this.#settings = settings;
    this.#search = new Search(settings, random);
  }

  run(): { paths: Path[]; covered: ReadonlySet<string>; faults: string[] } {
    const paths: Path[] = [];
    while (!this.#search.isOver) {
      const differedBefore = this.#search.differed;
      const path = this.#walk();
      if (path.steps.length > 0) paths.push(path);
      else if (this.#search.differed === differedBefore) break;
    }
    return { paths: withoutRedundant(paths, this.#settings), covered: this.#covered, faults: this.#faults };
  }

  /** A path that ends after its last step with something new. */
  #walk(): Path {
    const steps: PathStep[] = [];
    let useful = 0;
    let node = 0;
    for (;;) {
      const way = this.#search.nearest(node, steps.at(-1) ?? null);
      if (!way || !this.#worthwhile(way, steps.length)) break;
      let arrived: number | null = node;
      for (const edge of way) {
        const before = steps.at(-1) ?? null;
        const step = this.#takeReally(steps, edge);
        if (!step) {
          arrived = null;
          break;
        }
        steps.push(step);
        if (this.#tick(step, before)) useful = steps.length;
        const key = configurationKey(step.configuration, this.#graph.environment);
        arrived = this.#graph.byKey.get(key) ?? null;
        if (!sameItems(step.fired, edge.fired) || arrived !== edge.to) {
          this.#search.drop(edge);
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
    // A fresh start costs at least a step. Where the goals depend on the step before, searching from there
    // takes long.
    if (this.#goals.looksBack && way.length <= 1 + this.#settings.resetCost) return true;
    const fresh = this.#search.nearest(0, null);
    return !fresh || way.length <= fresh.length + this.#settings.resetCost;
  }

  #takeReally(steps: readonly PathStep[], edge: Edge): PathStep | null {
    const { machine, environment } = this.#graph;
    const from = steps.at(-1)?.configuration ?? null;
    const open = from ? choices(from, environment) : starts(environment);
    const choice = open.find(
      ({ kind, event, variant }) =>
        kind === edge.choice.kind && event.type === edge.choice.event.type && variant === edge.choice.variant,
    );
    if (!choice) {
      this.#search.drop(edge);
      return null;
    }
    try {
      return { choice, ...take(machine, from, choice) };
    } catch (error) {
      this.#search.drop(edge);
      const way = [...steps.map((step) => describeChoice(step.choice)), describeChoice(choice)].join(' > ');
      this.#faults.push(`${way}: ${String(error)}`);
      return null;
    }
  }

  #tick(step: Taken, before: Taken | null): boolean {
    const reached = this.#goals.reached(step, before);
    const isNew = reached.some((goal) => !this.#covered.has(goal));
    for (const goal of reached) {
      this.#covered.add(goal);
      this.#search.reached(goal);
    }
    return isNew;
  }
}

/** Drops every path whose goals the other paths also reach, the shortest first. */
function withoutRedundant(paths: Path[], { terrain: { goals }, open }: Settings): Path[] {
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
