import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from './transition-id.ts';

/** All state nodes of a machine, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(withDescendants),
  ];
  return withDescendants(machine.root);
}

/** All transitions that a machine declares, including those of forbidden events (`undefined`). */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return stateNodes(machine).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
}

/** The ids of all transitions that do something. */
export function declaredTransitions(machine: AnyStateMachine): string[] {
  return idsOf(transitionsOf(machine).filter((transition) => !isInert(transition)));
}

/** The ids of the transitions that do nothing: forbidden events, and branches without target and actions. */
export function inertTransitions(machine: AnyStateMachine): string[] {
  return idsOf(transitionsOf(machine).filter(isInert));
}

/** The ids of the transitions whose guard may refuse. */
export function guardedTransitions(machine: AnyStateMachine): string[] {
  return idsOf(transitionsOf(machine).filter(({ guard }) => guard !== undefined));
}

function idsOf(transitions: readonly AnyTransitionDefinition[]): string[] {
  return transitions.map((transition) => transitionId(transition));
}

function isInert(transition: AnyTransitionDefinition): boolean {
  return transition.target === undefined && transition.actions.length === 0 && !transition.reenter;
}
