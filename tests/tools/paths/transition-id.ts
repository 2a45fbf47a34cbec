import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * `source.id|eventType|index`: the same for a transition in the plan, the interpreter and the browser. The
 * object itself cannot identify it, since `provide` makes new ones.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const source: AnyStateNode = transition.source;
  const eventType = String(transition.eventType);
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id}|${eventType === '' ? 'always' : eventType}|${siblings.indexOf(transition)}`;
}
