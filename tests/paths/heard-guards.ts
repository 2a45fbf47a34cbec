import { and, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { transitionId } from './transition-id.ts';
import { transitionsOf } from './transition-ids.ts';
import { watchActionsOf } from './watched-machine.ts';

type Hear = (id: string, isPassed: boolean) => void;

/** A guard as `and` makes one: the only public way to have any guard evaluated as XState does it. */
interface Checked {
  check: (snapshot: AnyMachineSnapshot, args: unknown, guard: unknown) => boolean;
}

const copies = new WeakMap<AnyStateMachine, AnyStateMachine>();
let listener: Hear | null = null;

/** Microsteps that an event may take where the machine sets no limit itself: one that goes round in circles throws. */
const MOST_MICROSTEPS = 200;

/** Runs something; meanwhile each guard of a machine with heard guards tells what it comes to, by its transition's id. */
export function hearingGuards<Result>(hear: Hear, run: () => Result): Result {
  const outer = listener;
  listener = hear;
  try {
    return run();
  } finally {
    listener = outer;
  }
}

/** The machine as `provide` copies it, with guards that can be heard and reads that can be noted; each has one such copy. */
export function withHeardGuards(machine: AnyStateMachine): AnyStateMachine {
  const known = copies.get(machine);
  if (known) return known;
  const copy = hearGuardsOf(watchActionsOf(machine.provide({})));
  copy.options = { maxIterations: MOST_MICROSTEPS, ...machine.config.options };
  copies.set(machine, copy);
  return copy;
}

/** Changes a copy that nobody else uses. */
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
