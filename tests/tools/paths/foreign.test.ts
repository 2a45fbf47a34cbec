import { describe, expect, it } from 'vitest';
import {
  assign,
  createMachine,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
  type AnyActorRef,
} from 'xstate';
import { environmentOf } from './environment.ts';
import { expectFullCoverage } from './expect-full-coverage.ts';
import type { Path } from './cover.ts';
import { recordOf } from './path-record.ts';
import { planned, replay } from './replay.ts';
import type { Seen } from './invariants.ts';

const never = (what: string) => () => {
  throw new Error(`${what} for real`);
};

const words = (machine: Parameters<typeof recordOf>[0], paths: readonly Path[]) =>
  paths.map((path) => recordOf(machine, path).steps.map((step) => step.words));

describe('actors that have no name', () => {
  const again = { target: 'asking', reenter: true };
  const inline = createMachine({
    id: 'inline',
    initial: 'asking',
    states: {
      asking: {
        invoke: [
          { src: fromPromise(never('it asks')), onDone: 'listening', onError: again },
          { id: 'clock', src: fromCallback(never('it listens')), onError: again },
        ],
        on: { struck: 'listening' },
      },
      listening: { type: 'final' },
    },
  });

  it('are held, and named by their id or by their place', () => {
    const environment = environmentOf(inline, {
      actors: { '0.inline.asking': { done: ['yes'] }, clock: { sends: [{ type: 'struck' }] } },
    });
    const { paths } = expectFullCoverage(inline, environment);
    expect(words(inline, paths).flat()).toEqual(
      expect.arrayContaining(['0.inline.asking: yes', 'Clock: struck', 'Clock: it breaks down']),
    );
  });

  it('can have samples beside the actors of `setup`', () => {
    const both = setup({ actors: { ask: fromPromise<string>(never('it asks')) } }).createMachine({
      id: 'both',
      initial: 'first',
      states: {
        first: { invoke: { src: 'ask', onDone: 'second', onError: 'third' } },
        second: { invoke: { src: fromPromise(never('it asks')), onDone: 'third', onError: 'third' } },
        third: { type: 'final' },
      },
    });
    const environment = environmentOf(both, {
      actors: { ask: { done: ['a'] }, '0.both.second': { done: ['b'] } },
    });
    expect(words(both, expectFullCoverage(both, environment).paths).flat()).toContain('0.both.second: b');
  });

  it('are held when an action, an assignment or a list of actions spawns them', () => {
    const spawning = createMachine({
      id: 'spawning',
      context: { second: null as unknown },
      entry: spawnChild(fromPromise(never('one')), { id: 'one', input: { of: 1 } }),
      initial: 'a',
      states: {
        a: {
          on: {
            'xstate.done.actor.one': {
              target: 'b',
              actions: assign({ second: ({ spawn }) => spawn(fromPromise(never('two')), { id: 'two' }) }),
            },
          },
        },
        b: {
          on: {
            'xstate.done.actor.two': {
              target: 'c',
              actions: enqueueActions(({ enqueue }) => {
                enqueue.spawnChild(fromPromise(never('three')), { id: 'three', input: 3 });
              }),
            },
          },
        },
        c: { on: { 'xstate.done.actor.three': 'd' } },
        d: { type: 'final' },
      },
    });
    const actors = { one: { error: [] }, two: { error: [] }, three: { error: [] } };
    const { paths } = expectFullCoverage(spawning, environmentOf(spawning, { actors }));
    expect(paths.map((path) => planned(path).map(({ inputs }) => inputs))).toEqual([
      [{ one: { of: 1 } }, {}, { three: 3 }, {}],
    ]);
  });

  it('give an error with the way to it when spawned without an id', () => {
    const nameless = createMachine({
      id: 'nameless',
      on: { go: { actions: spawnChild(fromPromise(never('it asks'))) } },
    });
    expect(() => expectFullCoverage(nameless, {})).toThrow(
      'start > go: Error: an actor is spawned without an id: paths cannot name it',
    );
  });

  it('are found in the system by their systemId, also after a restart', () => {
    const system = createMachine({
      id: 'system',
      initial: 'on',
      states: {
        on: {
          invoke: { id: 'log', systemId: 'log', src: fromCallback(never('it logs')) },
          on: {
            said: { actions: sendTo(({ system: all }) => all.get('log') as AnyActorRef, { type: 'line' }) },
            again: { target: 'on', reenter: true },
          },
        },
      },
    });
    const environment = environmentOf(system, { actors: { log: { error: [] } } });
    expect(expectFullCoverage(system, environment).uncovered).toEqual([]);
  });
});

describe('the actions of a machine', () => {
  const rung: string[] = [];
  const bell = setup({
    types: { events: {} as { type: 'rung'; by: string } },
    actions: { ring: (_, { times }: { times: number }) => rung.push(`ring ${times}`) },
  }).createMachine({
    id: 'bell',
    on: { rung: { actions: [{ type: 'ring', params: { times: 2 } }, () => rung.push('inline')] } },
  });
  const environment = environmentOf(bell, { events: { rung: [{ by: 'Ada' }] } });

  it('do not run while paths are walked; plan, interpreter and rules see their names', () => {
    const seen: unknown[] = [];
    const rules = {
      'it rings twice': ({ event, actions }: Seen) =>
        event.type === 'rung' ? (seen.push(actions.map(({ type }) => type)), true) : null,
    };
    const { paths } = expectFullCoverage(bell, environment, { rules });
    expect(rung).toEqual([]);
    const [path = { steps: [] }] = paths;
    const actions = [{ type: 'ring', params: { times: 2 } }, { type: '(anonymous)' }];
    expect([planned(path).at(-1)?.actions, replay(bell, path).at(-1)?.actions]).toEqual([actions, actions]);
    expect(seen).toContainEqual(['ring', '(anonymous)']);
  });

  it('that hide an event in an assignment break the plan, as only the interpreter hears it', () => {
    const pushy = createMachine({
      id: 'pushy',
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: {
          entry: assign(({ self }) => {
            self.send({ type: 'on' });
            return {};
          }),
          on: { on: 'c' },
        },
        c: { type: 'final' },
      },
    });
    expect(() => expectFullCoverage(pushy, environmentOf(pushy, {}))).toThrow(
      'pushy: the interpreter does not do as planned: start > go',
    );
  });
});
