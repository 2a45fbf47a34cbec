import { listRooms, type RoomGroup, type RoomsWanted } from '../../../src/domain/room-list.ts';
import {
  canChoose,
  panelsOf,
  roomPanelsOf,
  type AreaPanels,
  type RoomPanel,
  type RoomsFacts,
} from './rooms.rules.ts';

/** As many as can be read side by side on a desk (D-511). */
export const MOST_COMPARED = 3;

/** What the guest wants to see of the rooms of a leg. */
export interface RoomsInView extends RoomsFacts {
  wanted: RoomsWanted;
  /** Codes of the rooms to compare, in the order in which they were ticked. */
  compared: readonly string[];
}

const groupsByWish = new WeakMap<RoomsWanted, { panels: AreaPanels[]; groups: RoomGroup<RoomPanel>[] }>();

/** The rooms that are wanted; the same objects for as long as wish and party are the same. */
export function groupsOf(facts: RoomsInView): RoomGroup<RoomPanel>[] {
  const panels = panelsOf(facts);
  const known = groupsByWish.get(facts.wanted);
  if (known?.panels === panels) return known.groups;
  const groups = listRooms(panels, facts.wanted);
  groupsByWish.set(facts.wanted, { panels, groups });
  return groups;
}

/** Whether there are rooms to choose between, so that comparing them makes sense. */
export function hasRoomsToCompare(facts: RoomsFacts): boolean {
  return roomPanelsOf(facts).filter(({ canContinue }) => canContinue).length > 1;
}

/** Whether a room can be ticked to be compared, or its tick taken away. */
export function canCompare(facts: RoomsInView, roomCode: string): boolean {
  if (facts.compared.includes(roomCode)) return true;
  return facts.compared.length < MOST_COMPARED && hasRoomsToCompare(facts) && canChoose(facts, roomCode);
}

/** The rooms to compare with one more or one less. */
export function toggleCompared(compared: readonly string[], roomCode: string): string[] {
  return compared.includes(roomCode) ? compared.filter((code) => code !== roomCode) : [...compared, roomCode];
}
