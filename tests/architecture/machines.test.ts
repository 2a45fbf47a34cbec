import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMachine, setup, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { port } from '../../machines/shared/port.ts';
import { PROJECT, readSources } from './sources.ts';
import { stateNodes } from '../tools/paths/transition-ids.ts';

/** The violations of the rules for every statechart, one line each. */
function machineViolations(machine: AnyStateMachine): string[] {
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

const files = Object.keys(readSources()).filter((path) => /^machines\/.*\.machine\.ts$/.test(path));

async function machinesOf(file: string): Promise<AnyStateMachine[]> {
  const exported = (await import(join(PROJECT, file))) as Record<string, unknown>;
  return Object.values(exported).filter((value) => value instanceof StateMachine);
}

describe('every statechart', () => {
  it.each(files)('%s follows the rules', async (file) => {
    const machines = await machinesOf(file);
    expect(machines.length, 'a machine file exports its machine').toBeGreaterThan(0);
    expect(machines.flatMap(machineViolations)).toEqual([]);
  });
});

describe('the rules for statecharts', () => {
  it('report an invoke without id, source or onError, a deadline, and a region that restarts the others', () => {
    const bad = setup({ actors: { load: port<number>('load') } }).createMachine({
      id: 'bad',
      initial: 'first',
      states: {
        first: { invoke: { src: 'load', onError: 'second' } },
        second: { invoke: { id: 'load', src: 'load', onDone: 'third' } },
        third: { after: { 1000: 'first' } },
      },
    });
    const inline = createMachine({
      id: 'inline',
      invoke: { id: 'load', src: port<number>('load'), onError: {} },
    });
    const regions = createMachine({
      id: 'regions',
      type: 'parallel',
      states: {
        month: {
          initial: 'shown',
          on: { turned: { target: '.shown', reenter: true } },
          states: { shown: {} },
        },
      },
    });
    expect([bad, inline, regions].flatMap(machineViolations)).toEqual([
      'bad.first: the invoke of load has no id',
      'bad.second: the invoke load has no onError',
      'bad.third: has a deadline of its own (after)',
      'inline: the invoke load has no named source',
      'regions.month: turned begins all regions anew (reenter)',
    ]);
  });

  it('accept a good statechart', () => {
    const good = setup({ actors: { load: port<number>('load') } }).createMachine({
      initial: 'first',
      states: { first: { invoke: { id: 'load', src: 'load', onError: {} } } },
    });
    expect(machineViolations(good)).toEqual([]);
  });
});
