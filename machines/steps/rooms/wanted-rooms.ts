import { listRooms, type RoomGroup, type RoomsWanted } from '../../../src/domain/rooms/room-list.ts';
import {
  canChoose,
  panelsOf,
  roomPanelsOf,
  type AreaPanels,
  type RoomPanel,
  type RoomsFacts,
} from './rooms.rules.ts';

/** The most rooms that can be read side by side on a desk. */
export const MOST_COMPARED = 3;

/** A leg's rooms, with the guest's filters and comparison. */
export interface RoomsInView extends RoomsFacts {
  wanted: RoomsWanted;
  /** Codes of the rooms to compare, in the order of ticking. */
  compared: readonly string[];
}

const groupsByWish = new WeakMap<RoomsWanted, { panels: AreaPanels[]; groups: RoomGroup<RoomPanel>[] }>();

/** The rooms that pass the guest's filters. Returns the same objects until `wanted` or `party` changes. */
export function groupsOf(facts: RoomsInView): RoomGroup<RoomPanel>[] {
  const panels = panelsOf(facts);
  const known = groupsByWish.get(facts.wanted);
  if (known?.panels === panels) return known.groups;
  const groups = listRooms(panels, facts.wanted);
  groupsByWish.set(facts.wanted, { panels, groups });
  return groups;
}

/** Whether there are several rooms to choose between. */
export function hasRoomsToCompare(facts: RoomsFacts): boolean {
  return roomPanelsOf(facts).filter(({ canContinue }) => canContinue).length > 1;
}

/** Whether a room can be ticked for comparison, or unticked. */
export function canCompare(facts: RoomsInView, roomCode: string): boolean {
  if (facts.compared.includes(roomCode)) return true;
  return facts.compared.length < MOST_COMPARED && hasRoomsToCompare(facts) && canChoose(facts, roomCode);
}

/** The rooms to compare, after one is ticked or unticked. */
export function toggleCompared(compared: readonly string[], roomCode: string): string[] {
  return compared.includes(roomCode) ? compared.filter((code) => code !== roomCode) : [...compared, roomCode];
}
