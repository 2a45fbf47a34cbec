import { expect } from 'vitest';
import { and, assign, createMachine, fromTransition, not, or, setup } from 'xstate';
import type { RatesOutput } from '../../machines/steps/rates/rates.contract.ts';
import { check } from '../paths/check.ts';
import { cover } from '../paths/cover.ts';
import { environmentOf } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import { orderEnvironment, visitEnvironment } from '../paths/samples/environments.ts';
import { orderMachine } from '../paths/samples/order-machine.ts';
import { visitMachine } from '../paths/samples/visit-machine.ts';
import { endsOf, worldOf } from '../paths/world.ts';
import { ratesWorld } from '../worlds/rates.world.ts';
import { usedInSnippet, type Proofs } from './proofs.ts';

/** What stands in backticks or quotation marks in tests/paths/README.md, and what shows that it is so. */
export const PROOFS_OF_PATHS: Proofs = {
  // By hand: ordered, left from the choosing, and left after two failures end three paths.
  check: () => expect(check(orderMachine, [orderEnvironment]).atLeast()).toBe(3),
  'endsOf<RatesOutput>(ratesWorld)': () => {
    const kinds = endsOf<RatesOutput>(ratesWorld).map(({ type }) => type);
    expect([...new Set(kinds)].toSorted()).toEqual(['back', 'legBooked', 'restart']);
  },
  done: usedInSnippet('done:'),
  "everyOutcomeOf: ['rates']": () => {
    const { covered } = cover(explore(visitMachine, visitEnvironment), { everyOutcomeOf: ['order'] });
    expect([...covered].filter((goal) => goal.includes(' done #'))).toEqual([
      'order done #1',
      'order done #2',
    ]);
  },
  named: usedInSnippet("named('a room is chosen'"),
  waysOut: isStuck,
  from: isStuck,
  to: isStuck,
  'every busy state can be left': isStuck,
  project: usedInSnippet('project:'),
  'more than 5000 configurations': () => {
    const endless = createMachine({
      id: 'endless',
      context: { count: 0 },
      on: {
        up: {
          actions: assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 }),
        },
      },
    });
    expect(() => explore(endless, {})).toThrow('endless has more than 5000 configurations');
  },
  "'refusal of …'": () => {
    const always = setup({ guards: { isFine: () => true } }).createMachine({
      id: 'always',
      initial: 'a',
      states: { a: { on: { on: { guard: 'isFine', target: 'b' } } }, b: { type: 'final' } },
    });
    const refusal = 'refusal of always.a|on|0';
    expect(check(always, [{}]).problems).toEqual({ 'on no path': [refusal] });
    expect(check(always, [{}], { excluded: { [refusal]: 'it is always fine' } }).problems).toEqual({});
  },
  and: isWhole,
  or: isWhole,
  not: isWhole,
  'refusals: false': () => {
    const goals = (refusals: boolean) => [
      ...cover(explore(orderMachine, orderEnvironment), { refusals }).covered,
    ];
    expect(goals(false).filter((goal) => goal.startsWith('refusal of'))).toEqual([]);
    expect(goals(true).filter((goal) => goal.startsWith('refusal of'))).not.toEqual([]);
  },
  rules: usedInSnippet('rules:'),
  '{ event, before, after, sent, emitted, tags, inputs }': () => {
    const seen: string[][] = [];
    const rules = { 'it is looked at': (step: object) => seen.push(Object.keys(step)) > 0 };
    check(orderMachine, [orderEnvironment], { rules });
    expect(seen[0]).toEqual(['event', 'before', 'after', 'sent', 'emitted', 'tags', 'inputs']);
  },
  onSnapshot: () => {
    const watching = setup({ actors: { count: fromTransition((count: number) => count, 0) } }).createMachine({
      id: 'watching',
      invoke: { src: 'count', onSnapshot: { actions: () => undefined } },
    });
    const { problems } = check(watching, [environmentOf(watching, { events: {} })], { mayRest: () => true });
    expect(problems['on no path']?.join()).toMatch(/^watching\|xstate\.snapshot\./);
  },
};

/** A busy state that cannot be left is found. */
function isStuck(): void {
  const stuck = setup({}).createMachine({
    id: 'stuck',
    initial: 'free',
    states: { free: { on: { on: 'busy' } }, busy: { tags: 'busy' } },
  });
  const { environments, expectations } = worldOf(
    stuck,
    { events: {} },
    {
      mayRest: () => true,
      waysOut: {
        'every busy state can be left': {
          from: (snapshot) => snapshot.hasTag('busy'),
          to: (snapshot) => snapshot.matches('free'),
        },
      },
    },
  );
  const { problems } = check(stuck, environments, expectations);
  expect(problems).toEqual({ 'no way out': ['every busy state can be left: not after start > on'] });
}

/** A guard that is made of others has one refusal. */
function isWhole(): void {
  const joined = setup({ guards: { isFine: () => true, isLate: () => false } }).createMachine({
    id: 'joined',
    initial: 'a',
    states: {
      a: { on: { on: { guard: and(['isFine', or(['isLate', not('isLate')])]), target: 'b' } } },
      b: { type: 'final' },
    },
  });
  expect(check(joined, [{}]).problems).toEqual({ 'on no path': ['refusal of joined.a|on|0'] });
}
