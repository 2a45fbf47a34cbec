import { fromPromise, type AnyStateMachine, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type { AnswerOf, QuestionOf, SourceOf } from '../tools/paths/environment.ts';

/** A call that waits for the test to answer it. */
export interface HeldCall<Output, Input> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/** A port whose calls wait until the test answers them. `calls` lists them in order. */
export function holdCalls<Output, Input extends NonReducibleUnknown>(): {
  calls: HeldCall<Output, Input>[];
  port: PromiseActorLogic<Output, Input>;
} {
  const calls: HeldCall<Output, Input>[] = [];
  const port = fromPromise<Output, Input>(
    ({ input }) => new Promise((resolve, reject) => calls.push({ input, resolve, reject })),
  );
  return { calls, port };
}

/** The held calls of a machine by the names of its actors, in order. */
export type CallsOf<Machine extends AnyStateMachine> = {
  readonly [Name in SourceOf<Machine>]: HeldCall<AnswerOf<Machine, Name>, QuestionOf<Machine, Name>>[];
};

/** The machine with every actor held, but for those named in `real`. */
export function holdMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  real: readonly string[] = [],
): { machine: Machine; calls: CallsOf<Machine> } {
  const names = Object.keys(machine.implementations.actors).filter((name) => !real.includes(name));
  const held = names.map((name) => [name, holdCalls<unknown, object>()] as const);
  const actors = Object.fromEntries(held.map(([name, { port }]) => [name, port]));
  const calls: unknown = Object.fromEntries(held.map(([name, { calls }]) => [name, calls]));
  // The machine's own types say what it asks.
  return { machine: machine.provide({ actors }) as Machine, calls: calls as CallsOf<Machine> };
}
