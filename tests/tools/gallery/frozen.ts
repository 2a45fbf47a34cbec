import {
  createActor,
  createMachine,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { CallError, type Failure } from '../../../src/api/failure.ts';
import type { PathStep } from '../paths/cover.ts';
import { readRecord, walk } from '../paths/path-record.ts';

const files = import.meta.glob<object>('../../../machines/**/*.machine.ts', { eager: true });
const byId = new Map(
  Object.values(files)
    .flatMap((exported): unknown[] => Object.values(exported))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);

/** Actors whose names differ from their machines' ids. */
const CALLED: Readonly<Record<string, string>> = { packages: 'stayPackages' };

/** The machine with this id, with the same child machines that the wiring provides. */
export function machineOf(id: string): AnyStateMachine {
  const machine = byId.get(id);
  if (!machine) throw new Error(`There is no machine ${id}`);
  const names = Object.keys(machine.implementations.actors ?? {});
  const inner = names.map((name) => [name, CALLED[name] ?? name] as const).filter(([, one]) => byId.has(one));
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(
    inner.map(([name, one]) => [name, one === id ? machine : machineOf(one)]),
  );
  return machine.provide({ actors });
}

/** Restores errors of calls from their written form. */
const REVIVE = {
  CallError: (fields: Record<string, unknown>) => new CallError(fields['failure'] as Failure),
};

/** The machine's snapshot after a step of a path that `npm run gallery` wrote. */
export function snapshotOf(id: string, path: string, step: number): AnyMachineSnapshot {
  const { machine, steps } = readRecord(path, REVIVE);
  const walked = walk(machineOf(id), { machine, steps: steps.slice(0, step + 1) }).steps;
  const reached = walked.at(-1);
  if (!reached) throw new Error(`The path of ${id} has no step ${step}`);
  return withModals(reached.configuration.snapshot, walked);
}

/** The parent that receives the events of an opening child. */
const nobody = createActor(createMachine({}));

/** The snapshot with its child machines open. A walk holds them; each gets the last input given to it. */
function withModals(snapshot: AnyMachineSnapshot, walked: readonly PathStep[]): AnyMachineSnapshot {
  const { actors } = (snapshot.machine as AnyStateMachine).implementations;
  const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>).map(
    ([id, held]) => {
      const logic: unknown = typeof held?.src === 'string' ? actors[held.src] : null;
      if (!(logic instanceof StateMachine)) return [id, held];
      const input = walked.findLast(({ inputs }) => id in inputs)?.inputs[id];
      return [id, createActor(logic as AnyStateMachine, { input, parent: nobody })];
    },
  );
  return { ...snapshot, children: Object.fromEntries(children) as object } as AnyMachineSnapshot;
}

/** An actor that never changes, whatever it is sent. */
export function frozen(snapshot: AnyMachineSnapshot): AnyActorRef {
  const nothing = () => undefined;
  const actor: Partial<AnyActorRef> = {
    id: 'frozen',
    sessionId: 'frozen',
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: nothing }),
    on: () => ({ unsubscribe: nothing }),
    send: nothing,
  };
  return actor as AnyActorRef;
}
