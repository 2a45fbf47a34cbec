import { createActor } from 'xstate';
import { expect, it, test } from 'vitest';
import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import {
  selectIsZoomed,
  selectLook,
  selectPictureIndex,
} from '../../machines/steps/rooms/closer-look.selectors.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { closerLookWorld, comparison, map, pictures } from '../worlds/closer-look.world.ts';

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
