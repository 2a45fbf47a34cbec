import type { AnyStateMachine } from 'xstate';
import { check, type Checked, type Expectations } from './check.ts';
import { outcomesOf } from './complete.ts';
import { cover } from './cover.ts';
import { environmentOf, type Environment, type EnvironmentOf } from './environment.ts';
import { explore } from './explore.ts';

/** A machine, what may happen round it, and what must then hold: all that is needed to make and judge its paths. */
export interface World {
  machine: AnyStateMachine;
  environments: readonly Environment[];
  expectations: Expectations;
}

export interface WorldOptions<Machine extends AnyStateMachine> extends Expectations<Machine> {
  /** Further environments, for what would multiply the configurations of the first. The paths of all count together. */
  also?: readonly Environment[];
}

/** A world whose samples the compiler has checked against the machine. */
export function worldOf<Machine extends AnyStateMachine>(
  machine: Machine,
  environment: EnvironmentOf<Machine>,
  { also = [], ...expectations }: WorldOptions<Machine> = {},
): World {
  const environments = [environmentOf(machine, environment), ...also];
  return { machine, environments, expectations: expectations as Expectations };
}

export function checkWorld({ machine, environments, expectations }: World): Checked {
  return check(machine, environments, expectations);
}

/**
 * What the complete paths of a child machine come to, each output once: its parent's `done` samples.
 * The output type is the caller's to name, since a path does not carry it.
 */
export function endsOf<Output>({ machine, environments }: World): Output[] {
  const graphs = environments.map((environment) => explore(machine, environment));
  return graphs.flatMap((graph) => outcomesOf<Output>(graph, cover(graph)));
}
