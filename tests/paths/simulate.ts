import {
  createActor,
  fromTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
  type InspectionEvent,
} from 'xstate';
import { transitionId } from './transition-id.ts';
import { hearingGuards, withHeardGuards } from './heard-guards.ts';

export interface LiveActor {
  id: string;
  src: string;
}

export interface Timer {
  id: string;
  event: AnyEventObject;
  /** Milliseconds until it fires. */
  remaining: number;
}

/** A snapshot of the production machine and what the outside may still do to it. */
export interface Configuration {
  snapshot: AnyMachineSnapshot;
  /** Actors that have been started and have neither answered nor been stopped. */
  actors: readonly LiveActor[];
  /** Running timers, the next one first. */
  timers: readonly Timer[];
  /** Children that have answered; the machine may keep them among its children. */
  settled: ReadonlySet<unknown>;
}

export interface Transition {
  configuration: Configuration;
  /** Ids of the transitions taken, in order. */
  fired: readonly string[];
  /** Ids of the transitions whose guard was asked and said no, in order, each once. */
  refused: readonly string[];
  /** Events sent to the parent. */
  sent: readonly AnyEventObject[];
  /** Events for whoever listens from outside. */
  emitted: readonly AnyEventObject[];
  /** What each actor that was invoked or spawned was given, by its id. */
  inputs: Readonly<Record<string, unknown>>;
  /** Milliseconds that had to pass. */
  elapsed: number;
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

const idle = fromTransition(() => null, null);

/** The first configuration of a machine. Throws what the machine throws. */
export function start(machine: AnyStateMachine, input: unknown): Transition {
  const own = withHeardGuards(machine);
  return run(own, null, null, (scope) => own.getInitialSnapshot(scope, input));
}

/**
 * The next configuration, computed by the machine's own `transition`. No action is executed and no actor started.
 * Throws what a guard or an action throws, and when the machine dies of an unhandled failure.
 */
export function step(machine: AnyStateMachine, from: Configuration, event: AnyEventObject): Transition {
  const own = withHeardGuards(machine);
  return run(own, from, event, (scope) => own.transition(from.snapshot, event, scope));
}

function run(
  machine: AnyStateMachine,
  before: Configuration | null,
  event: AnyEventObject | null,
  transition: (scope: Scope) => AnyMachineSnapshot,
): Transition {
  const due = before?.timers.find((timer) => timer.event === event);
  const elapsed = due?.remaining ?? 0;
  const recorder = createRecorder(before?.timers ?? [], due);
  const refused = new Set<string>();
  const snapshot = hearingGuards(
    (id, isPassed) => {
      if (!isPassed) refused.add(id);
    },
    () => {
      let reached = transition(recorder.scope);
      for (let next = recorder.toSelf.shift(); next; next = recorder.toSelf.shift()) {
        if (reached.status === 'active') reached = machine.transition(reached, next, recorder.scope);
      }
      return reached;
    },
  );
  if (snapshot.status === 'error') throw asError(snapshot.error);
  const settled = settledAfter(before, event);
  const active = snapshot.status === 'active';
  return {
    configuration: {
      snapshot,
      actors: active ? liveActors(snapshot, settled) : [],
      timers: active ? recorder.timers().sort((a, b) => a.remaining - b.remaining) : [],
      settled,
    },
    fired: recorder.fired,
    refused: [...refused],
    sent: recorder.sent,
    emitted: recorder.emitted,
    inputs: recorder.inputs,
    elapsed,
  };
}

/** Stands in for the interpreter: it writes down what it is told to do. */
function createRecorder(running: readonly Timer[], due: Timer | undefined) {
  const fired: string[] = [];
  const sent: AnyEventObject[] = [];
  const emitted: AnyEventObject[] = [];
  const inputs: Record<string, unknown> = {};
  const toSelf: AnyEventObject[] = [];
  let timers = running
    .filter((timer) => timer !== due)
    .map((timer) => ({ ...timer, remaining: timer.remaining - (due?.remaining ?? 0) }));

  const parent = createActor(idle, {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep' && event.actorRef === self)
        fired.push(...idsOf(event._transitions));
    },
  });
  const self = createActor(idle, { parent });

  const record = ({ type, params }: ExecutableActionObject) => {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      timers = timers.filter((timer) => timer.id !== sendId);
    }
    if (type === 'xstate.spawnChild') {
      const { actorRef, input } = params as { actorRef?: { id: string }; input: unknown };
      if (actorRef) inputs[actorRef.id] = input;
    }
    if (type === 'xstate.emit') emitted.push((params as { event: AnyEventObject }).event);
    if (type !== 'xstate.raise' && type !== 'xstate.sendTo') return;
    const { to, event, id, delay } = params as {
      to?: unknown;
      event: AnyEventObject;
      id?: string;
      delay?: number;
    };
    const toItself = type === 'xstate.raise' || to === self;
    if (typeof delay === 'number') {
      if (!toItself) return;
      const timer = { id: id ?? event.type, event: { ...event }, remaining: delay };
      timers = [...timers.filter((other) => other.id !== timer.id), timer];
    } else if (type === 'xstate.sendTo') {
      if (to === parent) sent.push(event);
      if (to === self) toSelf.push(event);
    }
  };
  const ignore = () => undefined;
  const scope: Scope = {
    self: self as unknown as Scope['self'],
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: record,
  };
  return { scope, fired, sent, emitted, inputs, toSelf, timers: () => timers };
}

function idsOf(transitions: AnyTransitionDefinition[]): string[] {
  return transitions.map((transition) => transitionId(transition));
}

function childrenOf(snapshot: AnyMachineSnapshot): [string, { src?: unknown } | undefined][] {
  return Object.entries(snapshot.children as Record<string, { src?: unknown } | undefined>);
}

function settledAfter(before: Configuration | null, event: AnyEventObject | null): ReadonlySet<unknown> {
  const id = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(event?.type ?? '')?.[1];
  if (!before || id === undefined) return before?.settled ?? new Set();
  const child = childrenOf(before.snapshot).find(([name]) => name === id)?.[1];
  return new Set([...before.settled, child]);
}

function liveActors(snapshot: AnyMachineSnapshot, settled: ReadonlySet<unknown>): LiveActor[] {
  return childrenOf(snapshot).flatMap(([id, child]) =>
    child && !settled.has(child) ? [{ id, src: typeof child.src === 'string' ? child.src : id }] : [],
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
