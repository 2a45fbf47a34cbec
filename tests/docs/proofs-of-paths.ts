import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  and,
  assign,
  createMachine,
  fromPromise,
  fromTransition,
  not,
  or,
  setup,
  type AnyStateMachine,
} from 'xstate';
import type { RatesOutput } from '../../machines/steps/rates/rates.types.ts';
import { check, type Expectations } from '../paths/check.ts';
import { readWorlds } from '../paths/command/read-worlds.ts';
import { cover } from '../paths/cover.ts';
import { environmentOf } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import { recordOf } from '../paths/path-record.ts';
import * as library from '../paths/public.ts';
import { orderEnvironment, visitEnvironment } from '../paths/samples/environments.ts';
import { orderMachine } from '../paths/samples/order-machine.ts';
import { visitMachine } from '../paths/samples/visit-machine.ts';
import { endsOf, worldOf } from '../paths/world.ts';
import { ratesWorld } from '../worlds/rates.world.ts';
import { readManifest } from './manifest.ts';
import { usedInSnippet, type Proofs } from './proofs.ts';

/** The texts in backticks or quotation marks in tests/paths/README.md, each with a check of its truth. */
export const PROOFS_OF_PATHS: Proofs = {
  // By hand: three paths end, as ordered, left while choosing, and left after two failures.
  check: () => expect(check(orderMachine, [orderEnvironment]).atLeast()).toBe(3),
  'endsOf<RatesOutput>(ratesWorld)': () => {
    const kinds = endsOf<RatesOutput>(ratesWorld).map(({ type }) => type);
    expect([...new Set(kinds)].toSorted()).toEqual(['back', 'legHeld', 'restart']);
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
  'graph.apart': () => expect(library.coverPaths(endless, {}).graph.apart).toEqual({ keys: [] }),
  'assign(({ context }) => …)': () => {
    const all = { up: { actions: assign(({ context }) => ({ b: context.a as number })) } };
    expect(explore(twoKeys(all), {}).apart).toEqual({ keys: ['a'] });
  },
  'assign({ key: … })': () => {
    const one = { up: { actions: assign({ b: ({ context }) => context.a as number }) } };
    expect(explore(twoKeys(one), {}).apart).toEqual({ keys: [] });
  },
  "project: 'whole'": hasMost,
  'more than 5,000 configurations': hasMost,
  maxConfigurations: canBeRaised,
  attempts: canBeRaised,
  maxSteps: canBeRaised,
  resetCost: canBeRaised,
  triesOfPair: canBeRaised,
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
  '{ event, before, after, sent, emitted, tags, inputs, actions }': () => {
    const seen: string[][] = [];
    const rules = { 'it is looked at': (step: object) => seen.push(Object.keys(step)) > 0 };
    check(orderMachine, [orderEnvironment], { rules });
    const parts = ['event', 'before', 'after', 'sent', 'emitted', 'tags', 'inputs', 'actions'];
    expect(seen[0]).toEqual(parts);
  },
  "actors: { '0.player.loading': { done: [7] } }": () => {
    const player = createMachine({
      id: 'player',
      initial: 'loading',
      states: {
        loading: { invoke: { src: fromPromise(() => Promise.resolve(1)), onDone: 'on' } },
        on: { type: 'final' },
      },
    });
    const actors = { '0.player.loading': { done: [7], error: [] } };
    const [path = { steps: [] }] = cover(explore(player, environmentOf(player, { actors }))).paths;
    expect(recordOf(player, path).steps.at(-1)?.words).toBe('0.player.loading: 7');
  },
  actions: usedInRules,
  'runsActions: true': () => {
    const rung: string[] = [];
    const bell = createMachine({ id: 'bell', on: { rung: { actions: () => rung.push('ring') } } });
    library.expectFullCoverage(bell, {});
    expect(rung).toEqual([]);
    library.expectFullCoverage(bell, {}, { runsActions: true });
    expect(rung).toEqual(['ring']);
  },
  onSnapshot: () => {
    const watching = setup({ actors: { count: fromTransition((count: number) => count, 0) } }).createMachine({
      id: 'watching',
      invoke: { src: 'count', onSnapshot: { actions: () => undefined } },
    });
    const { problems } = check(watching, [environmentOf(watching, { events: {} })], { mayRest: () => true });
    expect(problems['on no path']?.join()).toMatch(/^watching\|xstate\.snapshot\./);
  },
  '@staychart/paths': () => expect(readManifest('tests/paths/package.json').name).toBe('@staychart/paths'),
  worldOf: isInPackage('worldOf'),
  expectWorld: isInPackage('expectWorld'),
  coverPaths: isInPackage('coverPaths'),
  '*.world.js': areRead,
  '*.world.ts': areRead,
};

/** The numbers in its prose. */
export const NUMBERS_OF_PATHS: Proofs = {
  '20': () => expect(readManifest('tests/paths/package.json').engines).toEqual({ node: '>=20' }),
  '5.20': () => {
    const { peerDependencies } = readManifest('tests/paths/package.json');
    expect(peerDependencies).toEqual({ xstate: '>=5.20.0 <6' });
  },
};

/** A machine that counts up for ever; nothing depends on the count. */
const endless = createMachine({
  id: 'endless',
  context: { count: 0 },
  on: {
    up: { actions: assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 }) },
  },
});

/** The limit of a graph's size holds by default. */
export function hasMost(): void {
  expect(() => explore(endless, { project: 'whole' })).toThrow(
    'endless has more than 5,000 configurations.\n- context.count took 5,001 different values',
  );
}

/** The options compile, and give the paths expected. */
function canBeRaised(): void {
  const raised: Expectations = {
    maxConfigurations: 9000,
    attempts: 20,
    maxSteps: 90,
    resetCost: 9,
    triesOfPair: 9,
  };
  expect(check(orderMachine, [orderEnvironment], raised).problems).toEqual({});
}

/** A machine with two keys in its context, on which nothing depends but the reactions in `on`. */
function twoKeys(on: object): AnyStateMachine {
  return createMachine({ id: 'two', context: { a: 0, b: 0 }, on } as never);
}

/** A rule sees the actions of a step, by name. */
function usedInRules(): void {
  const ringing = setup({ actions: { ring: () => undefined } }).createMachine({ id: 'bell', entry: 'ring' });
  const rules = {
    'it rings': ({ actions }: library.Seen) => actions.some(({ type }) => type === 'ring'),
  };
  expect(check(ringing, [{}], { rules, mayRest: () => true }).problems).toEqual({});
}

function isInPackage(name: keyof typeof library): () => void {
  return () => expect(library[name]).toBeTypeOf('function');
}

/** Only the files of a folder with these names are read. */
async function areRead(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-worlds-'));
  try {
    for (const name of ['a.world.js', 'b.world.ts', 'c.js', 'd.ts'])
      writeFileSync(
        join(folder, name),
        `export const world = { machine: { id: '${name}' }, environments: [] };`,
      );
    expect([...(await readWorlds([folder])).keys()]).toEqual(['a.world.js', 'b.world.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A busy state without an exit is found. */
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

/** A guard combined from others has one refusal. */
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
