import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { check } from './check.ts';
import { environmentOf } from './environment.ts';
import { orderEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';

const types = { events: {} as { type: 'left' } | { type: 'right' } | { type: 'on' } | { type: 'back' } };

const options = { mayRest: () => true };

describe('D-460 how many paths there must be', () => {
  it('one for each end', () => {
    // By hand: ordered, left from the choosing, and left after two failures end three paths.
    const { paths, atLeast } = check(orderMachine, [orderEnvironment]);
    expect([paths.length, atLeast()]).toEqual([3, 3]);
  });

  it('one where everything can be walked round', () => {
    const ring = setup({ types }).createMachine({
      id: 'ring',
      initial: 'a',
      states: { a: { on: { left: 'b', right: 'b' } }, b: { on: { back: 'a' } } },
    });
    const { paths, atLeast } = check(ring, [environmentOf(ring, {})]);
    expect([paths.length, atLeast()]).toEqual([1, 1]);
  });

  it('one for each way of a fork, however the ways go on', () => {
    const fork = setup({ types }).createMachine({
      id: 'fork',
      initial: 'a',
      states: { a: { on: { left: 'b', right: 'c' } }, b: { on: { on: 'd' } }, c: { on: { on: 'd' } }, d: {} },
    });
    const { paths, atLeast } = check(fork, [environmentOf(fork, {})], options);
    expect([paths.length, atLeast()]).toEqual([2, 2]);
  });

  it('is no more than a bound: three forks in a row need two paths, and so does each of them', () => {
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

  it('counts the graphs of all environments together: what one can walk, no other need', () => {
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
