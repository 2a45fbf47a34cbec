import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { check } from './check.ts';
import { environmentOf } from './environment.ts';
import { orderEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';

const types = { events: {} as { type: 'left' } | { type: 'right' } | { type: 'on' } | { type: 'back' } };

const options = { mayRest: () => true };

describe('the lower bound of the number of paths', () => {
  it('is one for each end', () => {
    // By hand: ordered, left from the choosing, and left after two failures end three paths.
    const { paths, atLeast } = check(orderMachine, [orderEnvironment]);
    expect([paths.length, atLeast()]).toEqual([3, 3]);
  });

  it('is one where a circle has everything', () => {
    const ring = setup({ types }).createMachine({
      id: 'ring',
      initial: 'a',
      states: { a: { on: { left: 'b', right: 'b' } }, b: { on: { back: 'a' } } },
    });
    const { paths, atLeast } = check(ring, [environmentOf(ring, {})]);
    expect([paths.length, atLeast()]).toEqual([1, 1]);
  });

  it('is one for each branch of a fork, even where branches join again', () => {
    const fork = setup({ types }).createMachine({
      id: 'fork',
      initial: 'a',
      states: { a: { on: { left: 'b', right: 'c' } }, b: { on: { on: 'd' } }, c: { on: { on: 'd' } }, d: {} },
    });
    const { paths, atLeast } = check(fork, [environmentOf(fork, {})], options);
    expect([paths.length, atLeast()]).toEqual([2, 2]);
  });

  it('is two for three forks in a row, as for each alone', () => {
    const forks = setup({ types }).createMachine({
      id: 'forks',
      initial: 'a',
      states: {
        a: { on: { left: 'b', right: 'b' } },
        b: { on: { left: 'c', right: 'c' } },
        c: { on: { left: 'd', right: 'd' } },
        d: {},
      },
    });
    const { paths, atLeast } = check(forks, [environmentOf(forks, {})], options);
    expect([paths.length, atLeast()]).toEqual([2, 2]);
  });

  it('counts all environments together: a goal needs a path in one only', () => {
    const start = setup({
      types: { ...types, context: {} as { isLeft: boolean }, input: {} as { isLeft: boolean } },
      guards: { isLeft: ({ context }) => context.isLeft },
    }).createMachine({
      id: 'start',
      context: ({ input }) => input,
      initial: 'a',
      states: { a: { on: { on: [{ guard: 'isLeft', target: 'b' }, { target: 'b' }] } }, b: {} },
    });
    const left = environmentOf(start, { inputs: [{ isLeft: true }] });
    const both = environmentOf(start, { inputs: [{ isLeft: true }, { isLeft: false }] });
    expect(check(start, [both], options).atLeast()).toBe(2);
    expect(check(start, [left, both], options).atLeast()).toBe(2);
  });
});
