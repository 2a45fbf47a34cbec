import { take, choices, starts, type Choice } from './choices.ts';
import { configurationKey, type Edge, type Graph } from './explore.ts';
import { seededRandom } from './random.ts';
import type { Configuration } from './simulate.ts';
import { declaredTransitions } from './transition-ids.ts';

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
  /** Actors of which each sample of `done` must be on a path, not only each transition. */
  everyOutcomeOf?: readonly string[];
  /** Longest path; a single way that is longer is still taken. */
  maxSteps?: number;
  /** How many steps a fresh start costs. */
  resetCost?: number;
  /** How many attempts to choose the best from. */
  attempts?: number;
  /** Goals that are still open; without it all are. */
  only?: readonly string[];
}

export interface Cover {
  paths: Path[];
  /** Declared transitions, and outcomes asked for, that no path takes. */
  uncovered: string[];
}

/**
 * The fewest paths that take every transition, found greedily: always on to the nearest edge with something
 * uncovered, a new path when walking there costs more than starting again, the best of several attempts.
 * Every step is taken on the production machine, so every path can really be walked.
 */
export function cover(graph: Graph, options: CoverOptions = {}): Cover {
  const settings = { everyOutcomeOf: [], maxSteps: 60, resetCost: 5, attempts: 10, ...options };
  const random = seededRandom(1);
  const results = Array.from({ length: settings.attempts }, () => new Attempt(graph, settings, random).run());
  const cost = (paths: Path[]) =>
    paths.reduce((sum, path) => sum + path.steps.length + settings.resetCost, 0);
  const [best] = results.sort((a, b) => b.covered.size - a.covered.size || cost(a.paths) - cost(b.paths));
  const wanted = options.only ?? [
    ...declaredTransitions(graph.machine),
    ...goalsOf(graph, settings.everyOutcomeOf),
  ];
  return {
    paths: best?.paths ?? [],
    uncovered: [...new Set(wanted)].filter((goal) => !best?.covered.has(goal)),
  };
}

type Settings = Required<Omit<CoverOptions, 'only'>> & Pick<CoverOptions, 'only'>;

function edgeGoals({ choice, fired }: Pick<Edge, 'choice' | 'fired'>, everyOutcomeOf: readonly string[]) {
  const outcome = choice.kind === 'done' && everyOutcomeOf.includes(choice.actor?.src ?? '');
  return outcome ? [...fired, `${choice.actor?.src} done #${choice.variant + 1}`] : fired;
}

function goalsOf(graph: Graph, everyOutcomeOf: readonly string[]): string[] {
  return graph.nodes.flatMap((node) => node.edges.flatMap((edge) => edgeGoals(edge, everyOutcomeOf)));
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
    const goals = goalsOf(graph, settings.everyOutcomeOf);
    this.#uncovered = new Set(settings.only ? goals.filter((goal) => settings.only?.includes(goal)) : goals);
  }

  run(): { paths: Path[]; covered: ReadonlySet<string> } {
    const paths: Path[] = [];
    while (this.#uncovered.size > 0) {
      const unrealBefore = this.#unreal.size;
      const path = this.#walk();
      if (path.steps.length > 0) paths.push(path);
      else if (this.#unreal.size === unrealBefore) break;
    }
    return { paths: withoutRedundant(paths, this.#settings.everyOutcomeOf), covered: this.#covered };
  }

  /** One path, cut after the last step that covered something new. */
  #walk(): Path {
    const steps: PathStep[] = [];
    let useful = 0;
    let node = 0;
    for (;;) {
      const way = this.#nearest(node);
      if (!way || !this.#worthwhile(way, steps.length)) break;
      let arrived: number | null = node;
      for (const edge of way) {
        const step = this.#takeReally(steps.at(-1)?.configuration ?? null, edge);
        if (!step) {
          arrived = null;
          break;
        }
        steps.push(step);
        if (this.#tick(step)) useful = steps.length;
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
    const fresh = this.#nearest(0);
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

  #tick(step: PathStep): boolean {
    const goals = edgeGoals(step, this.#settings.everyOutcomeOf);
    const isNew = goals.some((goal) => !this.#covered.has(goal));
    for (const goal of goals) {
      this.#covered.add(goal);
      this.#uncovered.delete(goal);
    }
    return isNew;
  }

  /** The shortest way to an edge with something uncovered; of several at the same distance the one with most. */
  #nearest(from: number): Edge[] | null {
    const enteredBy = new Map<number, Edge | null>([[from, null]]);
    let frontier = [from];
    while (frontier.length > 0) {
      const edges = frontier.flatMap((id) => this.#graph.nodes[id]?.edges ?? []);
      const real = edges.filter((edge) => !this.#unreal.has(edge));
      const best = this.#mostGain(real);
      if (best) return wayBack(best, enteredBy);
      frontier = [];
      for (const edge of real) {
        if (enteredBy.has(edge.to)) continue;
        enteredBy.set(edge.to, edge);
        frontier.push(edge.to);
      }
    }
    return null;
  }

  #mostGain(edges: Edge[]): Edge | null {
    let best: { edge: Edge; score: number } | null = null;
    for (const edge of edges) {
      const goals = edgeGoals(edge, this.#settings.everyOutcomeOf);
      const gain = goals.filter((goal) => this.#uncovered.has(goal)).length;
      if (gain === 0) continue;
      const score = gain + this.#random() * 0.9;
      if (!best || score > best.score) best = { edge, score };
    }
    return best?.edge ?? null;
  }
}

function wayBack(last: Edge, enteredBy: ReadonlyMap<number, Edge | null>): Edge[] {
  const way = [last];
  for (let edge = enteredBy.get(last.from); edge; edge = enteredBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** Leaves out every path whose goals the other paths cover as well, the shortest first. */
function withoutRedundant(paths: Path[], everyOutcomeOf: readonly string[]): Path[] {
  const goals = (path: Path) => path.steps.flatMap((step) => edgeGoals(step, everyOutcomeOf));
  let kept = paths;
  for (const path of [...paths].sort((a, b) => a.steps.length - b.steps.length)) {
    const others = kept.filter((other) => other !== path);
    const covered = new Set(others.flatMap(goals));
    if (goals(path).every((goal) => covered.has(goal))) kept = others;
  }
  return kept;
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
