import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { check } from './check.ts';
import { explore } from './explore.ts';

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
