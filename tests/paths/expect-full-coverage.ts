import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { describeChoice } from './choices.ts';
import { cover, type Cover, type CoverOptions } from './cover.ts';
import type { Environment } from './environment.ts';
import { explore, type Graph } from './explore.ts';
import { brokenInvariants, deadEnds, type Invariants } from './invariants.ts';
import { planned, replay } from './replay.ts';

export interface Expectations<Machine extends AnyStateMachine> extends CoverOptions {
  /** Transitions that need no path, by id, each with the reason. One that is covered after all fails. */
  excluded?: Readonly<Record<string, string>>;
  /** What must hold in every configuration. */
  invariants?: Invariants<SnapshotFrom<Machine>>;
  /** States that are meant to be the end without being final, as a last screen is. */
  mayRest?: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/**
 * Expects that generated paths take every transition of the machine, that no sample makes it throw or die, that the
 * invariants hold everywhere, that nothing but a final state is a dead end, and that the real interpreter walks every
 * path as planned. Returns graph and paths, for a parent's environment or for further expectations.
 */
export function expectFullCoverage<Machine extends AnyStateMachine>(
  machine: Machine,
  environment: Environment,
  { excluded = {}, invariants = {}, mayRest, ...options }: Expectations<Machine> = {},
): { graph: Graph } & Cover {
  const graph = explore(machine, environment);
  expectNone('the machine throws or dies', graph.faults);

  const { paths, uncovered } = cover(graph, options);
  const stale = Object.keys(excluded).filter((id) => !uncovered.includes(id));
  expectNone(
    'transitions on no path',
    uncovered.filter((id) => !Object.hasOwn(excluded, id)),
  );
  expectNone('excluded, but covered or unknown', stale);
  expectNone('broken invariants', brokenInvariants(graph, invariants as Invariants));
  const rests = mayRest as ((snapshot: AnyMachineSnapshot) => boolean) | undefined;
  expectNone('dead ends', deadEnds(graph, rests ?? (() => false)));

  for (const path of paths) {
    const title = path.steps.map(({ choice }) => describeChoice(choice)).join(' > ');
    expect(replay(machine, path), title).toEqual(planned(path));
  }
  return { graph, paths, uncovered };
}

function expectNone(what: string, found: readonly string[]): void {
  expect(found, `${what}:\n${found.slice(0, 20).join('\n')}`).toEqual([]);
}
