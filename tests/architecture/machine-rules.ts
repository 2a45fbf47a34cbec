import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes } from '../paths/transition-ids.ts';

/** One line per violation of the rules that hold for every statechart. */
export function machineViolations(machine: AnyStateMachine): string[] {
  return stateNodes(machine).flatMap((node) => [
    ...invokeViolations(node),
    ...deadlineViolations(node),
    ...regionViolations(node),
  ]);
}

/** Every invoke has an id of its own, a named source and an onError: an unhandled failure kills the machine. */
function invokeViolations(node: AnyStateNode): string[] {
  return node.invoke.flatMap(({ id, src, onError }) => [
    ...(/^\d+\./.test(id) ? [`${node.id}: the invoke of ${sourceName(src)} has no id`] : []),
    ...(sourceName(src) === 'inline' ? [`${node.id}: the invoke ${id} has no named source`] : []),
    ...(onError === undefined ? [`${node.id}: the invoke ${id} has no onError`] : []),
  ]);
}

/** Deadlines are invoked actors with an absolute time; `after` would not survive a sleeping computer. */
function deadlineViolations(node: AnyStateNode): string[] {
  return node.after.length > 0 ? [`${node.id}: has a deadline of its own (after)`] : [];
}

/** A region that enters itself anew leaves its parallel parent, and all other regions begin anew with it. */
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
