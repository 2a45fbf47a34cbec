import { describe, expect, it } from 'vitest';
import {
  and,
  assign,
  createMachine,
  enqueueActions,
  raise,
  sendParent,
  sendTo,
  type AnyStateMachine,
  type MachineContext,
} from 'xstate';
import { check } from './check.ts';
import type { Environment } from './environment.ts';
import { explore } from './explore.ts';

const add = assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 });

/** A machine that counts without an end. Its events' guards read what the test is about. */
function counting(
  on: object,
  { context = {}, ...others }: { context?: object; [part: string]: unknown } = {},
): AnyStateMachine {
  return createMachine({
    id: 'counting',
    context: { count: 0, ...context },
    on: { counted: { actions: add }, ...on },
    ...others,
  } as never);
}

const keysOf = (machine: AnyStateMachine, environment: Environment = {}) =>
  explore(machine, environment, { maxConfigurations: 100 }).apart;

describe('the keys of the context that tell configurations apart', () => {
  it('leaves out a key that decides nothing, however often it changes', () => {
    expect(keysOf(counting({}))).toEqual({ keys: [] });
  });

  it('has a key that a guard reads, not one that is only sent', () => {
    const machine = counting(
      {
        switched: { actions: assign({ isOn: ({ context }) => !context.isOn }) },
        tried: {
          guard: ({ context }: { context: { isOn: boolean } }) => context.isOn,
          actions: () => undefined,
        },
        told: { actions: sendParent(({ context }) => ({ type: 'now', count: context.count as number })) },
      },
      { context: { isOn: false } },
    );
    expect(keysOf(machine)).toEqual({ keys: ['isOn'] });
  });

  it('has the keys from which such a key is computed, over any number of steps', () => {
    const machine = counting(
      {
        drawn: { actions: assign({ drawn: ({ context }) => context.next as boolean }) },
        put: { actions: assign({ next: ({ context }) => !context.first }) },
        turned: { actions: assign({ first: ({ context }) => !context.first }) },
        tried: {
          guard: ({ context }: { context: { drawn: boolean } }) => context.drawn,
          actions: () => undefined,
        },
      },
      { context: { drawn: false, next: false, first: false } },
    );
    expect(keysOf(machine)).toEqual({ keys: ['drawn', 'first', 'next'] });
  });

  type OfA = { context: MachineContext };
  const isA = ({ context }: OfA) => (context['a'] as number) > 0;
  const ofA = ({ context }: OfA) => ({ type: `no.${context['a']}` });
  const nothing = () => undefined;
  it.each<[string, transition: object, environment?: object]>([
    ['a guard within guards', { guard: and([isA]), actions: nothing }],
    ['a raised event', { actions: raise(ofA) }],
    ['an event that it sends to itself', { actions: sendTo(({ self }) => self, ofA) }],
    [
      'a delay',
      {
        actions: raise(
          { type: 'later' },
          { delay: ({ context }: OfA) => 10 + (context['a'] as number), id: 'x' },
        ),
      },
    ],
    [
      'a list of actions',
      {
        actions: enqueueActions(({ context, enqueue }) => void (context.a && enqueue.raise({ type: 'no' }))),
      },
    ],
    [
      'a guard checked in a list of actions',
      {
        actions: enqueueActions(
          ({ check: ask, enqueue }) => void (ask(isA) && enqueue.raise({ type: 'no' })),
        ),
      },
    ],
    [
      'an assignment of several keys at once, which may depend on all it reads',
      { actions: assign(({ context }) => (context.a ? { b: 1 } : {})) },
    ],
    ['a sample', { actions: nothing }, { events: { tried: (of: OfA) => (isA(of) ? [] : [{}]) } }],
  ])('has a key read by %s', (_name, tried, environment = {}) => {
    expect(keysOf(counting({ tried }, { context: { a: 0 } }), environment as Environment)).toEqual({
      keys: ['a'],
    });
  });

  it('has a key that the output reads, since the parent receives it', () => {
    const machine = counting(
      {},
      {
        context: { a: 0 },
        initial: 'on',
        states: { on: { on: { ended: 'off' } }, off: { type: 'final' } },
        output: ({ context }: { context: { a: number } }) => context.a,
      },
    );
    expect(keysOf(machine)).toEqual({ keys: ['a'] });
  });

  it('has a key that an invariant reads, so that every value is checked', () => {
    const machine = counting(
      { switched: { actions: assign({ isOn: ({ context }) => !context.isOn }) } },
      {
        context: { isOn: false },
      },
    );
    const { problems, graphs } = check(machine, [{}], {
      mayRest: () => true,
      invariants: { 'it is never on': ({ context }) => !(context as { isOn: boolean }).isOn },
    });
    expect(problems).toEqual({ 'broken invariants': ['it is never on: broken after start > switched'] });
    expect(graphs.map(({ apart }) => apart)).toEqual([{ keys: ['isOn'] }]);
  });

  it('has the whole context, with the reason, where reads cannot be observed', () => {
    const machine = createMachine({
      id: 'cloning',
      context: { a: 0, b: 0 },
      on: { cloned: { actions: assign(({ context }) => structuredClone(context)) } },
    });
    expect(keysOf(machine)).toEqual({ whole: expect.stringContaining('could not be cloned') as string });
  });

  it('are those of the environment’s projection where it has one', () => {
    const switching = counting({}, { context: { isOn: false } });
    expect(explore(switching, { project: () => null }).apart).toBeNull();
    expect(() => explore(switching, { project: 'whole' }, { maxConfigurations: 10 })).toThrow(
      'counting has more than 10 configurations.',
    );
  });

  it('keeps a value that only a later step reads', () => {
    // Nothing reads `armed` in the first two steps. The guard of the third must both pass and refuse.
    const machine = createMachine({
      id: 'late',
      context: { armed: false },
      initial: 'a',
      states: {
        a: { on: { arm: { actions: assign({ armed: true }) }, go: 'b' } },
        b: { on: { go: 'c' } },
        c: { on: { fire: { guard: ({ context }) => context.armed, target: 'd' } } },
        d: { type: 'final' },
      },
    });
    const { problems, graphs } = check(machine, [{}]);
    expect(graphs.map(({ apart }) => apart)).toEqual([{ keys: ['armed'] }]);
    expect(problems).toEqual({});
  });
});

