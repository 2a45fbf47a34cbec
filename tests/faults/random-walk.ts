import fc from 'fast-check';
import type { AnyMachineSnapshot } from 'xstate';
import { choices, describeChoice, starts, take, type Choice } from '../tools/paths/choices.ts';
import type { Environment } from '../tools/paths/environment.ts';
import { configurationKey } from '../tools/paths/explore.ts';
import { seededRandom } from '../tools/paths/random.ts';
import type { Configuration } from '../tools/paths/simulate.ts';
import type { World } from '../tools/paths/world.ts';
import { hasNaN } from './mutations.ts';

/** The number of configurations kept for each machine: their contexts fill the memory. */
const MOST_PLACES = 30_000;

/**
 * A configuration and the places its choices lead to, as far as taken; null is the state before the start.
 */
interface Place {
  configuration: Configuration | null;
  open: readonly Choice[];
  next: (Place | undefined)[];
  /** What is wrong in this place, or null. */
  problem: string | null;
}

/** Follows walks through a world. It compares whole contexts, unlike the paths over the transitions. */
function createWalker(world: World, environment: Environment) {
  const byKey = new Map<string, Place>();
  const root: Place = { configuration: null, open: starts(environment), next: [], problem: null };

  const arrive = (from: Place, choice: Choice): Place => {
    let configuration: Configuration;
    try {
      configuration = take(world.machine, from.configuration, choice).configuration;
    } catch (error) {
      return { configuration: null, open: [], next: [], problem: `dies: ${String(error)}` };
    }
    const key = configurationKey(configuration, { ...environment, project: (context) => context });
    const known = byKey.get(key);
    if (known) return known;
    const open = choices(configuration, environment);
    const problem = problemOf(world, configuration.snapshot, open);
    const place: Place = { configuration, open, next: [], problem };
    if (byKey.size < MOST_PLACES) byKey.set(key, place);
    return place;
  };

  const follow = (from: Place, pick: number): Place => {
    const index = pick % from.open.length;
    const choice = from.open[index];
    if (!choice) throw new Error('a place without choices cannot be followed');
    return (from.next[index] ??= arrive(from, choice));
  };

  /** The walk in words up to its first problem, or null. A machine that ends starts again. */
  const faultOf = (picks: readonly number[]): string | null => {
    let at = root;
    let words: string[] = [];
    for (const pick of picks) {
      if (at.open.length === 0) [at, words] = [root, []];
      const choice = at.open[pick % at.open.length];
      words.push(choice ? describeChoice(choice) : '');
      at = follow(at, pick);
      if (at.problem !== null) return `${words.join(' > ')}: ${at.problem}`;
    }
    return null;
  };

  return faultOf;
}

function problemOf({ expectations }: World, snapshot: AnyMachineSnapshot, open: readonly Choice[]) {
  const { invariants = {}, mayRest = () => false } = expectations;
  const broken = Object.entries(invariants).find(([, holds]) => !holds(snapshot));
  if (broken) return `broken: ${broken[0]}`;
  if (hasNaN(snapshot.context)) return 'not a number';
  const isStuck = snapshot.status === 'active' && open.length === 0 && !mayRest(snapshot);
  return isStuck ? 'a dead end' : null;
}

/**
 * The first problem in `walks` random walks of `events` each, told on a shortened walk; null where there is
 * none.
 */
export function walkAtRandom(world: World, environment: Environment, walks: number, events: number) {
  const faultOf = createWalker(world, environment);
  for (let seed = 1; seed <= walks; seed += 1) {
    const random = seededRandom(seed);
    const picks = Array.from({ length: events }, () => Math.floor(random() * 0x7fffffff));
    if (faultOf(picks) !== null) return shrunk(picks, faultOf);
  }
  return null;
}

/** The problems in `walks` random walks through a world, shared equally among its environments. */
export function faultsInWalks(world: World, walks: number, events: number): string[] {
  const each = walks / world.environments.length;
  return world.environments
    .map((environment) => walkAtRandom(world, environment, each, events))
    .filter((fault) => fault !== null);
}

function shrunk(picks: number[], faultOf: (picks: readonly number[]) => string | null): string | null {
  const isSound = fc.property(fc.array(fc.nat()), (candidate) => faultOf(candidate) === null);
  const { counterexample } = fc.check(isSound, { examples: [[picks]], numRuns: 1 });
  return faultOf(counterexample?.[0] ?? picks);
}
