import { and, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { transitionId } from './transition-id.ts';
import { transitionsOf } from './transition-ids.ts';

type Hear = (id: string, isPassed: boolean) => void;

/** A guard made by `and`, the only public way to have XState evaluate any guard. */
interface Checked {
  check: (snapshot: AnyMachineSnapshot, args: unknown, guard: unknown) => boolean;
}

const copies = new WeakMap<AnyStateMachine, AnyStateMachine>();
let listener: Hear | null = null;

/** The most microsteps of an event where the machine sets no limit. An endless loop throws. */
const MOST_MICROSTEPS = 200;

/**
 * Runs something, and reports the result of each guard of a machine with heard guards by its transition's id.
 */
export function hearingGuards<Result>(hear: Hear, run: () => Result): Result {
  const outer = listener;
  listener = hear;
  try {
    return run();
  } finally {
    listener = outer;
  }
}

/** The machine's only copy with guards that report, made by `provide`. */
export function withHeardGuards(machine: AnyStateMachine): AnyStateMachine {
  const known = copies.get(machine);
  if (known) return known;
  const copy = hearGuardsOf(machine.provide({}));
  copy.options = { maxIterations: MOST_MICROSTEPS, ...machine.config.options };
  copies.set(machine, copy);
  return copy;
}

/** Changes a copy that has no other user. */
export function hearGuardsOf(copy: AnyStateMachine): AnyStateMachine {
  for (const transition of transitionsOf(copy)) {
    if (transition.guard !== undefined) transition.guard = heard(transition);
  }
  return copy;
}

function heard(transition: AnyTransitionDefinition): NonNullable<AnyTransitionDefinition['guard']> {
  const id = transitionId(transition);
  const all = and([transition.guard as never]) as unknown as Checked;
  const check: Checked['check'] = (snapshot, args) => {
    const isPassed = all.check(snapshot, args, all);
    listener?.(id, isPassed);
    return isPassed;
  };
  return Object.assign(() => false, { check });
}