describe('too many configurations', () => {
  const machine = createMachine({
    id: 'endless',
    context: { count: 0, side: 'left', name: 'x' },
    on: {
      counted: {
        guard: ({ context }) => context.count >= 0,
        actions: assign({ count: ({ context }) => context.count + 1 }),
      },
      turned: {
        guard: ({ context }) => context.side !== '',
        actions: assign({ side: ({ context }) => (context.side === 'left' ? 'right' : 'left') }),
      },
    },
  });

  it('lists the keys by number of values, the most first, and a remedy', () => {
    // By hand, breadth first: each count is found with both sides, so that 51 counts exceed 100
    // configurations.
    expect(() => explore(machine, {}, { maxConfigurations: 100 })).toThrow(
      [
        'endless has more than 100 configurations.',
        '- context.count took 51 different values: 0, 1, 2, …',
        '- context.side took 2 different values: "left", "right"',
        'Sample fewer values for what leads there; or give the environment a `project`',
      ].join('\n'),
    );
  });

  it('names the place in the projection', () => {
    const project = ({ count }: { count: number }) => [null, count];
    expect(() => explore(machine, { project: project as never }, { maxConfigurations: 100 })).toThrow(
      '- project()[1] took 101 different values: 0, 1, 2, …',
    );
  });

  it('tells a value that is missing', () => {
    const project = ({ count }: { count: number }) => [count === 0 ? undefined : count];
    expect(() => explore(machine, { project: project as never }, { maxConfigurations: 20 })).toThrow(
      '- project()[0] took 21 different values: undefined, 1, 2, …',
    );
  });

  it('the expectations raise the limit', () => {
    const upTo = (most: number) =>
      createMachine({
        id: 'upTo',
        context: { count: 0 },
        on: {
          counted: {
            guard: ({ context }) => context.count < most,
            actions: assign({ count: ({ context }) => context.count + 1 }),
          },
        },
      });
    expect(() => check(upTo(6000), [{}])).toThrow('upTo has more than 5,000 configurations.');
    const { graphs } = check(upTo(6000), [{}], { maxConfigurations: 6001, attempts: 1, mayRest: () => true });
    expect(graphs.map(({ nodes }) => nodes.length)).toEqual([6002]);
  });
});
