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
import { holdChildren, nameOfActor } from './held-actors.ts';

export interface LiveActor {
  id: string;
  /** Its source's name, or its id where it has none. */
  src: string;
}

/** An action of the machine's own. */
export interface OwnAction {
  type: string;
  params: unknown;
}

export interface Timer {
  id: string;
  event: AnyEventObject;
  /** Milliseconds until it fires. */
  remaining: number;
}

/** A snapshot of the production machine, with the actors and timers that can still affect it. */
export interface Configuration {
  snapshot: AnyMachineSnapshot;
  /** Actors that are running and have not answered. */
  actors: readonly LiveActor[];
  /** Running timers, the next one first. */
  timers: readonly Timer[];
  /** Children that have answered. The machine may still list them. */
  settled: ReadonlySet<unknown>;
}

export interface Transition {
  configuration: Configuration;
  /** Ids of the transitions taken, in order. */
  fired: readonly string[];
  /** Ids of the transitions whose guard refused, in order, each once. */
  refused: readonly string[];
  /** Events sent to the parent. */
  sent: readonly AnyEventObject[];
  /** Events emitted to outside listeners. */
  emitted: readonly AnyEventObject[];
  /** The inputs of the actors invoked or spawned, by their ids. */
  inputs: Readonly<Record<string, unknown>>;
  /** The machine's own actions, in order. An inline action without a name is `(anonymous)`. */
  actions: readonly OwnAction[];
  /** Milliseconds that passed before the step. */
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
 * The next configuration, computed by the machine's own `transition`. It runs no action and starts no actor.
 * Throws the errors of guards and actions, and when an unhandled failure kills the machine.
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
  if (before) recorder.register(before.snapshot);
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
    actions: recorder.actions,
    elapsed,
  };
}

/** Stands in for the interpreter, and records what it is told to do. */
function createRecorder(running: readonly Timer[], due: Timer | undefined) {
  const fired: string[] = [];
  const sent: AnyEventObject[] = [];
  const emitted: AnyEventObject[] = [];
  const inputs: Record<string, unknown> = {};
  const actions: OwnAction[] = [];
  const toSelf: AnyEventObject[] = [];
  let timers = running
    .filter((timer) => timer !== due)
    .map((timer) => ({ ...timer, remaining: timer.remaining - (due?.remaining ?? 0) }));

  let self: unknown = null;
  const hold = holdChildren(
    (ref) => ref === self,
    (id, input) => {
      inputs[id] = input;
    },
  );
  const parent = createActor(idle, {
    inspect: (event: InspectionEvent) => {
      hold(event);
      if (event.type === '@xstate.microstep' && event.actorRef === self)
        fired.push(...idsOf(event._transitions));
    },
  });
  const own = createActor(idle, { parent });
  self = own;

  const record = ({ type, params }: ExecutableActionObject) => {
    if (!isBuiltIn(type)) actions.push({ type, params });
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      timers = timers.filter((timer) => timer.id !== sendId);
    }
    if (type === 'xstate.stopChild') unregister(own.system, params);
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
    self: own as unknown as Scope['self'],
    system: own.system,
    id: own.id,
    sessionId: own.sessionId,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: record,
  };
  const register = (snapshot: AnyMachineSnapshot) => {
    for (const [, child] of childrenOf(snapshot)) registerChild(own.system, child);
  };
  return { scope, fired, sent, emitted, inputs, actions, toSelf, register, timers: () => timers };
}

/** Whether an action is XState's own rather than the machine's. */
export function isBuiltIn(type: string): boolean {
  return type.startsWith('xstate.');
}

/** A system's register of actors by name. Each step has its own system. */
interface Register {
  _set: (systemId: string, ref: unknown) => void;
  _unregister: (ref: unknown) => void;
}

function registerChild(system: unknown, child: unknown): void {
  const { systemId } = (child as { options?: { systemId?: string } } | undefined)?.options ?? {};
  if (systemId !== undefined) (system as Register)._set(systemId, child);
}

function unregister(system: unknown, child: unknown): void {
  if (child !== undefined) (system as Register)._unregister(child);
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
    child && !settled.has(child) ? [{ id, src: nameOfActor(id, child.src) }] : [],
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
