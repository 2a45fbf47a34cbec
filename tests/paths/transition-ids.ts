import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** All state nodes of a machine, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(withDescendants),
  ];
  return withDescendants(machine.root);
}

/**
 * `source.id|eventType|index`: the same for one transition in the plan, the interpreter and the browser.
 * The object's identity would not do, since `provide` makes new ones.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const source: AnyStateNode = transition.source;
  const eventType = String(transition.eventType);
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id}|${eventType === '' ? 'always' : eventType}|${siblings.indexOf(transition)}`;
}

/** The ids of all transitions that a machine declares. A forbidden event (`undefined`) is not one. */
export function declaredTransitions(machine: AnyStateMachine): string[] {
  return stateNodes(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .filter((transition: AnyTransitionDefinition) => !isForbidden(transition))
      .map((transition: AnyTransitionDefinition) => transitionId(transition)),
  );
}

function isForbidden(transition: AnyTransitionDefinition): boolean {
  return transition.target === undefined && transition.actions.length === 0 && !transition.reenter;
}
