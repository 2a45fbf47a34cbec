import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { environmentOf } from './environment.ts';
import { expectFullCoverage } from './expect-full-coverage.ts';
import { explore } from './explore.ts';
import { stuck } from './invariants.ts';
import { orderEnvironment, visitEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';
import { visitMachine } from './samples/visit-machine.ts';

describe('expectFullCoverage', () => {
  it('passes for covered machines', () => {
    expect(expectFullCoverage(orderMachine, orderEnvironment).paths).toHaveLength(3);
    const atMostTwice = {
      'calls are counted to two': ({ context }: { context: { calls: number } }) => context.calls <= 2,
    };
    expect(expectFullCoverage(visitMachine, visitEnvironment, { invariants: atMostTwice }).uncovered).toEqual(
      [],
    );
  });

  const neverLeaves = environmentOf(orderMachine, {
    events: { 'dish.added': [{ dish: 'soup' }], 'order.left': [] },
    actors: { askPrice: { done: [10] } },
  });

  it('fails for a transition on no path', () => {
    expect(() => expectFullCoverage(orderMachine, neverLeaves)).toThrow(
      'transitions on no path:\norder.choosing|order.left|0',
    );
  });

  it('accepts an excluded transition, and fails when it is covered after all', () => {
    const excluded = { 'order.choosing|order.left|0': 'the house has no exit' };
    expect(expectFullCoverage(orderMachine, neverLeaves, { excluded }).uncovered).toEqual([
      'order.choosing|order.left|0',
    ]);
    expect(() => expectFullCoverage(orderMachine, orderEnvironment, { excluded })).toThrow(
      'excluded, but covered or unknown',
    );
  });

  it('fails when a failure kills the machine', () => {
    const environment = { ...visitEnvironment, actors: { ...visitEnvironment.actors, callWaiter: {} } };
    expect(() => expectFullCoverage(visitMachine, environment)).toThrow('no answer from callWaiter');
  });

  it('fails when an invariant breaks, and says how to get there', () => {
    const invariants = {
      'one dish at most': ({ context }: { context: { dishes: string[] } }) => context.dishes.length < 2,
    };
    expect(() => expectFullCoverage(orderMachine, orderEnvironment, { invariants })).toThrow(
      'one dish at most: broken after start > dish.added > dish.added',
    );
  });

  const lift = setup({ types: { events: {} as { type: 'called' } } }).createMachine({
    id: 'lift',
    initial: 'down',
    states: { down: { on: { called: 'up' } }, up: {} },
  });

  it('fails for a dead end, unless it is meant to be one', () => {
    expect(() => expectFullCoverage(lift, environmentOf(lift, {}))).toThrow('dead ends');
    const mayRest = (snapshot: { value: unknown }) => snapshot.value === 'up';
    expect(expectFullCoverage(lift, environmentOf(lift, {}), { mayRest }).paths).toHaveLength(1);
  });

  it('fails when the interpreter does something else than planned', () => {
    let calls = 0;
    const moody = setup({
      types: { context: {} as { calls: number }, events: {} as { type: 'asked' } },
    }).createMachine({
      id: 'moody',
      context: { calls: 0 },
      initial: 'waiting',
      states: {
        waiting: { on: { asked: { target: 'answered', actions: assign({ calls: () => (calls += 1) }) } } },
        answered: { type: 'final' },
      },
    });
    expect(() => expectFullCoverage(moody, environmentOf(moody, {}))).toThrow('start > asked');
  });
});

describe('stuck', () => {
  it('names the configurations from which there is no way on', () => {
    const graph = explore(orderMachine, {
      ...orderEnvironment,
      events: { 'dish.added': [{ dish: 'soup' }], 'order.left': [] },
    });
    const isAsking = (snapshot: { value: unknown }) => snapshot.value === 'asking';
    expect(stuck(graph, isAsking, ({ status }) => status === 'done')).toEqual([]);
    expect(stuck(graph, isAsking, ({ value }) => value === 'choosing')).toEqual([
      'start > dish.added > order.placed',
      'start > dish.added > dish.added > order.placed',
      'start > dish.added > order.placed > askPrice error > order.placed',
      'start > dish.added > dish.added > order.placed > askPrice error > order.placed',
    ]);
  });
});
