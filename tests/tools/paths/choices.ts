import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { samplesAt, type Environment } from './environment.ts';
import { namedAs } from './names.ts';
import { start, step, type Configuration, type Transition } from './simulate.ts';

/** A possible next step: the machine starts, the guest acts, an outside actor answers, or time passes. */
export interface Choice {
  kind: 'start' | 'event' | 'done' | 'error' | 'sends' | 'timer';
  event: AnyEventObject;
  /** The index of the event's sample. */
  variant: number;
  /** The outside actor that causes the event. */
  actor?: { id: string; src: string };
}

/** All ways to start. */
export function starts(environment: Environment): Choice[] {
  return (environment.inputs ?? [undefined]).map((input, variant) => ({
    kind: 'start',
    variant,
    event: { type: 'xstate.init', input },
  }));
}

/**
 * All possible next steps: the guest's events, the answers of live actors, and the timer that is due first.
 */
export function choices(from: Configuration, environment: Environment): Choice[] {
  if (from.snapshot.status !== 'active') return [];
  return [...guestChoices(from, environment), ...actorChoices(from, environment), ...timerChoices(from)];
}

/** Takes a choice. `from` is null before the machine starts. */
export function take(machine: AnyStateMachine, from: Configuration | null, choice: Choice): Transition {
  if (from) return step(machine, from, choice.event);
  return start(machine, (choice.event as { input?: unknown }).input);
}

/** A choice in words, with its sample's number unless that is the first. */
export function describeChoice({ kind, event, variant, actor }: Choice): string {
  const what = actor && kind !== 'sends' ? `${actor.src} ${kind}` : kind === 'start' ? 'start' : event.type;
  return variant === 0 ? what : `${what} #${variant + 1}`;
}

function guestChoices({ snapshot, timers }: Configuration, environment: Environment): Choice[] {
  const descriptors = descriptorsAt(snapshot, environment);
  const exact = [...descriptors].filter((type) => !type.includes('*') && !type.startsWith('xstate.'));
  const others = Object.keys(environment.events ?? {}).filter((type) => isHandled(type, descriptors));
  const sent = new Set([...timers.map((timer) => timer.event.type), ...sentTypes(snapshot, environment)]);
  return [...new Set([...exact, ...others])].flatMap((type) => {
    const samples = environment.events?.[type];
    if (samples === undefined && sent.has(type)) return [];
    return samplesAt(samples, snapshot, [{}]).map((payload, variant): Choice => ({
      kind: 'event',
      variant,
      event: namedAs(payload, { ...payload, type }),
    }));
  });
}

function actorChoices({ snapshot, actors }: Configuration, environment: Environment): Choice[] {
  const descriptors = descriptorsAt(snapshot, environment);
  return actors.flatMap((actor) => {
    const outcomes = environment.actors?.[actor.id] ?? environment.actors?.[actor.src];
    const doneType = `xstate.done.actor.${actor.id}`;
    const errorType = `xstate.error.actor.${actor.id}`;
    const done = isHandled(doneType, descriptors) ? samplesAt(outcomes?.done, snapshot, [undefined]) : [];
    const error = samplesAt(outcomes?.error, snapshot, [new Error(`no answer from ${actor.src}`)]);
    const sends = samplesAt(outcomes?.sends, snapshot, []);
    return [
      ...done.map((output, variant): Choice => {
        return { kind: 'done', actor, variant, event: { type: doneType, output, actorId: actor.id } };
      }),
      ...error.map((value, variant): Choice => {
        return { kind: 'error', actor, variant, event: { type: errorType, error: value, actorId: actor.id } };
      }),
      ...sends.map((event, variant): Choice => ({ kind: 'sends', actor, variant, event })),
    ];
  });
}

function timerChoices({ timers }: Configuration): Choice[] {
  return timers.slice(0, 1).map((timer) => ({ kind: 'timer', variant: 0, event: timer.event }));
}

function descriptorsAt(snapshot: Configuration['snapshot'], { triesInert }: Environment): Set<string> {
  return new Set(
    snapshot._nodes.flatMap((node) =>
      triesInert ? [...node.transitions.keys()].map(String) : (node.ownEvents as string[]),
    ),
  );
}

function isHandled(type: string, descriptors: ReadonlySet<string>): boolean {
  return [...descriptors].some(
    (descriptor) =>
      descriptor === type ||
      descriptor === '*' ||
      (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1))),
  );
}

function sentTypes(snapshot: Configuration['snapshot'], environment: Environment): string[] {
  return Object.values(environment.actors ?? {}).flatMap((outcomes) =>
    samplesAt(outcomes.sends, snapshot, []).map((event) => event.type),
  );
}
