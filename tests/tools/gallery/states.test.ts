import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { coverPaths } from '../paths/public.ts';
import { readMachines } from '../../worlds/registry.ts';
import { WITHOUT_VIEW } from './build.ts';
import { frozen } from './frozen.ts';
import { mainStates, statesOf } from './states.ts';
import { ACCOUNT_VIEWS, BOOKING_VIEWS, FRAMES } from './views.tsx';

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.opened': 'open', 'bell.pressed': 'shut' } },
    open: { on: { 'door.closed': 'shut', 'house.left': 'gone' } },
    gone: { type: 'final' },
  },
});

describe('the gallery of states', () => {
  const states = statesOf(door, coverPaths(door, { inputs: [undefined], events: {} }).paths);
  const ids = (list: typeof states) => list.map(({ id }) => id).toSorted();

  it('shows each state of a scenario once for each kind of step that leads to it, and no end', () => {
    expect(ids(states)).toEqual([
      'door/1-open-door.opened',
      'door/1-shut-bell.pressed',
      'door/1-shut-door.closed',
      'door/1-shut-start',
    ]);
  });

  it('the main states have each state once, by its first path', () => {
    const gates = states.map((one) => ({ ...one, id: one.id.replace('door', 'gate'), screen: 'gate' }));
    expect(ids(mainStates([...states, ...gates]))).toEqual([
      'door/1-open-door.opened',
      'door/1-shut-start',
      'gate/1-open-door.opened',
      'gate/1-shut-start',
    ]);
  });

  it('a frozen actor ignores events', () => {
    const snapshot = createActor(door).getSnapshot();
    const actor = frozen(snapshot);
    actor.send({ type: 'door.opened' });
    expect(actor.getSnapshot()).toBe(snapshot);
  });

  it('has a view for every shipped machine', async () => {
    const shipped = (await readMachines()).map(({ machine }) => machine.id);
    const drawn = Object.keys({ ...FRAMES, ...BOOKING_VIEWS, ...ACCOUNT_VIEWS, [WITHOUT_VIEW]: null });
    expect(drawn.toSorted()).toEqual(shipped.toSorted());
  });
});
