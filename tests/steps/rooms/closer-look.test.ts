import { createActor } from 'xstate';
import { expect, it, test, describe } from 'vitest';
import { closerLookMachine } from '../../../machines/steps/rooms/closer-look.machine.ts';
import {
  selectIsZoomed,
  selectLook,
  selectPictureIndex,
} from '../../../machines/steps/rooms/closer-look.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { closerLookWorld, comparison, map, pictures } from './closer-look.world.ts';
import { selectCompared, selectQuestion } from '../../../machines/steps/rooms/rooms.selectors.ts';
import { roomType } from '../../support/fixtures.ts';
import { availabilityFor, estateMap, heldAtRetreat, kingRates, picturedConfiguration } from './rooms-stay.ts';
import { closerLookOf, startRooms } from './start-rooms.ts';
import { inputFor, plain } from './rooms.world.ts';

it('paths take every transition of a closer look', () => {
  const { paths } = expectWorld(closerLookWorld);
  expect(paths.length).toBeLessThan(10);
});

test('opens the pictures at the chosen one, and resets the zoom at the next picture', () => {
  const actor = createActor(closerLookMachine, {
    input: { ...pictures, wanted: { type: 'pictures.opened', roomCode: 'KNG', index: 1 } },
  }).start();
  expect(selectPictureIndex(actor.getSnapshot())).toBe(1);
  actor.send({ type: 'zoom.toggled' });
  actor.send({ type: 'picture.turned', index: 0 });
  expect([selectPictureIndex(actor.getSnapshot()), selectIsZoomed(actor.getSnapshot())]).toEqual([0, false]);
});

test('gives each view only the look of its own kind', () => {
  const snapshots = [pictures, comparison, map].map((input) =>
    createActor(closerLookMachine, { input }).start().getSnapshot(),
  );
  expect(snapshots.map(selectLook('map')).map((look) => look?.kind ?? null)).toEqual([null, null, 'map']);
});

test('a second press restores the picture', () => {
  const actor = createActor(closerLookMachine, { input: pictures }).start();
  const zooms = [1, 2].map(() => {
    actor.send({ type: 'zoom.toggled' });
    return selectIsZoomed(actor.getSnapshot());
  });
  expect(zooms).toEqual([true, false]);
});

test('the map stays open until the guest closes it', () => {
  const actor = createActor(closerLookMachine, { input: map }).start();
  expect(actor.getSnapshot().status).toBe('active');
  actor.send({ type: 'look.closed' });
  expect(actor.getSnapshot().output).toEqual({ roomCode: '' });
});

type Rooms = ReturnType<typeof startRooms>['actor'];

const lookOf = (actor: Rooms) => closerLookOf(actor)?.getSnapshot().context;
const isModal = (actor: Rooms) => actor.getSnapshot().hasTag('modal');

test('opens the pictures of a room at the pressed one, over the list, until they are closed', () => {
  const { actor } = startRooms(inputFor());
  actor.send({ type: 'pictures.opened', roomCode: 'KNG', index: 1 });
  expect(lookOf(actor)).toMatchObject({ look: { kind: 'pictures', roomType: { code: 'KNG' } }, index: 1 });
  expect(isModal(actor)).toBe(true);
  closerLookOf(actor)?.send({ type: 'look.closed' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'browsing' });
  expect(isModal(actor)).toBe(false);
});

test("opens the estate's map over the list", () => {
  const { actor } = startRooms(inputFor());
  actor.send({ type: 'map.opened' });
  expect(lookOf(actor)?.look).toEqual({ kind: 'map', map: estateMap });
  expect(isModal(actor)).toBe(true);
});

describe('comparing rooms', () => {
  test('shows the available ones in the order of ticking, and can choose one', () => {
    const { actor } = startRooms(inputFor());
    for (const roomCode of ['TWN', 'LOFT', 'KNG']) actor.send({ type: 'room.compared', roomCode });
    actor.send({ type: 'comparison.opened' });
    const look = closerLookOf(actor);
    const { context } = look?.getSnapshot() ?? {};
    expect(context?.look).toMatchObject({
      kind: 'comparison',
      rooms: [{ roomType: { code: 'TWN' } }, { roomType: { code: 'KNG' } }],
      nights: 2,
    });
    look?.send({ type: 'room.chosen', roomCode: 'KNG' });
    expect(actor.getSnapshot().output).toMatchObject({ type: 'roomChosen', roomCode: 'KNG' });
  });

  test('takes at most three, and another once one is removed', () => {
    const [house] = picturedConfiguration.areas;
    if (!house) throw new Error('no area');
    const codes = ['A', 'B', 'C', 'D'];
    const roomTypes = codes.map((code) => roomType({ key: code, code }));
    const rates = codes.map((code) => ({ ...kingRates, room: { code, unitsAvailable: 1 } }));
    const { actor } = startRooms(
      inputFor(plain, {
        configuration: { ...picturedConfiguration, areas: [{ ...house, roomTypes }] },
        availability: availabilityFor(plain, rates),
      }),
    );
    for (const roomCode of ['A', 'B', 'C', 'D']) actor.send({ type: 'room.compared', roomCode });
    expect(selectCompared(actor.getSnapshot())).toEqual(['A', 'B', 'C']);
    actor.send({ type: 'room.compared', roomCode: 'A' });
    actor.send({ type: 'room.compared', roomCode: 'D' });
    expect(selectCompared(actor.getSnapshot())).toEqual(['B', 'C', 'D']);
  });

  test('D-39 asks before a choice that drops something', () => {
    const { actor } = startRooms(inputFor(heldAtRetreat(plain)));
    for (const roomCode of ['KNG', 'TWN']) actor.send({ type: 'room.compared', roomCode });
    actor.send({ type: 'comparison.opened' });
    closerLookOf(actor)?.send({ type: 'room.chosen', roomCode: 'TWN' });
    expect(selectQuestion(actor.getSnapshot())).toBe('room');
    actor.send({ type: 'change.confirmed' });
    expect(actor.getSnapshot().output).toMatchObject({ type: 'roomChosen', roomCode: 'TWN' });
  });
});
