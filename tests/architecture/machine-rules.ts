import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes } from '../tools/paths/transition-ids.ts';

/** The violations of the rules for every statechart, one line each. */
export function machineViolations(machine: AnyStateMachine): string[] {
  return stateNodes(machine).flatMap((node) => [
    ...invokeViolations(node),
    ...deadlineViolations(node),
    ...regionViolations(node),
  ]);
}

/**
 * Every invoke has its own id, a named source and an onError, because an unhandled failure stops the machine.
 */
function invokeViolations(node: AnyStateNode): string[] {
  return node.invoke.flatMap(({ id, src, onError }) => [
    ...(/^\d+\./.test(id) ? [`${node.id}: the invoke of ${sourceName(src)} has no id`] : []),
    ...(sourceName(src) === 'inline' ? [`${node.id}: the invoke ${id} has no named source`] : []),
    ...(onError === undefined ? [`${node.id}: the invoke ${id} has no onError`] : []),
  ]);
}

/**
 * A deadline is an invoked actor with an absolute time, because `after` does not survive a sleeping computer.
 */
function deadlineViolations(node: AnyStateNode): string[] {
  return node.after.length > 0 ? [`${node.id}: has a deadline of its own (after)`] : [];
}

/**
 * A region must not re-enter itself, because that leaves the parallel parent and restarts all other regions.
 */
function regionViolations(node: AnyStateNode): string[] {
  if (node.parent?.type !== 'parallel') return [];
  return [...node.transitions.values()]
    .flat()
    .filter(({ reenter, target }) => reenter && target)
    .map(({ eventType }) => `${node.id}: ${eventType} begins all regions anew (reenter)`);
}

function sourceName(src: unknown): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : 'inline';
}
