import type { AnyStateMachine, InputFrom } from 'xstate';
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
  /** The first environment as it is after a reload with a kept record; null for a record that is not this machine's. */
  resume?: (record: string) => Environment | null;
}

export interface WorldOptions<Machine extends AnyStateMachine> extends Expectations<Machine> {
  /** Further environments, for what would multiply the configurations of the first. The paths of all count together. */
  also?: readonly Environment[];
  /** The input with which the machine goes on from a kept record, as JSON; null for one that it cannot go on from. */
  resumeWith?: (record: string) => InputFrom<Machine> | null;
}

/** A world whose samples the compiler has checked against the machine. */
export function worldOf<Machine extends AnyStateMachine>(
  machine: Machine,
  environment: EnvironmentOf<Machine>,
  { also = [], resumeWith, ...expectations }: WorldOptions<Machine> = {},
): World {
  const first = environmentOf(machine, environment);
  return {
    machine,
    environments: [first, ...also],
    expectations: expectations as Expectations,
    ...(resumeWith ? { resume: (record) => withInput(first, resumeWith(record)) } : {}),
  };
}

function withInput(environment: Environment, input: unknown): Environment | null {
  return input === null ? null : { ...environment, inputs: [input] };
}

export function checkWorld({ machine, environments, expectations }: World): Checked {
  return check(machine, environments, expectations);
}

/**
 * What the complete paths of a child machine come to, each output once: its parent's `done` samples.
 * The output type is the caller's to name, since a path does not carry it.
 */
export function endsOf<Output>({ machine, environments, expectations }: World): Output[] {
  const { maxConfigurations } = expectations;
  const graphs = environments.map((environment) => explore(machine, environment, { maxConfigurations }));
  return graphs.flatMap((graph) => outcomesOf<Output>(graph, cover(graph)));
}
