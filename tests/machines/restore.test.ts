import { describe, expect, it } from 'vitest';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import {
  selectAddOns,
  selectIsUnchanged,
  selectRooms,
  selectSums,
  selectTimes,
  selectView,
} from '../../machines/steps/restore/restore.selectors.ts';
import {
  found,
  lost,
  lostRoom,
  price,
  restoreInput,
  roomAt,
  startRestore,
} from '../support/start-restore.ts';
import { reach } from '../support/reach.ts';
import {
  answer,
  bothRooms,
  offline,
  oneGone,
  otherRates,
  refused,
  restoreWorld,
} from '../worlds/restore.world.ts';

type Started = ReturnType<typeof startRestore>;

async function searched(started: Started, availability: typeof bothRooms) {
  started.searches.calls.at(-1)?.resolve(availability);
  await reach(started.actor, (snapshot) => !snapshot.matches('searching'));
}

async function held(started: Started, numbers = 1) {
  for (let room = 0; room < numbers; room += 1) {
    const before = started.actor.getSnapshot().context.rooms.length;
    started.holds.calls.at(-1)?.resolve(answer);
    await reach(started.actor, ({ context }) => context.rooms.length > before);
  }
}

const rooms = (started: Started) =>
  selectRooms(started.actor.getSnapshot()).map(({ leg, became, before, now }) => [leg, became, before, now]);

describe('D-487 a booking that is restored', () => {
  it('paths take every transition, and there is always a way on', () => {
    expectWorld(restoreWorld);
  });

  it('asks for the same search in the new session, and for each room and rate as they were', async () => {
    const started = startRestore();
    expect(started.searches.calls.map(({ input }) => input)).toEqual([
      { sessionId: 's-2', search: lost.search },
    ]);
    await searched(started, bothRooms);
    await held(started, 2);
    expect(
      started.holds.calls.map(({ input }) => [input.sessionId, input.leg.leg, input.leg.roomCode]),
    ).toEqual([
      ['s-2', 1, 'LAK'],
      ['s-2', 2, 'MOR'],
    ]);
    // No time and no add-on is sent as if it were held.
    expect(started.holds.calls[0]?.input.leg).toMatchObject({ dinner: [], packages: [], hold: null });
  });

  it('says of each room what it cost and costs; a room that is gone is not held', async () => {
    const started = startRestore();
    await searched(started, oneGone);
    await held(started);
    expect(rooms(started)).toEqual([
      [1, 'held', 20_000, 23_000],
      [2, 'room', 20_000, null],
    ]);
    expect(started.holds.calls).toHaveLength(1);
    expect(selectSums(started.actor.getSnapshot())).toBe(null);
    expect(started.actor.getSnapshot().context.booking.legs[1]).toMatchObject({
      roomCode: null,
      rate: null,
      hold: null,
      guests: lost.legs[1]?.guests,
    });
  });

  it('sums up the rooms where all of them are held', async () => {
    const started = startRestore();
    await searched(started, found([roomAt('LAK', 23_000)], [roomAt('MOR', 19_000)]));
    await held(started, 2);
    expect(selectSums(started.actor.getSnapshot())).toEqual({ before: 40_000, now: 42_000 });
  });

  it('a rate that is gone leaves its room chosen, without a hold', async () => {
    const started = startRestore({ lost: lostRoom });
    await searched(started, otherRates);
    expect(rooms(started)).toEqual([[1, 'rate', 20_000, null]]);
    expect(started.holds.calls).toHaveLength(0);
    expect(started.actor.getSnapshot().context.booking.legs[0]).toMatchObject({
      roomCode: 'LAK',
      rate: null,
      hold: null,
    });
  });

  it('two rooms of a kind of which one is left: the first has it', async () => {
    const legs = lost.legs.map((leg) => ({ ...leg, roomCode: 'LAK' }));
    const started = startRestore({ lost: { ...lost, legs } });
    await searched(started, found([roomAt('LAK')], [roomAt('LAK')]));
    await held(started);
    expect(rooms(started)).toEqual([
      [1, 'held', 20_000, 20_000],
      [2, 'room', 20_000, null],
    ]);
  });

  it('a room that could not be held is said so, and the next one is asked for', async () => {
    const started = startRestore();
    await searched(started, bothRooms);
    started.holds.calls[0]?.reject(refused);
    await reach(started.actor, ({ context }) => context.rooms.length === 1);
    await held(started);
    expect(rooms(started)).toEqual([
      [1, 'hold', 20_000, null],
      [2, 'held', 20_000, 20_000],
    ]);
    expect(started.actor.getSnapshot().context.booking.legs[0]).toMatchObject({ roomCode: null, rate: null });
  });

  it('add-ons that are still sold are added again at their price; one that is not is said so', async () => {
    const started = startRestore();
    await searched(started, bothRooms);
    await held(started, 2);
    started.packages.calls[0]?.resolve([price('FIZZ', 3_500)]);
    const shown = await reach(started.actor, (snapshot) => snapshot.matches('shown'));
    expect(selectAddOns(shown)).toEqual([
      { leg: 1, name: 'A bottle of fizz', became: 'kept', before: 6_000, now: 7_000 },
      { leg: 1, name: 'A bar of soap', became: 'gone', before: 1_000, now: 0 },
    ]);
    expect(shown.context.booking.legs[0]?.packages).toEqual([
      { price: price('FIZZ', 3_500), quantity: 2, selections: [], sortIndex: 0 },
    ]);
  });

  it('D-488 without the prices nobody knows whether an add-on is sold: it is to be chosen again', async () => {
    const started = startRestore();
    await searched(started, bothRooms);
    await held(started, 2);
    started.packages.calls[0]?.reject(offline);
    const shown = await reach(started.actor, (snapshot) => snapshot.matches('shown'));
    expect(selectAddOns(shown).map(({ name, became }) => [name, became])).toEqual([
      ['A bottle of fizz', 'again'],
      ['A bar of soap', 'again'],
    ]);
    expect(shown.context.booking.legs[0]?.packages).toEqual([]);
  });

  it('D-488 the times of the old session are named, day by day', async () => {
    const started = startRestore();
    await searched(started, oneGone);
    expect(selectTimes(started.actor.getSnapshot())).toEqual([
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

  it('nothing has changed where the room is held at its price, and there was nothing else', async () => {
    const started = startRestore({ lost: lostRoom });
    await searched(started, bothRooms);
    await held(started);
    const shown = await reach(started.actor, (snapshot) => snapshot.matches('shown'));
    expect(selectIsUnchanged(shown)).toBe(true);
    expect(started.packages.calls).toHaveLength(0);
  });

  it('keeps what the guests have said of themselves', () => {
    const { actor } = startRestore();
    const { booking } = actor.getSnapshot().context;
    expect(booking.leadGuest).toEqual(lost.leadGuest);
    expect(booking.legs.map(({ guests }) => guests)).toEqual(lost.legs.map(({ guests }) => guests));
  });

  it('a day of arrival that has passed is not asked for', () => {
    const started = startRestore(restoreInput({ session: { id: 's-2', businessDate: '2027-05-11' } }));
    expect(selectView(started.actor.getSnapshot())).toBe('past');
    expect(started.searches.calls).toHaveLength(0);
  });

  it('a search that failed is asked for again', async () => {
    const started = startRestore();
    started.searches.calls[0]?.reject(offline);
    await reach(started.actor, (snapshot) => snapshot.matches('failed'));
    started.actor.send({ type: 'restore.retried' });
    expect(started.searches.calls).toHaveLength(2);
  });
});
