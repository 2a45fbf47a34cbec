import type { AnyStateMachine, InputFrom } from 'xstate';
import { check, type Checked, type Expectations } from './check.ts';
import { outcomesOf } from './complete.ts';
import { cover } from './cover.ts';
import { environmentOf, type Environment, type EnvironmentOf } from './environment.ts';
import { explore } from './explore.ts';

/** A machine, the world around it, and its expectations: all that its paths need. */
export interface World {
  machine: AnyStateMachine;
  environments: readonly Environment[];
  expectations: Expectations;
  /** The first environment after a reload with a kept record; null for a record of another machine. */
  resume?: (record: string) => Environment | null;
}

export interface WorldOptions<Machine extends AnyStateMachine> extends Expectations<Machine> {
  /**
   * Further environments, for samples that would multiply the first one's configurations. All paths count
   * together.
   */
  also?: readonly Environment[];
  /** The input to resume from a kept record in JSON; null where the machine cannot resume from it. */
  resumeWith?: (record: string) => InputFrom<Machine> | null;
}

/** A world whose samples are checked against the machine by the compiler. */
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
 * The distinct outputs of a child machine's complete paths, as `done` samples for its parent. The caller
 * names the output type, since a path does not carry it.
 */
export function endsOf<Output>({ machine, environments, expectations }: World): Output[] {
  const { maxConfigurations } = expectations;
  const graphs = environments.map((environment) => explore(machine, environment, { maxConfigurations }));
  return graphs.flatMap((graph) => outcomesOf<Output>(graph, cover(graph)));
}
