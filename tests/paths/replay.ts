import {
  createActor,
  fromTransition,
  SimulatedClock,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';
import { describeChoice, type Choice } from './choices.ts';
import type { Path, PathStep } from './cover.ts';
import { plainValue } from './explore.ts';
import { createRecorder } from './recorder.ts';

/** What can be seen of a machine after a step. */
export interface Observation {
  step: string;
  value: unknown;
  status: string;
  fired: readonly string[];
  context: unknown;
}

/** What the plan says will be seen. */
export function planned({ steps }: Path): Observation[] {
  return steps.map(plannedAfter);
}

/** What the plan says will be seen after a step. */
export function plannedAfter({ choice, configuration, fired }: PathStep): Observation {
  return observe(choice, configuration.snapshot, fired);
}

/** Takes the steps of a path, one after the other, and says what is then to be seen. Each kind of test has its own. */
export interface Driver {
  take: (step: Pick<PathStep, 'choice' | 'elapsed'>) => Observation;
}

/** What is seen when the real interpreter walks the path. */
export function replay(machine: AnyStateMachine, { steps }: Path): Observation[] {
  const interpreter = createInterpreter(machine);
  return steps.map((step) => interpreter.take(step));
}

/** The real interpreter. Every outside actor is held until the step that settles it, time passes on a simulated clock. */
export function createInterpreter(machine: AnyStateMachine): Driver {
  const clock = new SimulatedClock();
  const recorder = createRecorder();
  const parent = createActor(
    fromTransition(() => null, null),
    { clock, inspect: recorder.inspect },
  ).start();
  const logic = withHeldActors(machine);
  let actor: AnyActorRef | null = null;

  return {
    take: ({ choice, elapsed }) => {
      if (choice.kind === 'start' || !actor) {
        const { input } = choice.event as { input?: unknown };
        actor = createActor(logic, { parent, input }).start();
      } else {
        perform(actor, choice, () => clock.increment(elapsed));
      }
      const own = recorder.taken().filter(({ by }) => by === actor);
      return observe(
        choice,
        actor.getSnapshot() as AnyMachineSnapshot,
        own.map(({ id }) => id),
      );
    },
  };
}

function perform(actor: AnyActorRef, choice: Choice, letTimePass: () => void): void {
  const { output, error } = choice.event as { output?: unknown; error?: unknown };
  if (choice.kind === 'timer') return letTimePass();
  if (choice.kind === 'event' || choice.kind === 'sends') return actor.send(choice.event);
  const { children } = actor.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  const child = children[choice.actor?.id ?? ''];
  if (!child) throw new Error(`${describeChoice(choice)}: there is no such actor`);
  child.send(choice.kind === 'done' ? { type: 'held.done', output } : { type: 'held.failed', error });
}

/** An actor that answers when it is told to, at once. */
const held: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const { output, error } = event as { output?: unknown; error?: unknown };
    if (event.type === 'held.done') return { status: 'done', output, error: undefined };
    if (event.type === 'held.failed') return { status: 'error', output: undefined, error };
    return snapshot;
  },
};

function withHeldActors(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, held])) });
}

function observe(choice: Choice, snapshot: AnyMachineSnapshot, fired: readonly string[]): Observation {
  return {
    step: describeChoice(choice),
    value: snapshot.value,
    status: snapshot.status,
    fired,
    context: JSON.parse(JSON.stringify(snapshot.context, plainValue)),
  };
}
