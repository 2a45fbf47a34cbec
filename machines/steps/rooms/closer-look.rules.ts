import type { RoomPicture } from '../../../src/domain/rooms/room-types.ts';
import type { CloserLookInput, Look } from './closer-look.types.ts';

/** What the dialog shows; null for a missing picture, fewer than two rooms or a missing map. */
export function lookAt({ wanted, panels, compared, nights, map }: CloserLookInput): Look | null {
  const panelOf = (code: string) => panels.find(({ roomType }) => roomType.code === code);
  switch (wanted.type) {
    case 'pictures.opened': {
      const roomType = panelOf(wanted.roomCode)?.roomType;
      return roomType?.images[wanted.index] ? { kind: 'pictures', roomType } : null;
    }
    case 'comparison.opened': {
      const rooms = compared.flatMap((code) => panelOf(code) ?? []);
      return rooms.length > 1 ? { kind: 'comparison', rooms, nights } : null;
    }
    case 'map.opened':
      return map && { kind: 'map', map };
  }
}

/** The pictures that the dialog shows. */
export function picturesOf(look: Look | null): readonly RoomPicture[] {
  return look?.kind === 'pictures' ? look.roomType.images : [];
}
