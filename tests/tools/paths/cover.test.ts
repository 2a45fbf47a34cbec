import { describe, expect, it } from 'vitest';
import { and, assign, not, setup } from 'xstate';
import { port } from '../../../machines/shared/port.ts';
import { describeChoice } from './choices.ts';
import { completeToFinal, outcomesOf } from './complete.ts';
import { cover, type Path } from './cover.ts';
import { environmentOf } from './environment.ts';
import { explore } from './explore.ts';
import { orderEnvironment, visitEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';
import { visitMachine } from './samples/visit-machine.ts';

const inWords = ({ steps }: Path) => steps.map(({ choice }) => describeChoice(choice)).join(' > ');

describe('explore', () => {
  it('finds every configuration once', () => {
    // Choosing with 0, 1, 2 dishes; asking with 1, 2 dishes and 0, 1 attempts; failed with 1, 2 dishes and 1
    // attempt;
    // ordered with 1, 2 dishes and 0, 1 attempts; left with 0, 1, 2 dishes, and with 1, 2 dishes after 2
    // attempts; and the state before the start.
    expect(explore(orderMachine, orderEnvironment).nodes).toHaveLength(3 + 4 + 2 + 4 + 5 + 1);
  });

  it('tells configurations apart by what a history state remembers', () => {
    const player = setup({
      types: { events: {} as { type: 'next' } | { type: 'pause' } | { type: 'play' } },
    });
    const machine = player.createMachine({
      initial: 'playing',
      states: {
        playing: {
          initial: 'first',
          states: { first: { on: { next: 'second' } }, second: {}, last: { type: 'history' } },
          on: { pause: 'paused' },
        },
        paused: { on: { play: 'playing.last' } },
      },
    });
    const values = explore(machine, {}).nodes.map(
      ({ configuration }) => configuration?.snapshot.value as unknown,
    );
    // Paused in the first or in the second song. After the first pause the history has its own memory.
    expect(values.filter((value) => value === 'paused')).toHaveLength(2);
  });

  it('reports what kills the machine, with the way to it', () => {
    const environment = environmentOf(visitMachine, {
      inputs: [{ isRegular: true }],
      events: { 'noise.heard': [{ from: 'kitchen' }], 'break.taken': [], 'menu.opened': [] },
      actors: { findTable: { done: [7] }, order: { done: [] }, callWaiter: { error: [new Error('ill')] } },
    });
    const [shortest] = explore(visitMachine, environment).faults;
    expect(shortest).toBe('start > waiter.called > callWaiter error: Error: ill');
  });
});

describe('cover', () => {
  it('takes every transition of a known machine in the fewest possible paths', () => {
    const { paths, uncovered } = cover(explore(orderMachine, orderEnvironment));
    expect(uncovered).toEqual([]);
    expect(paths.map(inWords).toSorted()).toEqual([
      'start > dish.added > order.placed > askPrice done',
      'start > dish.added > order.placed > askPrice error > order.placed > askPrice error',
      'start > order.left',
    ]);
  });

  it('has every guard refuse and every forbidden event tried with refusals: true', () => {
    const { paths, uncovered } = cover(explore(orderMachine, { ...orderEnvironment, triesInert: true }), {
      refusals: true,
    });
    expect(uncovered).toEqual([]);
    const steps = paths.flatMap((path) => path.steps);
    expect([...new Set(steps.flatMap(({ refused }) => refused))].toSorted()).toEqual([
      'order.choosing|dish.added|0',
      'order.choosing|order.placed|0',
      'order.failed|always|0',
    ]);
    expect(steps.flatMap(({ fired }) => fired)).toContain('order.asking|order.left|0');
  });

  it('has one refusal for a guard combined from others', () => {
    const gate = setup({
      types: { context: {} as { coins: number }, events: {} as { type: 'coin' } | { type: 'push' } },
      guards: { isPaid: ({ context }) => context.coins > 0, isFull: ({ context }) => context.coins > 1 },
      actions: { count: assign({ coins: ({ context }) => Math.min(context.coins + 1, 2) }) },
    }).createMachine({
      id: 'gate',
      context: { coins: 0 },
      initial: 'shut',
      states: {
        shut: {
          on: { coin: { actions: 'count' }, push: { guard: and(['isPaid', not('isFull')]), target: 'open' } },
        },
        open: { type: 'final' },
      },
    });
    const { paths } = cover(explore(gate, environmentOf(gate, {})), { refusals: true });
    expect(paths.map(inWords)).toEqual(['start > push > coin > push']);
  });

  it('goes on after the machine throws unexpectedly, and reports the way to it', () => {
    const trap = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'add' } | { type: 'go' } },
      actions: {
        add: assign({ count: ({ context }) => context.count + 1 }),
        check: assign(({ context }) => {
          if (context.count > 0) throw new Error('There is no room 2');
          return {};
        }),
      },
    }).createMachine({
      id: 'trap',
      context: { count: 0 },
      initial: 'a',
      states: { a: { on: { add: { actions: 'add' }, go: { target: 'b', actions: 'check' } } }, b: {} },
    });
    const environment = environmentOf(trap, { project: () => null });
    const { paths, faults } = cover(explore(trap, environment), { goal: 'pairs' });
    expect(faults[0]).toMatch(/^start > add > (?:add > )?go: Error: There is no room 2/);
    expect(paths.map(inWords)).toContain('start > go');
  });

  it('has every outcome of everyOutcomeOf on a path', () => {
    const environment = environmentOf(orderMachine, {
      events: { 'dish.added': [{ dish: 'soup' }] },
      actors: { askPrice: { done: [10, 20, 30] } },
    });
    const { paths } = cover(explore(orderMachine, environment), { everyOutcomeOf: ['askPrice'] });
    const last = paths.map(({ steps }) => steps.at(-1)?.choice.event as { output?: number });
    expect(last.flatMap(({ output }) => output ?? []).toSorted()).toEqual([10, 20, 30]);
  });

  it('plans only possible steps where the projection leaves too much out', () => {
    const environment = environmentOf(orderMachine, {
      events: { 'dish.added': [{ dish: 'soup' }] },
      actors: { askPrice: { done: [10] } },
      project: () => null,
    });
    const { paths, uncovered } = cover(explore(orderMachine, environment));
    expect(uncovered).toEqual([
      'order.choosing|order.placed|0',
      'order.asking|xstate.done.actor.price|0',
      'order.asking|xstate.error.actor.price|0',
      'order.failed|order.placed|0',
      'order.failed|always|0',
    ]);
    expect(paths.map(inWords)).toEqual(['start > dish.added > order.left']);
  });

  it('starts a new path instead of exceeding maxSteps', () => {
    const ring = setup({ types: { events: {} as { type: 'on' } | { type: 'side' } } }).createMachine({
      id: 'ring',
      initial: 'a',
      states: {
        a: { on: { on: 'b', side: {} } },
        b: { on: { on: 'a', side: { actions: () => undefined } } },
      },
    });
    const graph = explore(ring, environmentOf(ring, {}));
    expect(cover(graph, { maxSteps: 4 }).paths.map(({ steps }) => steps.length)).toEqual([4]);
    expect(cover(graph, { maxSteps: 3, resetCost: 0 }).paths.map(({ steps }) => steps.length)).toEqual([
      3, 3,
    ]);
  });

  it('starts a new path where that is cheaper than walking back', () => {
    const types = { events: {} as { type: 'on' } };
    const tour = setup({ types, actors: { toss: port<number>('toss') } }).createMachine({
      id: 'tour',
      initial: 'a',
      states: {
        a: { invoke: { id: 'toss', src: 'toss', onDone: 'b', onError: 'a' } },
        b: { on: { on: 'c' } },
        c: { on: { on: 'd' } },
        d: { on: { on: 'e' } },
        e: { on: { on: 'f' } },
        f: { on: { on: 'a' } },
      },
    });
    const environment = environmentOf(tour, { actors: { toss: { done: [1, 2, 3], error: [] } } });
    const lengths = (resetCost: number) =>
      cover(explore(tour, environment), { everyOutcomeOf: ['toss'], resetCost }).paths.map(
        ({ steps }) => steps.length,
      );
    // Start, toss, five steps home, toss. Then either five steps home and the last toss, or start and toss.
    expect(lengths(10)).toEqual([1 + 6 + 6 + 1]);
    expect(lengths(3)).toEqual([1 + 6 + 1, 1 + 1]);
  });

  it('drops a path that a later one contains', () => {
    const chain = setup({ types: { events: {} as { type: 'on' } } }).createMachine({
      id: 'chain',
      initial: 'a',
      states: { a: { on: { on: 'b' } }, b: { on: { on: 'c' } }, c: { type: 'final' } },
    });
    const { paths } = cover(explore(chain, environmentOf(chain, {})), { maxSteps: 2 });
    expect(paths.map(inWords)).toEqual(['start > on > on']);
  });

  describe('with a projection that hides what a guard reads', () => {
    const hidden = (otherwise: 'nothing' | 'd') =>
      setup({
        types: { context: {} as { count: number }, events: {} as { type: 'add' } | { type: 'go' } },
        guards: { isNone: ({ context }) => context.count === 0 },
        actions: { add: assign({ count: 1 }) },
      }).createMachine({
        id: 'hidden',
        type: 'parallel',
        context: { count: 0 },
        states: {
          way: {
            initial: 'a',
            states: {
              a: { on: { go: [{ guard: 'isNone', target: 'b' }, ...(otherwise === 'd' ? ['d'] : [])] } },
              b: {},
              d: {},
            },
          },
          counter: { on: { add: { guard: 'isNone', actions: 'add' } } },
          echo: { on: { add: { guard: 'isNone', actions: () => undefined } } },
        },
      });

    it('ends a path after its last step with a new transition', () => {
      const machine = hidden('nothing');
      const environment = environmentOf(machine, { project: () => null });
      const { paths, uncovered } = cover(explore(machine, environment));
      // 'add' takes two transitions at once, so it comes first. After it 'go' is impossible.
      expect(paths.map(inWords)).toEqual(['start > add']);
      expect(uncovered).toEqual(['hidden.way.a|go|0']);
    });

    it('keeps a step with a transition that the graph does not have', () => {
      const machine = hidden('d');
      const environment = environmentOf(machine, { project: () => null });
      const { paths, uncovered } = cover(explore(machine, environment));
      expect(paths.map(inWords)).toEqual(['start > add > go']);
      expect(uncovered).toEqual(['hidden.way.a|go|0']);
    });
  });
});

describe('complete paths', () => {
  it('run on to the nearest final state', () => {
    const graph = explore(orderMachine, orderEnvironment);
    const [whole] = cover(graph).paths.filter(({ steps }) => steps.length === 4);
    const part: Path = { steps: whole?.steps.slice(0, 3) ?? [] };
    expect(inWords(part)).toBe('start > dish.added > order.placed');
    expect(inWords(completeToFinal(graph, part))).toBe('start > dish.added > order.placed > askPrice done');
  });

  it('give each output once', () => {
    const graph = explore(orderMachine, orderEnvironment);
    const outputs = outcomesOf<{ type: string }>(graph, cover(graph));
    expect(outputs.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
      { type: 'left' },
      { type: 'ordered', price: 10 },
    ]);
  });

  it('are impossible for a machine without an end', () => {
    const graph = explore(visitMachine, visitEnvironment);
    const [path] = cover(graph).paths;
    expect(() => completeToFinal(graph, path ?? { steps: [] })).toThrow(
      'visit: no final state can be reached from the end of a path',
    );
  });
});
