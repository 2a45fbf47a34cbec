import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../machines/shared/transition-id.ts';

/** All state nodes of a machine, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(withDescendants),
  ];
  return withDescendants(machine.root);
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
