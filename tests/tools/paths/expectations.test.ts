import { describe, expect, it } from 'vitest';
import { assign, emit, sendParent, setup } from 'xstate';
import { environmentOf } from './environment.ts';
import { expectFullCoverage } from './expect-full-coverage.ts';
import { type Seen } from './invariants.ts';
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
      'order: on no path:\norder.choosing|order.left|0',
    );
  });

  it('accepts an excluded transition, but fails where a path covers it', () => {
    const excluded = {
      'order.choosing|order.left|0': 'the house has no exit',
      'order.asking|order.left|0': 'nor while it asks',
    };
    expect(expectFullCoverage(orderMachine, neverLeaves, { excluded }).uncovered).toEqual(
      Object.keys(excluded),
    );
    expect(() => expectFullCoverage(orderMachine, orderEnvironment, { excluded })).toThrow(
      'excluded, but covered or unknown',
    );
  });

  it('fails when an actor’s error kills the machine', () => {
    const environment = { ...visitEnvironment, actors: { ...visitEnvironment.actors, callWaiter: {} } };
    expect(() => expectFullCoverage(visitMachine, environment)).toThrow('no answer from callWaiter');
  });

  it('fails when an invariant breaks, with the way to it', () => {
    const invariants = {
      'one dish at most': ({ context }: { context: { dishes: string[] } }) => context.dishes.length < 2,
    };
    expect(() => expectFullCoverage(orderMachine, orderEnvironment, { invariants })).toThrow(
      'one dish at most: broken after start > dish.added > dish.added',
    );
  });

  const alwaysHungry = environmentOf(orderMachine, {
    events: {
      'dish.added': ({ context }: { context: { dishes: string[] } }) =>
        context.dishes.length < 1 ? [{ dish: 'soup' }] : [],
    },
    actors: { askPrice: { done: [10] } },
  });

  it('fails for a guard that never refuses, unless it is excluded with a reason', () => {
    const refusal = 'refusal of order.choosing|dish.added|0';
    expect(() => expectFullCoverage(orderMachine, alwaysHungry)).toThrow(`order: on no path:\n${refusal}`);
    const excluded = { [refusal]: 'nobody eats two dishes' };
    expect(expectFullCoverage(orderMachine, alwaysHungry, { excluded }).uncovered).toEqual([refusal]);
    expect(() => expectFullCoverage(orderMachine, orderEnvironment, { excluded })).toThrow(
      'excluded, but covered or unknown',
    );
  });

  it('fails for a broken rule, with the step that breaks it', () => {
    const rules = (most: number) => ({
      'the price is asked for few dishes': ({ inputs }: { inputs: Readonly<Record<string, unknown>> }) => {
        const asked = inputs['price'] as { dishes: string[] } | undefined;
        return asked ? asked.dishes.length <= most : null;
      },
    });
    expect(expectFullCoverage(orderMachine, orderEnvironment, { rules: rules(2) }).paths).not.toEqual([]);
    expect(() => expectFullCoverage(orderMachine, orderEnvironment, { rules: rules(1) })).toThrow(
      'the price is asked for few dishes: broken by start > dish.added > dish.added > order.placed',
    );
  });

  it('a rule sees the events sent to the parent, the emitted events and the tags', () => {
    const all: unknown[] = [];
    const rules = {
      'everything is seen': ({ event, before, sent, emitted, tags }: Seen) => {
        if (event.type === 'added' || before === null) all.push([event.type, sent, emitted, [...tags]]);
        return true;
      },
    };
    const till = setup({ types: { events: {} as { type: 'added' }, tags: {} as 'open' } }).createMachine({
      id: 'till',
      tags: 'open',
      entry: emit({ type: 'rang' }),
      on: { added: { actions: sendParent({ type: 'sum.changed' }) } },
    });
    expectFullCoverage(till, environmentOf(till, {}), { rules });
    expect(all.slice(0, 2)).toEqual([
      ['xstate.init', [], [{ type: 'rang' }], ['open']],
      ['added', [{ type: 'sum.changed' }], [], ['open']],
    ]);
  });

  it('fails for a rule that applies to no step', () => {
    const rules = { 'no fish is cold': () => null };
    expect(() => expectFullCoverage(orderMachine, orderEnvironment, { rules })).toThrow(
      'rules that say nothing of any step:\nno fish is cold',
    );
  });

  const lift = setup({ types: { events: {} as { type: 'called' } } }).createMachine({
    id: 'lift',
    initial: 'down',
    states: { down: { on: { called: 'up' } }, up: {} },
  });

  it('fails for a dead end, unless the machine may rest there', () => {
    expect(() => expectFullCoverage(lift, environmentOf(lift, {}))).toThrow('dead ends');
    const mayRest = (snapshot: { value: unknown }) => snapshot.value === 'up';
    expect(expectFullCoverage(lift, environmentOf(lift, {}), { mayRest }).paths).toHaveLength(1);
  });

  it('fails for a configuration from which there is no way out', () => {
    const waysOut = {
      'the lift can be left downstairs': {
        from: (snapshot: { value: unknown }) => snapshot.value === 'up',
        to: (snapshot: { value: unknown }) => snapshot.value === 'down',
      },
    };
    expect(() => expectFullCoverage(lift, environmentOf(lift, {}), { mayRest: () => true, waysOut })).toThrow(
      'no way out:\nthe lift can be left downstairs: not after start > called',
    );
  });

  it('fails when the interpreter differs from the plan', () => {
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
