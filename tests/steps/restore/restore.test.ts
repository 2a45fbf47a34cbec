import { describe, expect, it } from 'vitest';
import type { BookingUpdated } from '../../../machines/shared/booking-updated.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import * as selectors from '../../../machines/steps/restore/restore.selectors.ts';
import { found, lost, lostRoom, price, restoreInput, roomAt, startRestore } from './start-restore.ts';
import { reach } from '../../support/reach.ts';
import { answer, bothRooms, offline, oneGone, otherRates, refused, restoreWorld } from './restore.world.ts';

type Started = ReturnType<typeof startRestore>;

async function searched(started: Started, availability: typeof bothRooms) {
  started.searches.at(-1)?.resolve(availability);
  await reach(started.actor, (snapshot) => !snapshot.matches('searching'));
}

async function held(started: Started, numbers = 1) {
  for (let room = 0; room < numbers; room += 1) {
    const before = started.actor.getSnapshot().context.rooms.length;
    started.holds.at(-1)?.resolve(answer);
    await reach(started.actor, ({ context }) => context.rooms.length > before);
  }
}

const rooms = (started: Started) =>
  selectors
    .selectRooms(started.actor.getSnapshot())
    .map(({ leg, became, before, now }) => [leg, became, before, now]);

describe('D-487 restoring a booking', () => {
  it('paths take every transition, and there is always a way on', () => {
    expectWorld(restoreWorld);
  });

  it('shows the old and new price of each room, and holds none that is gone', async () => {
    const started = startRestore();
    await searched(started, oneGone);
    await held(started);
    expect(rooms(started)).toEqual([
      [1, 'held', 20_000, 23_000],
      [2, 'room', 20_000, null],
    ]);
    expect(started.holds).toHaveLength(1);
    expect(selectors.selectSums(started.actor.getSnapshot())).toBe(null);
    expect(started.actor.getSnapshot().context.booking.legs[1]).toMatchObject({
      roomCode: null,
      rate: null,
      hold: null,
      guests: lost.legs[1]?.guests,
    });
  });

  it('adds up the prices when all rooms are held', async () => {
    const started = startRestore();
    await searched(started, found([roomAt('LAK', 23_000)], [roomAt('MOR', 19_000)]));
    await held(started, 2);
    expect(selectors.selectSums(started.actor.getSnapshot())).toEqual({ before: 40_000, now: 42_000 });
  });

  it('keeps the room of a rate that is gone, without a hold', async () => {
    const started = startRestore({ lost: lostRoom });
    await searched(started, otherRates);
    expect(rooms(started)).toEqual([[1, 'rate', 20_000, null]]);
    expect(started.holds).toHaveLength(0);
    expect(started.actor.getSnapshot().context.booking.legs[0]).toMatchObject({
      roomCode: 'LAK',
      rate: null,
      hold: null,
    });
  });

  it('gives the last room of a kind to the first leg', async () => {
    const legs = lost.legs.map((leg) => ({ ...leg, roomCode: 'LAK' }));
    const started = startRestore({ lost: { ...lost, legs } });
    await searched(started, found([roomAt('LAK')], [roomAt('LAK')]));
    await held(started);
    expect(rooms(started)).toEqual([
      [1, 'held', 20_000, 20_000],
      [2, 'room', 20_000, null],
    ]);
  });

  it('marks a room that could not be held, and goes on with the next', async () => {
    const started = startRestore();
    await searched(started, bothRooms);
    started.holds[0]?.reject(refused);
    await reach(started.actor, ({ context }) => context.rooms.length === 1);
    await held(started);
    expect(rooms(started)).toEqual([
      [1, 'hold', 20_000, null],
      [2, 'held', 20_000, 20_000],
    ]);
    expect(started.actor.getSnapshot().context.booking.legs[0]).toMatchObject({ roomCode: null, rate: null });
  });

  it('adds add-ons again at their new price, and marks those no longer sold', async () => {
    const started = startRestore();
    await searched(started, bothRooms);
    await held(started, 2);
    started.packages[0]?.resolve([price('FIZZ', 3_500)]);
    const shown = await reach(started.actor, (snapshot) => snapshot.matches('shown'));
    expect(selectors.selectAddOns(shown)).toEqual([
      { leg: 1, name: 'A bottle of fizz', became: 'kept', before: 6_000, now: 7_000 },
      { leg: 1, name: 'A bar of soap', became: 'gone', before: 1_000, now: 0 },
    ]);
    expect(shown.context.booking.legs[0]?.packages).toEqual([
      { price: price('FIZZ', 3_500), quantity: 2, selections: [], sortIndex: 0 },
    ]);
  });

  it('leaves the add-ons to be chosen again when their prices cannot be loaded', async () => {
    const started = startRestore();
    await searched(started, bothRooms);
    await held(started, 2);
    started.packages[0]?.reject(offline);
    const shown = await reach(started.actor, (snapshot) => snapshot.matches('shown'));
    expect(selectors.selectAddOns(shown).map(({ name, became }) => [name, became])).toEqual([
      ['A bottle of fizz', 'again'],
      ['A bar of soap', 'again'],
    ]);
    expect(shown.context.booking.legs[0]?.packages).toEqual([]);
  });

  it('lists the times of the old session by day', async () => {
    const started = startRestore();
    await searched(started, oneGone);
    expect(selectors.selectTimes(started.actor.getSnapshot())).toEqual([
      {
        date: '2027-05-10',
        entries: [
          {
            leg: 1,
            at: 'time',
            kind: 'dinner',
            what: 'The Boathouse',
            who: ['Tom', 'Ivy'],
            people: 2,
            start: '2027-05-10T19:30:00',
            minutes: 90,
          },
        ],
      },
    ]);
  });

  it('reports no change when the room is held at its old price and there is nothing else', async () => {
    const started = startRestore({ lost: lostRoom });
    await searched(started, bothRooms);
    await held(started);
    const shown = await reach(started.actor, (snapshot) => snapshot.matches('shown'));
    expect(selectors.selectIsUnchanged(shown)).toBe(true);
    expect(started.packages).toHaveLength(0);
  });

  it('does not search when the arrival date has passed', () => {
    const started = startRestore(restoreInput({ session: { id: 's-2', businessDate: '2027-05-11' } }));
    expect(selectors.selectView(started.actor.getSnapshot())).toBe('past');
    expect(started.searches).toHaveLength(0);
  });

  it('D-487 tells the flow every change of the booking at once, so that a reload keeps it', async () => {
    const started = startRestore();
    const told = () =>
      started.told.map((event) => {
        const { legs } = (event as BookingUpdated).patch;
        return legs?.map(({ roomCode, packages }) => [roomCode, packages.length]);
      });
    const begun = [
      [null, 0],
      [null, 0],
    ];
    expect(told()).toEqual([begun]);
    await searched(started, bothRooms);
    started.holds[0]?.reject(refused);
    await reach(started.actor, ({ context }) => context.rooms.length === 1);
    expect(told()).toEqual([begun, begun]);
    await held(started);
    const withRoom = [
      [null, 0],
      ['MOR', 0],
    ];
    expect(told()).toEqual([begun, begun, withRoom]);
    started.packages[0]?.resolve([price('FIZZ', 3_500)]);
    const { context } = await reach(started.actor, (snapshot) => snapshot.matches('shown'));
    expect(told()).toEqual([begun, begun, withRoom, withRoom]);
    expect(started.told.at(-1)).toEqual({ type: 'booking.updated', patch: context.booking });
  });
});
