import type { SnapshotFrom } from 'xstate';
import { closerLookMachine } from '../../../machines/steps/rooms/closer-look.machine.ts';
import type { CloserLookInput, Look, LookWanted } from '../../../machines/steps/rooms/closer-look.rules.ts';
import { selectIsZoomed, selectPictureIndex } from '../../../machines/steps/rooms/closer-look.selectors.ts';
import { roomPanelsOf } from '../../../machines/steps/rooms/rooms.rules.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { availabilityFor, estateMap, picturedConfiguration, twoAdults } from './rooms-stay.ts';
import { isSame } from '../../worlds/is-same.ts';
import { plain } from './rooms.world.ts';
import { leadsOut, on } from '../../worlds/rules.ts';

type Snapshot = SnapshotFrom<typeof closerLookMachine>;

const rooms = roomPanelsOf({
  configuration: picturedConfiguration,
  booking: plain,
  leg: 1,
  availability: availabilityFor(plain),
  party: { ...twoAdults },
});

/** A look at two rooms, of which the first has two pictures. */
function inputFor(wanted: LookWanted): CloserLookInput {
  return { wanted, panels: rooms, compared: ['KNG', 'TWN'], nights: 2, map: estateMap };
}

export const pictures = inputFor({ type: 'pictures.opened', roomCode: 'KNG', index: 0 });
export const comparison = inputFor({ type: 'comparison.opened' });
export const map = inputFor({ type: 'map.opened' });

const isOf = (kind: Look['kind'], { context }: Snapshot) => context.look?.kind === kind;

export const closerLookWorld = worldOf(
  closerLookMachine,
  {
    inputs: [
      named('at the two pictures of a room', pictures),
      named('at two rooms side by side', comparison),
      named('at the map', map),
      named('at a map that does not exist', { ...map, map: null }),
      named('at one room without another', { ...comparison, compared: ['KNG'] }),
      named(
        'at a picture that does not exist',
        inputFor({ type: 'pictures.opened', roomCode: 'TWN', index: 0 }),
      ),
    ],
    events: {
      'picture.turned': [
        named('Turn to the second picture', { index: 1 }),
        named('Turn to a picture that does not exist', { index: 2 }),
      ],
      'room.chosen': [
        named('Choose the twin room', { roomCode: 'TWN' }),
        named('Choose a room that is not compared', { roomCode: 'FAM' }),
      ],
    },
  },
  {
    rules: {
      'it can be closed at any time, without a choice': leadsOut('look.closed', { roomCode: '' }),
      'another picture is not enlarged': on<Snapshot>('picture.turned', ({ before, after }) =>
        selectPictureIndex(before) === selectPictureIndex(after)
          ? selectIsZoomed(before) === selectIsZoomed(after)
          : !selectIsZoomed(after) && selectPictureIndex(after) === 1,
      ),
      'a press enlarges the picture, the next press restores it': on<Snapshot>(
        'zoom.toggled',
        ({ before, after }) => selectIsZoomed(after) === (isOf('pictures', after) && !selectIsZoomed(before)),
      ),
      'only a compared room can be chosen': on<Snapshot>('room.chosen', ({ event, after }) => {
        const { roomCode } = event as unknown as { roomCode: string };
        return isOf('comparison', after) && roomCode === 'TWN'
          ? isSame(after.output, { roomCode })
          : after.status === 'active';
      }),
    },
    invariants: {
      'only pictures are enlarged': (snapshot) => !selectIsZoomed(snapshot) || isOf('pictures', snapshot),
    },
  },
);
