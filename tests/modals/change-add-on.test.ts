import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { addOnGolfMachine } from '../../machines/modals/addon-golf/addon-golf.machine.ts';
import { selectDates, selectHalf } from '../../machines/modals/addon-golf/addon-golf.selectors.ts';
import { addOnTablesMachine } from '../../machines/modals/addon-tables/addon-tables.machine.ts';
import { selectEvenings } from '../../machines/modals/addon-tables/addon-tables.selectors.ts';
import { addOnTreatmentsMachine } from '../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import {
  selectLists,
  selectPage,
} from '../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { entryTimeMachine } from '../../machines/modals/entry-time/entry-time.machine.ts';
import { selectGuests, selectStart } from '../../machines/modals/entry-time/entry-time.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import type {
  ExtraPackageSelection,
  GolfPackageSelection,
  TablePackageSelection,
  TreatmentPackageSelection,
} from '../../src/domain/addons/package-selections.ts';
import {
  appointments,
  dinnerInput,
  extraSlot,
  golfInput,
  mudInput,
  packageTeeTime,
  packageTeeTimes,
  spaInput,
} from '../steps/addons/addons-stay.ts';
import { diningDay, MONDAY, spaDays, spaSlot } from '../steps/itinerary/itinerary-stay.ts';
import { holdMachine } from '../support/held-calls.ts';
import { settled } from './start-modal.ts';

const table: TablePackageSelection = {
  ...{ kind: 'table', date: MONDAY, quantity: 2, restaurant: 'BOAT' },
  timeslot: `${MONDAY}T20:00:00`,
};

async function changeTable(...free: string[]) {
  const { machine, calls } = holdMachine(addOnTablesMachine);
  const actor = createActor(machine, { input: { ...dinnerInput, atOpening: [table] } }).start();
  expect(calls.loadTables.map(({ input }) => input)).toEqual([
    { meal: 'addOn', date: MONDAY, guests: 2, restaurant: 'BOAT' },
  ]);
  calls.loadTables[0]?.resolve([diningDay(MONDAY, { BOAT: free })]);
  await settled(actor);
  const monday = () => selectEvenings(actor.getSnapshot()).find(({ date }) => date === MONDAY);
  return { actor, monday };
}

describe('a table that the room has', () => {
  it('opens ticked, for its guests at its time, and is kept by Continue', async () => {
    const { actor, monday } = await changeTable('19:00', '20:00');
    expect(monday()).toMatchObject({ isTicked: true, guests: 2, timeslot: `${MONDAY}T20:00:00` });
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [table] });
  });

  it('is not chosen any more where its time has gone: a time is then missing', async () => {
    const { actor, monday } = await changeTable('19:00');
    expect(monday()?.timeslot).toBeNull();
    actor.send({ type: 'continue.pressed' });
    expect(monday()?.isTimeInvalid).toBe(true);
  });

  it('is given up where its evening is unticked', async () => {
    const { actor } = await changeTable('20:00');
    actor.send({ type: 'date.ticked', date: MONDAY, isTicked: false });
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [] });
  });

  it('D-447 closes without a question while it is as it was', async () => {
    const { actor } = await changeTable('19:00', '20:00');
    actor.send({ type: 'time.chosen', date: MONDAY, timeslot: `${MONDAY}T19:00:00` });
    actor.send({ type: 'close.pressed' });
    expect(actor.getSnapshot().context.isAskingToClose).toBe(true);
    actor.send({ type: 'close.dismissed' });
    actor.send({ type: 'time.chosen', date: MONDAY, timeslot: `${MONDAY}T20:00:00` });
    actor.send({ type: 'close.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
  });

  it('is kept where the tables do not come', async () => {
    const { machine, calls } = holdMachine(addOnTablesMachine);
    const actor = createActor(machine, { input: { ...dinnerInput, atOpening: [table] } }).start();
    calls.loadTables[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'tables' }));
    await settled(actor);
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [table] });
  });
});

const round: GolfPackageSelection = {
  ...{ kind: 'golf', date: MONDAY, quantity: 2 },
  time: packageTeeTime(`${MONDAY}T14:20:00`),
};

describe('a round that the room has', () => {
  it('opens with its players, and its time in the half of its day', async () => {
    const { machine, calls } = holdMachine(addOnGolfMachine);
    const actor = createActor(machine, { input: { ...golfInput, atOpening: [round] } }).start();
    expect(selectDates(actor.getSnapshot())[0]).toEqual({
      ...{ date: MONDAY, isTicked: true, players: 2 },
      time: `${MONDAY}T14:20:00`,
    });
    actor.send({ type: 'continue.pressed' });
    calls.loadPackageTeeTimes[0]?.resolve(packageTeeTimes(MONDAY));
    await settled(actor);
    expect(selectHalf(actor.getSnapshot())).toBe('PM');
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [round] });
  });

  it('is given up where its date is unticked', () => {
    const { machine } = holdMachine(addOnGolfMachine);
    const actor = createActor(machine, { input: { ...golfInput, atOpening: [round] } }).start();
    actor.send({ type: 'date.ticked', date: MONDAY, isTicked: false });
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [] });
  });
});

const treatment: TreatmentPackageSelection = {
  ...{ kind: 'treatment', date: MONDAY, guestIndex: 1, displayName: 'Honey Massage' },
  ...{ durationId: 'id-HM60', duration: 60, price: 9_500, time: spaSlot(`${MONDAY}T14:30:00`) },
};

it('a treatment that the room has opens in the list of its guest', async () => {
  const { machine, calls } = holdMachine(addOnTreatmentsMachine);
  const actor = createActor(machine, { input: { ...spaInput, atOpening: [treatment] } }).start();
  calls.loadSpaDays[0]?.resolve(spaDays);
  await settled(actor);
  expect([selectPage(actor.getSnapshot()), selectLists(actor.getSnapshot())]).toEqual([
    'list',
    [
      {
        ...{ guestIndex: 1, name: 'Ivy', isOpen: true },
        treatments: [{ name: 'Honey Massage', start: `${MONDAY}T14:30:00` }],
      },
    ],
  ]);
  actor.send({ type: 'continue.pressed' });
  expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [treatment] });
});

const visit: Extract<ExtraPackageSelection, { kind: 'mud' }> = {
  ...{ kind: 'mud', code: 'MUD2', guestIndexes: [0, 1] },
  time: extraSlot(`${MONDAY}T11:00:00`, 7_800),
};

async function changeVisit(answer = appointments) {
  const { machine, calls } = holdMachine(entryTimeMachine);
  const actor = createActor(machine, { input: { ...mudInput, atOpening: visit } }).start();
  calls.loadExtras[0]?.resolve({ addonAppointments: answer, groups: [] });
  await settled(actor);
  return actor;
}

describe('an hour in the mud room that the room has', () => {
  it('opens with its guests and its time', async () => {
    const actor = await changeVisit();
    const ticked = selectGuests(actor.getSnapshot()).map(({ isTicked }) => isTicked);
    expect([ticked, selectStart(actor.getSnapshot())]).toEqual([[true, true, false], `${MONDAY}T11:00:00`]);
    actor.send({ type: 'done.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'submitted', selections: [visit] });
  });

  it('D-447 closes without a question while it is as it was, or has gone', async () => {
    for (const answer of [appointments, []]) {
      const actor = await changeVisit(answer);
      actor.send({ type: 'close.pressed' });
      expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
    }
  });
});
