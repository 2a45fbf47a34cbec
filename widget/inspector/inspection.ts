import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { transitionId } from '../../tests/tools/paths/transition-id.ts';

/** A step of a path, in the path library's form: the event, its actor, and the transitions it took. */
export interface InspectedStep {
  words: string;
  state: string;
  kind: 'start' | 'event' | 'done' | 'error' | 'sends' | 'timer';
  event: AnyEventObject;
  actor?: { id: string; src: string };
  fired: string[];
}

export interface Inspection {
  inspect: (event: InspectionEvent) => void;
  /** All steps since the start. */
  steps: readonly InspectedStep[];
  snapshot: () => AnyMachineSnapshot | null;
  /** The path as JSON, without anything that looks like a secret. */
  path: () => string;
}

/** Follows the root actor of a system. `onStep` is called after every step. */
export function createInspection(onStep: () => void): Inspection {
  const steps: InspectedStep[] = [];
  let root: AnyActorRef | null = null;
  let machine = '';
  let snapshot: AnyMachineSnapshot | null = null;
  let fired: string[] = [];
  let from: AnyActorRef | undefined;

  function stepOf(event: AnyEventObject): Omit<InspectedStep, 'fired' | 'state'> {
    const words = event.type;
    const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (kind === 'done' || kind === 'error') return { words, kind, event, actor: { id, src: sourceOf(id) } };
    if (event.type === 'xstate.init') return { words, kind: 'start', event };
    if (event.type.startsWith('xstate.after.')) return { words, kind: 'timer', event };
    if (!from) return { words, kind: 'event', event };
    return { words, kind: 'sends', event, actor: { id: from.id, src: sourceOf(from.id) } };
  }

  function sourceOf(id: string): string {
    const children = snapshot?.children as Record<string, AnyActorRef | undefined> | undefined;
    const src: unknown = children?.[id]?.src;
    return typeof src === 'string' ? src : id;
  }

  return {
    steps,
    snapshot: () => snapshot,
    path: () => JSON.stringify({ machine, steps }, withoutSecrets, 2),
    inspect: (inspected) => {
      if (inspected.actorRef.sessionId !== inspected.rootId) return;
      root = inspected.actorRef as AnyActorRef;
      if (inspected.type === '@xstate.event') from = inspected.sourceRef as AnyActorRef | undefined;
      if (inspected.type === '@xstate.microstep') {
        for (const transition of inspected._transitions) {
          machine = transition.source.machine.id;
          fired.push(transitionId(transition));
        }
      }
      if (inspected.type !== '@xstate.snapshot') return;
      const now = inspected.snapshot as AnyMachineSnapshot;
      machine = now.machine.id;
      const last = steps.at(-1);
      // An event that a machine sends to itself belongs to the step that sent it.
      if (from === root && last) last.fired.push(...fired);
      else steps.push({ ...stepOf(inspected.event), state: '', fired });
      const current = steps.at(-1);
      if (current) current.state = JSON.stringify(now.value);
      snapshot = now;
      fired = [];
      onStep();
    },
  };
}

const SECRET = /pass(word|code)|card.?(number|holder)|cvv|token|secret|otp\b/i;

/** A replacer for JSON.stringify that masks secrets, as a safeguard: no event carries one. Errors keep their fields. */
function withoutSecrets(key: string, value: unknown): unknown {
  if (value instanceof Error) return { $error: { ...value, name: value.name, message: value.message } };
  if (typeof value === 'string' && SECRET.test(key)) return '•••';
  if (typeof value === 'object' && value !== null && 'name' in value && 'value' in value) {
    const isSecret =
      typeof value.name === 'string' && SECRET.test(value.name) && typeof value.value === 'string';
    return isSecret ? { ...value, value: '•••' } : value;
  }
  return value;
}
