import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The transitions of one state, including those of forbidden events. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** The event and guard of a transition, in a few words. */
export function labelOf({ eventType, guard, source }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : `[${guardName(guard)}]`;
  const event = String(eventType)
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.done\.state\..+$/, 'done')
    .replace(/^xstate\.after\.(.+)$/, (_, delay: string) => `after ${delay.replace(`.${source.id}`, '')}`)
    .replace(/^after \d+$/, '$& ms');
  return [event, condition].filter((part) => part !== '').join(' ') || 'else';
}

/** The name of a guard with its parameters: 'isAnswer back', 'hasTime and not isLast'. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const names = guard.guards.map(guardName);
    return guard.name === 'not' ? `not ${names.join()}` : names.join(` ${guard.name} `);
  }
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return 'condition';
  const params = 'params' in guard ? wordsOf(guard.params) : [];
  return [String(guard.type), ...params].join(' ');
}

function wordsOf(params: unknown): string[] {
  const given: unknown =
    typeof params === 'function' ? (params as (args: unknown) => unknown)(anything) : params;
  // A failure as a whole comes from the event, so none of its texts is known beforehand.
  return typeof given === 'object' && given !== null && !('endpoint' in given)
    ? Object.values(given).filter((value) => typeof value === 'string')
    : [];
}

/**
 * Stands for any value: each of its properties is itself. With it, guards' parameters can be read without an
 * event.
 */
const anything: unknown = new Proxy(() => undefined, { get: () => anything });

/** The child states of a state. */
export function children(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states as Record<string, AnyStateNode>);
}

/** The states from the root to this one. */
function lineage(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [...lineage(node.parent), node] : [node];
}

/** Whether two states are the same, or one is inside the other. */
export function areNested(one: AnyStateNode, other: AnyStateNode): boolean {
  return lineage(one).includes(other) || lineage(other).includes(one);
}
