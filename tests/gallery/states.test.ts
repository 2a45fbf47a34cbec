import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { coverPaths } from '../paths/public.ts';
import { recordOf, readRecord, walk, writeRecord } from '../paths/path-record.ts';
import { checkWorld } from '../paths/world.ts';
import { readMachines } from '../worlds/registry.ts';
import { roomsWorld } from '../worlds/rooms.world.ts';
import { contactSheet } from './contact-sheet.ts';
import { frozen, machineOf, REVIVE, snapshotOf } from './frozen.ts';
import { SCREENS } from './screens.ts';
import { reasonWithout, viewsOf } from './picture-views.ts';
import { mainStates, statesOf } from './states.ts';

const door = setup({
  types: {
    input: {} as { locked: boolean },
    events: {} as { type: 'door.opened' | 'door.closed' | 'bell.pressed' | 'house.left' },
  },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.opened': 'open', 'bell.pressed': 'shut' } },
    open: { on: { 'door.closed': 'shut', 'house.left': 'gone' } },
    gone: { type: 'final' },
  },
});

describe('the gallery of states', () => {
  it('shows each state of a scenario once for each kind of step that leads to it, and no end', () => {
    const { paths } = coverPaths(door, { inputs: [{ locked: true }, { locked: false }], events: {} });
    const states = statesOf(door, paths);
    expect(states.filter(({ scenario }) => scenario === states[0]?.scenario).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['door/1-shut-start']),
    );
    expect([...new Set(states.map(({ id }) => id.replace(/\/\d-/, '/')))].toSorted()).toEqual([
      'door/open-door.opened',
      'door/shut-bell.pressed',
      'door/shut-door.closed',
      'door/shut-start',
    ]);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  });

  it('has a view for every shipped machine', async () => {
    const ids = (await readMachines()).map(({ machine }) => machine.id);
    expect(Object.keys(SCREENS).toSorted()).toEqual(ids.toSorted());
  });

  it('the paths lead to the same states on a machine with its modals, whose views can be drawn', () => {
    const { paths } = checkWorld(roomsWorld);
    const machine = machineOf('rooms');
    for (const path of paths) {
      const written = writeRecord(recordOf(roomsWorld.machine, path));
      const walked = walk(machine, readRecord(written, REVIVE));
      const values = ({ steps }: typeof path) =>
        steps.map((step) => step.configuration.snapshot.value as unknown);
      expect(values(walked)).toEqual(values(path));
      const modal = walked.steps.findIndex(({ configuration }) =>
        configuration.snapshot.matches('withoutAvailability'),
      );
      if (modal < 0) continue;
      const children = snapshotOf('rooms', written, modal).children as Record<
        string,
        { getSnapshot: () => object }
      >;
      expect(children['calendar']?.getSnapshot()).toHaveProperty('value');
    }
  });

  it('a frozen actor ignores events', () => {
    const snapshot = checkWorld(roomsWorld).paths[0]?.steps[0]?.configuration.snapshot;
    if (!snapshot) throw new Error('There is no path');
    const actor = frozen(snapshot);
    actor.send({ type: 'room.chosen', roomCode: 'KNG' });
    expect(actor.getSnapshot()).toBe(snapshot);
  });

  it('the contact sheet has each state in each view, the engines side by side, with its description', () => {
    const state = { id: 'rooms/1-a-start', screen: 'rooms', scenario: 'Open', state: 'a', after: 'Open' };
    const views = viewsOf({
      widths: [390, 1280],
      engines: ['chromium', 'firefox'],
      looks: ['light', 'paper'],
    });
    const html = contactSheet([{ ...state, after: 'Say "<b>"', path: 0, step: 0 }], views);
    expect(html.match(/src="[^"]*"/g)).toEqual([
      'src="390/rooms/1-a-start.jpg"',
      'src="390/rooms/1-a-start.firefox.jpg"',
      'src="1280/rooms/1-a-start.jpg"',
      'src="1280/rooms/1-a-start.firefox.jpg"',
      'src="390/rooms/1-a-start.paper.jpg"',
      'src="390/rooms/1-a-start.firefox.paper.jpg"',
    ]);
    expect(html).toContain('390, firefox, paper: a · Say &quot;&lt;b>&quot; · Open');
  });

  it('names the views that an engine cannot picture, with reasons', () => {
    const views = viewsOf({
      widths: [320, 390],
      engines: ['chromium', 'webkit'],
      looks: ['light', 'forced'],
    });
    const reasons = views.flatMap((view) => {
      const reason = reasonWithout(view);
      return reason ? [`${view.width}, ${view.engine}, ${view.look}: ${reason}`] : [];
    });
    expect(reasons).toEqual([
      '320, webkit, light: MiniBrowser is 334 px wide at least',
      '320, webkit, forced: WebKitGTK has no forced colours',
      '390, webkit, forced: WebKitGTK has no forced colours',
    ]);
  });

  it('the main states have each state once, by its first path', () => {
    const one = { scenario: 'Open', path: 0, step: 0 };
    const shut = { ...one, id: 'door/1-shut-start', screen: 'door', state: 'shut', after: 'Open' };
    const shutAgain = { ...shut, id: 'door/1-shut-door.closed', after: 'Closed' };
    const gate = { ...shut, id: 'gate/1-shut-start', screen: 'gate' };
    expect(mainStates([shut, shutAgain, gate])).toEqual([shut, gate]);
  });
});
