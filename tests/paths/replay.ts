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
import { hearGuardsOf, hearingGuards } from './heard-guards.ts';
import { createRecorder } from './recorder.ts';

/** What can be seen of a machine after a step. */
export interface Observation {
  step: string;
  value: unknown;
  status: string;
  fired: readonly string[];
  refused: readonly string[];
  context: unknown;
  tags: readonly string[];
  sent: unknown;
  emitted: unknown;
  inputs: unknown;
}

/** What a step does that its snapshot does not tell. */
type Effects = Pick<PathStep, 'fired' | 'refused' | 'sent' | 'emitted' | 'inputs'>;

/** What the plan says will be seen. */
export function planned({ steps }: Path): Observation[] {
  return steps.map(plannedAfter);
}

/** What the plan says will be seen after a step. */
export function plannedAfter(step: PathStep): Observation {
  return observe(step.choice, step.configuration.snapshot, step);
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
  let sent: AnyEventObject[] = [];
  let emitted: AnyEventObject[] = [];
  let inputs: Record<string, unknown> = {};
  const parent = createActor(
    fromTransition((_, event: AnyEventObject) => {
      // What XState tells a parent by itself, as that a child is done, is no event of the machine's own.
      if (!event.type.startsWith('xstate.')) sent.push(event);
      return null;
    }, null),
    { clock, inspect: recorder.inspect },
  ).start();
  const logic = hearGuardsOf(
    withHeldActors(machine, (id, input) => {
      inputs[id] = input;
    }),
  );
  let actor: AnyActorRef | null = null;

  const start = (input: unknown) => {
    actor = createActor(logic, { parent, input });
    actor.on('*', (event) => emitted.push(event as AnyEventObject));
    actor.start();
  };

  return {
    take: ({ choice, elapsed }) => {
      [sent, emitted, inputs] = [[], [], {}];
      const refused = new Set<string>();
      const hear = (id: string, isPassed: boolean) => {
        if (!isPassed) refused.add(id);
      };
      hearingGuards(hear, () => {
        if (choice.kind === 'start' || !actor) start((choice.event as { input?: unknown }).input);
        else perform(actor, choice, () => clock.increment(elapsed));
      });
      if (!actor) throw new Error(`${machine.id} has not started`);
      const own = recorder.taken().filter(({ by }) => by === actor);
      const fired = own.map(({ id }) => id);
      const effects = { fired, refused: [...refused], sent, emitted, inputs };
      return observe(choice, actor.getSnapshot() as AnyMachineSnapshot, effects);
    },
  };
}

function perform(actor: AnyActorRef, choice: Choice, letTimePass: () => void): void {
  const { output, error } = choice.event as { output?: unknown; error?: unknown };
  if (choice.kind === 'timer') return letTimePass();
  if (choice.kind === 'event' || choice.kind === 'sends') return actor.send(choice.event);
  const { children } = actor.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  const child = children[choice.actor?.id ?? ''];
  if (!child) throw new Error(`${actor.id}: ${describeChoice(choice)}: there is no such actor`);
  child.send(choice.kind === 'done' ? { type: 'held.done', output } : { type: 'held.failed', error });
}

/** An actor that answers when it is told to, at once, and tells with what it was started. */
const heldActor = (
  begun: (id: string, input: unknown) => void,
): ActorLogic<Snapshot<unknown>, AnyEventObject> => ({
  getInitialSnapshot: ({ id }, input) => {
    begun(id, input);
    return { status: 'active', output: undefined, error: undefined };
  },
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const { output, error } = event as { output?: unknown; error?: unknown };
    if (event.type === 'held.done') return { status: 'done', output, error: undefined };
    if (event.type === 'held.failed') return { status: 'error', output: undefined, error };
    return snapshot;
  },
});

function withHeldActors(
  machine: AnyStateMachine,
  begun: (id: string, input: unknown) => void,
): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  const held = heldActor(begun);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, held])) });
}

function observe(choice: Choice, snapshot: AnyMachineSnapshot, effects: Effects): Observation {
  return {
    step: describeChoice(choice),
    value: snapshot.value,
    status: snapshot.status,
    fired: effects.fired,
    refused: effects.refused,
    context: plain(snapshot.context),
    tags: [...snapshot.tags].toSorted(),
    sent: plain(effects.sent),
    emitted: plain(effects.emitted),
    inputs: plain(effects.inputs),
  };
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, plainValue));
}
