import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMachine, setup, StateMachine, type AnyStateMachine } from 'xstate';
import { port } from '../../machines/shared/port.ts';
import { machineViolations } from './machine-rules.ts';
import { PROJECT, readSources } from './sources.ts';

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
