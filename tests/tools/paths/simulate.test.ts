import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { port } from '../../../machines/shared/port.ts';
import { choices, describeChoice } from './choices.ts';
import { orderMachine } from './samples/order-machine.ts';
import { orderEnvironment, visitEnvironment } from './samples/environments.ts';
import { visitMachine } from './samples/visit-machine.ts';
import { start, step, type Configuration } from './simulate.ts';
import { declaredTransitions, guardedTransitions, inertTransitions } from './transition-ids.ts';

const open = (configuration: Configuration) =>
  choices(configuration, visitEnvironment).map(describeChoice).toSorted();

describe('declaredTransitions', () => {
  it('lists every transition once; forbidden events and guards have their own lists', () => {
    expect(inertTransitions(orderMachine)).toEqual(['order.asking|order.left|0']);
    expect(guardedTransitions(orderMachine)).toEqual([
      'order.choosing|dish.added|0',
      'order.choosing|order.placed|0',
      'order.failed|always|0',
    ]);
    expect(declaredTransitions(orderMachine)).toEqual([
      'order.choosing|dish.added|0',
      'order.choosing|order.placed|0',
      'order.choosing|order.left|0',
      'order.asking|xstate.done.actor.price|0',
      'order.asking|xstate.error.actor.price|0',
      'order.failed|order.placed|0',
      'order.failed|always|0',
    ]);
  });
});

describe('the simulator', () => {
  it('reports the transitions taken and the events sent to the parent', () => {
    const { configuration } = start(orderMachine, undefined);
    const { fired, sent } = step(orderMachine, configuration, { type: 'dish.added', dish: 'soup' });
    expect({ fired, sent }).toEqual({
      fired: ['order.choosing|dish.added|0'],
      sent: [{ type: 'order.changed' }],
    });
  });

  it('reports refused transitions, emitted events and the inputs of actors', () => {
    const first = start(orderMachine, undefined).configuration;
    expect(step(orderMachine, first, { type: 'order.placed' })).toMatchObject({
      fired: [],
      refused: ['order.choosing|order.placed|0'],
      inputs: {},
    });
    const chosen = step(orderMachine, first, { type: 'dish.added', dish: 'soup' }).configuration;
    expect(step(orderMachine, chosen, { type: 'order.placed' })).toMatchObject({
      fired: ['order.choosing|order.placed|0'],
      refused: [],
      inputs: { price: { dishes: ['soup'] } },
    });
    expect(start(visitMachine, { isRegular: false })).toMatchObject({
      refused: ['visit.guest.arriving|always|0'],
      emitted: [{ type: 'greeted' }],
      inputs: { table: undefined },
    });
  });

  it('throws for an endless loop', () => {
    const circle = setup({}).createMachine({
      initial: 'here',
      states: { here: { always: 'there' }, there: { always: 'here' } },
    });
    expect(() => start(circle, undefined)).toThrow('Infinite loop');
  });

  it('takes a forbidden event, without effect, with triesInert', () => {
    const chosen = step(orderMachine, start(orderMachine, undefined).configuration, {
      type: 'dish.added',
      dish: 'soup',
    }).configuration;
    const asking = step(orderMachine, chosen, { type: 'order.placed' }).configuration;
    const tried = (triesInert: boolean) =>
      choices(asking, { ...orderEnvironment, triesInert }).map(describeChoice);
    expect([tried(false), tried(true)].map((one) => one.includes('order.left'))).toEqual([false, true]);
    expect(step(orderMachine, asking, { type: 'order.left' }).fired).toEqual(['order.asking|order.left|0']);
  });

  it('fires only the timer due first and shortens the others by its time', () => {
    const first = start(visitMachine, { isRegular: false }).configuration;
    expect(first.timers.map(({ remaining }) => remaining)).toEqual([1000, 300_000]);
    expect(choices(first, visitEnvironment).filter(({ kind }) => kind === 'timer')).toEqual([
      { kind: 'timer', variant: 0, event: { type: 'xstate.after.1000.visit.guest.waiting' } },
    ]);

    const [due] = first.timers;
    const second = step(visitMachine, first, due?.event ?? { type: 'none' });
    expect(second.elapsed).toBe(1000);
    expect(second.configuration.timers.map(({ remaining }) => remaining)).toEqual([299_000]);
  });

  it('offers answers of live actors only, each once', () => {
    const waiting = start(visitMachine, { isRegular: false }).configuration;
    expect(open(waiting)).toEqual([
      'findTable done',
      'findTable error',
      'table.taken',
      'waiter.called',
      'xstate.after.1000.visit.guest.waiting',
    ]);

    const seated = step(visitMachine, waiting, { type: 'xstate.done.actor.table', output: 7 }).configuration;
    expect(seated.snapshot.value).toEqual({ guest: { seated: 'idle' }, waiter: 'away' });
    expect(open(seated)).toEqual(['break.taken', 'menu.opened', 'waiter.called']);
  });

  it('offers an actor’s answer once, even where the machine stays in its state', () => {
    const patient = setup({ actors: { load: port<number>('load') } }).createMachine({
      id: 'patient',
      invoke: { id: 'load', src: 'load', onDone: { actions: () => undefined }, onError: {} },
    });
    const { configuration } = start(patient, undefined);
    expect(configuration.actors).toEqual([{ id: 'load', src: 'load' }]);
    const answered = step(patient, configuration, { type: 'xstate.done.actor.load', output: 1 });
    expect(answered.configuration.actors).toEqual([]);
  });

  it('handles an event that the machine sends to itself in the same step', () => {
    const seated = start(visitMachine, { isRegular: true }).configuration;
    const called = step(visitMachine, seated, { type: 'waiter.called' });
    expect(called.fired).toEqual(['visit.waiter.away|waiter.called|0', 'visit.waiter.near|waiter.nodded|0']);
    expect(called.configuration.actors).toEqual([{ id: 'waiter', src: 'callWaiter' }]);
  });

  it('throws when a machine cannot start', () => {
    expect(() => start(visitMachine, undefined)).toThrow(TypeError);
  });

  it('offers nothing after a final state', () => {
    const { configuration } = start(orderMachine, undefined);
    const left = step(orderMachine, configuration, { type: 'order.left' }).configuration;
    expect(left.snapshot.output).toEqual({ type: 'left' });
    expect(choices(left, orderEnvironment)).toEqual([]);
  });
});
