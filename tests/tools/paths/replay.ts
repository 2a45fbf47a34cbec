import {
  createActor,
  fromTransition,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { describeChoice, type Choice } from './choices.ts';
import type { Path, PathStep } from './cover.ts';
import { plainValue } from './plain-value.ts';
import { hearGuardsOf, hearingGuards } from './heard-guards.ts';
import { holdChildren } from './held-actors.ts';
import { createRecorder } from './recorder.ts';
import { isBuiltIn, type OwnAction } from './simulate.ts';

/** The visible state of a machine after a step. */
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
  actions: unknown;
}

/** The effects of a step that are not in its snapshot. */
type Effects = Pick<PathStep, 'fired' | 'refused' | 'sent' | 'emitted' | 'inputs' | 'actions'>;

/** The observations that the plan expects. */
export function planned({ steps }: Path): Observation[] {
  return steps.map((step) => observe(step.choice, step.configuration.snapshot, step));
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

/**
 * The observations while the real interpreter walks the path. Every outside actor is held until a step settles
 * it, time is simulated, and the machine's own actions are recorded but not run.
 */
export function replay(machine: AnyStateMachine, { steps }: Path): Observation[] {
  const clock = new SimulatedClock();
  const recorder = createRecorder();
  let sent: AnyEventObject[] = [];
  let emitted: AnyEventObject[] = [];
  let inputs: Record<string, unknown> = {};
  let actions: OwnAction[] = [];
  const hold = holdChildren(
    (ref) => (ref as { _parent?: unknown })._parent === parent,
    (id, input) => {
      inputs[id] = input;
    },
  );
  const parent: AnyActorRef = createActor(
    fromTransition((_, event: AnyEventObject) => {
      // Events that XState itself sends to a parent, such as a child's end, are not the machine's own.
      if (!event.type.startsWith('xstate.')) sent.push(event);
      return null;
    }, null),
    {
      clock,
      inspect: (event) => {
        hold(event);
        recorder.inspect(event);
      },
    },
  ).start();
  const logic = notingActionsOf(hearGuardsOf(machine.provide({})), (action) => {
    actions.push(action);
  });
  let actor: AnyActorRef | null = null;

  const start = (input: unknown) => {
    actor = createActor(logic, { parent, input });
    actor.on('*', (event) => emitted.push(event as AnyEventObject));
    actor.start();
  };

  return steps.map(({ choice, elapsed }) => {
    [sent, emitted, inputs, actions] = [[], [], {}, []];
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
    const effects = { fired, refused: [...refused], sent, emitted, inputs, actions };
    return observe(choice, actor.getSnapshot() as AnyMachineSnapshot, effects);
  });
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

/** Changes a copy that has no other user: its own actions are recorded instead of run. */
function notingActionsOf(copy: AnyStateMachine, note: (action: OwnAction) => void): AnyStateMachine {
  const transition = copy.transition.bind(copy);
  const getInitialSnapshot = copy.getInitialSnapshot.bind(copy);
  const noting = (scope: Scope): Scope => ({
    ...scope,
    actionExecutor: (action) => {
      if (isBuiltIn(action.type)) scope.actionExecutor(action);
      else note({ type: action.type, params: action.params });
    },
  });
  return Object.assign(copy, {
    transition: (...[snapshot, event, scope]: Parameters<typeof transition>) =>
      transition(snapshot, event, noting(scope)),
    getInitialSnapshot: (...[scope, input]: Parameters<typeof getInitialSnapshot>) =>
      getInitialSnapshot(noting(scope), input),
  });
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
    actions: plain(effects.actions),
  };
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, plainValue));
}
