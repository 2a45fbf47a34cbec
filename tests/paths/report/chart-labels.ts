import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The transitions of one state, those of a forbidden event too. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** When a transition is taken: its event and its guard, in a few words. */
export function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : `[${guardName(guard)}]`;
  const event = String(eventType)
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed');
  return [event, condition].filter((part) => part !== '').join(' ') || 'else';
}

/** A guard by its name, with what it is given by name: 'isAnswer back', 'hasTime and not isLast'. */
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
  // A failure as a whole is the event's own: no word of it is known before.
  return typeof given === 'object' && given !== null && !('endpoint' in given)
    ? Object.values(given).filter((value) => typeof value === 'string')
    : [];
}

/** Has every property that it is asked for, each like itself: guards' parameters can be read without an event. */
const anything: unknown = new Proxy(() => undefined, { get: () => anything });

/** The states within a state. */
export function children(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states as Record<string, AnyStateNode>);
}

/** From the root to the state itself. */
export function lineage(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [...lineage(node.parent), node] : [node];
}

/** Whether one of two states lies within the other, or both are one. */
export function areNested(one: AnyStateNode, other: AnyStateNode): boolean {
  return lineage(one).includes(other) || lineage(other).includes(one);
}
