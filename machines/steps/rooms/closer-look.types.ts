import type { ContentItem } from '../../../src/domain/configuration/content.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
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
