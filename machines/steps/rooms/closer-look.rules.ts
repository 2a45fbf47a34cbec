import type { RoomPicture, RoomType } from '../../../src/domain/rooms/room-types.ts';
import type { ContentItem } from '../../../src/domain/configuration/content.ts';
import type { RoomPanel } from './rooms.rules.ts';

/** What the guest wants to look at. */
export type LookWanted =
  | { type: 'pictures.opened'; roomCode: string; index: number }
  | { type: 'comparison.opened' }
  | { type: 'map.opened' };

/** What the guest wants to look at, and what there is to look at. */
export interface CloserLookInput {
  wanted: LookWanted;
  panels: readonly RoomPanel[];
  compared: readonly string[];
  nights: number;
  map: ContentItem | null;
}

/** What the dialog shows. */
export type Look =
  | { kind: 'pictures'; roomType: RoomType }
  | { kind: 'comparison'; rooms: readonly RoomPanel[]; nights: number }
  | { kind: 'map'; map: ContentItem };

/** The chosen room; empty without one. */
export interface CloserLookOutput {
  roomCode: string;
}

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
