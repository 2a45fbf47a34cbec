import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { reach } from '../support/reach.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'ask', onDone: 'passing', onError: 'dark' } },
    passing: { always: 'lit' },
    lit: { after: { 1000: 'dark' } },
    dark: { on: { pressed: 'flickering' } },
    flickering: { always: 'sparking' },
    sparking: { invoke: { src: 'ask', onDone: 'flickering', onError: 'flickering' } },
  },
});
const lamp = (ask: () => Promise<void>) =>
  createActor(machine.provide({ actors: { ask: fromPromise(ask) } })).start();

it('returns the snapshot for which the condition holds', async () => {
  const { value } = await reach(
    lamp(() => Promise.resolve()),
    (snapshot) => snapshot.matches('lit'),
  );
  expect(value).toBe('lit');
});

it('names the state in which a machine stops too early, without a wait', async () => {
  const actor = lamp(() => Promise.resolve());
  await expect(reach(actor, (snapshot) => snapshot.matches('dark'))).rejects.toThrow(
    new Error(`${actor.id} comes to rest in "lit"`),
  );
});

it('reports a machine that changes endlessly', async () => {
  const actor = lamp(() => Promise.reject(new Error('no current')));
  await reach(actor, (snapshot) => snapshot.matches('dark'));
  actor.send({ type: 'pressed' });
  await expect(reach(actor, (snapshot) => snapshot.matches('lit'))).rejects.toThrow(
    new Error(`${actor.id} changes endlessly, last in "sparking"`),
  );
});
