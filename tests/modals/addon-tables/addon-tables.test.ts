import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { addOnTablesMachine } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import { selectEvenings, selectSum } from '../../../machines/modals/addon-tables/addon-tables.selectors.ts';
import type { TablesQuestion } from '../../../machines/shared/activities.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { dinnerInput } from '../../steps/addons/addons-stay.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { diningDay, MONDAY, TUESDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { settled } from '../start-modal.ts';
import { addOnTablesWorld } from './addon-tables.world.ts';

/** Three nights from Monday. The restaurant is closed on Tuesday. */
const threeNights = { ...dinnerInput, stay: { ...dinnerInput.stay, numberOfNights: 3 } };

function open() {
  const { calls, port } = holdCalls<DiningDay[], TablesQuestion>();
  const machine = addOnTablesMachine.provide({ actors: { loadTables: port } });
  const actor = createActor(machine, { input: threeNights }).start();
  const tick = (date: string, isTicked = true) => actor.send({ type: 'date.ticked', date, isTicked });
  const seat = (date: string, guests: number | null) => actor.send({ type: 'guests.chosen', date, guests });
  const evening = (date: string) => selectEvenings(actor.getSnapshot()).find((one) => one.date === date);
  return { actor, calls, tick, seat, evening };
}

/** Two guests on Monday, with a free table at 19:00. */
async function seated() {
  const started = open();
  started.seat(MONDAY, 2);
  started.tick(MONDAY);
  started.calls[0]?.resolve([diningDay(MONDAY, { BOAT: ['19:00', '20:00'] })]);
  await settled(started.actor);
  return started;
}

describe('A §2.12 the dinner package', () => {
  it('paths take every transition: tables within the stay and on open days only, and always a way out', () => {
    const { paths } = expectWorld(addOnTablesWorld);
    expect(paths.length).toBeLessThan(20);
  });

  it('A §9.8 offers one date per night; A §5.9 a closed day cannot be ticked', () => {
    const { actor, tick, evening } = open();
    tick(TUESDAY);
    expect(selectEvenings(actor.getSnapshot()).map(({ date, isOpen }) => [date, isOpen])).toEqual([
      [MONDAY, true],
      [TUESDAY, false],
      [WEDNESDAY, true],
    ]);
    expect(evening(TUESDAY)?.isTicked).toBe(false);
  });

  it('starts with a table for the whole room, and with none on a closed day', () => {
    const { calls, tick, evening } = open();
    expect([MONDAY, TUESDAY, WEDNESDAY].map((date) => evening(date)?.guests)).toEqual([3, null, 3]);
    expect(evening(MONDAY)?.tables).toEqual({ state: 'notAsked' });
    tick(MONDAY);
    expect(calls.map((call) => call.input)).toEqual([
      { meal: 'addOn', date: MONDAY, guests: 3, restaurant: 'BOAT' },
    ]);
  });

  it('T11 gives each answer to its own evening, whatever the guest chooses meanwhile', async () => {
    const { actor, calls, tick, seat, evening } = open();
    seat(MONDAY, null);
    tick(MONDAY);
    tick(WEDNESDAY);
    seat(MONDAY, 2);
    calls[0]?.resolve([diningDay(WEDNESDAY, { BOAT: ['21:00'] })]);
    calls[1]?.resolve([diningDay(MONDAY, { BOAT: ['19:00'] })]);
    await expect.poll(() => calls.length).toBe(3);
    calls[2]?.resolve([diningDay(WEDNESDAY, { BOAT: ['20:00'] })]);
    await settled(actor);
    expect([evening(MONDAY)?.tables, evening(WEDNESDAY)?.tables]).toEqual([
      { state: 'free', times: [`${MONDAY}T19:00:00`] },
      { state: 'free', times: [`${WEDNESDAY}T20:00:00`] },
    ]);
  });

  it('A §7.9 submits date, count and table of each ticked evening', async () => {
    const { actor } = await seated();
    actor.send({ type: 'time.chosen', date: MONDAY, timeslot: `${MONDAY}T20:00:00` });
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'submitted',
      selections: [
        {
          kind: 'table',
          date: MONDAY,
          quantity: 2,
          restaurant: 'BOAT',
          timeslot: `${MONDAY}T20:00:00`,
        },
      ],
    });
  });

  it('E-16 shows the sum before the dinners are added, as the checkout calculates it', async () => {
    const { actor, calls, tick, seat } = await seated();
    const sum = () => selectSum(actor.getSnapshot());
    const sums = [sum()];
    seat(WEDNESDAY, null);
    tick(WEDNESDAY);
    sums.push(sum());
    seat(WEDNESDAY, 3);
    calls[1]?.resolve([]);
    await settled(actor);
    sums.push(sum());
    tick(MONDAY, false);
    sums.push(sum());
    tick(WEDNESDAY, false);
    sums.push(sum());
    // £42 each: for two, two, two and three, three, and nobody.
    expect(sums).toEqual([8_400, 8_400, 21_000, 12_600, null]);
  });

  it.each([
    [0, 8_400],
    [1, 12_600],
    [2, 16_800],
    [3, 29_400],
    [4, 4_200],
  ] as const)(
    'E-16, F-04 sums £42 in price mode %i, two of 3 adults, 1 child and 3 infants, to %i',
    (mode, pence) => {
      const price = { ...dinnerInput.price, priceCalculationMode: mode };
      const input = { ...threeNights, price, party: { adults: 3, children: 1, infants: 3 } };
      const { port } = holdCalls<DiningDay[], TablesQuestion>();
      const machine = addOnTablesMachine.provide({ actors: { loadTables: port } });
      const actor = createActor(machine, { input }).start();
      actor.send({ type: 'date.ticked', date: MONDAY, isTicked: true });
      actor.send({ type: 'guests.chosen', date: MONDAY, guests: 2 });
      expect(selectSum(actor.getSnapshot())).toBe(pence);
    },
  );

  it('A §5.9 marks what is missing, but only after Continue', async () => {
    const { actor, tick, seat, evening } = await seated();
    seat(WEDNESDAY, null);
    tick(WEDNESDAY);
    let returns = 0;
    actor.on('form.returned', () => (returns += 1));
    const marks = () =>
      [MONDAY, WEDNESDAY].map((date) => [evening(date)?.isGuestsInvalid, evening(date)?.isTimeInvalid]);
    expect(marks()).toEqual([
      [false, false],
      [false, false],
    ]);
    actor.send({ type: 'continue.pressed' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(marks()).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(returns).toBe(1);
  });

  it("A §8.8 'No availability' marks the number of guests, which the guest can change", async () => {
    const { actor, calls, tick, evening } = open();
    tick(MONDAY);
    calls[0]?.resolve([diningDay(MONDAY, { BOAT: [] })]);
    await settled(actor);
    expect(evening(MONDAY)?.tables).toEqual({ state: 'full' });
    actor.send({ type: 'continue.pressed' });
    expect([actor.getSnapshot().status, evening(MONDAY)?.isGuestsInvalid]).toEqual(['active', true]);
  });

  it('does not offer a time on another date than requested', async () => {
    const { actor, calls, tick, seat, evening } = open();
    seat(MONDAY, 2);
    tick(MONDAY);
    const times = [`${TUESDAY}T19:00:00`, `${MONDAY}T20:00:00`].map((timeSlot) => ({ timeSlot }));
    calls[0]?.resolve([
      {
        date: MONDAY,
        restaurantAvailabilities: [{ restaurantId: 'BOAT', availability: { timeSlots: times } }],
      },
    ]);
    await settled(actor);
    expect(evening(MONDAY)?.tables).toEqual({ state: 'free', times: [`${MONDAY}T20:00:00`] });
  });

  it('loads again for another number of guests, and clears the time', async () => {
    const { actor, calls, seat, evening } = await seated();
    actor.send({ type: 'time.chosen', date: MONDAY, timeslot: `${MONDAY}T20:00:00` });
    seat(MONDAY, 1);
    expect(calls.map(({ input }) => 'guests' in input && input.guests)).toEqual([2, 1]);
    expect([evening(MONDAY)?.timeslot, evening(MONDAY)?.tables]).toEqual([null, { state: 'loading' }]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('T14 can load the tables of an evening again after a failure; other evenings do not wait', async () => {
    const { actor, calls, tick, seat, evening } = open();
    const failure = { kind: 'timeout', endpoint: 'tables' } as const;
    seat(MONDAY, 2);
    tick(MONDAY);
    calls[0]?.reject(new CallError(failure));
    await settled(actor);
    expect(evening(MONDAY)?.tables).toEqual({ state: 'failed', failure });
    seat(WEDNESDAY, 2);
    tick(WEDNESDAY);
    calls[1]?.resolve([diningDay(WEDNESDAY, { BOAT: ['20:00'] })]);
    await settled(actor);
    actor.send({ type: 'tables.retried', date: MONDAY });
    calls[2]?.resolve([diningDay(MONDAY, { BOAT: ['19:00'] })]);
    await settled(actor);
    expect([MONDAY, WEDNESDAY].map((date) => evening(date)?.tables.state)).toEqual(['free', 'free']);
  });
});
