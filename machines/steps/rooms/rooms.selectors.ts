import type { SnapshotFrom } from 'xstate';
import type { ListedRooms, RoomSort } from '../../../src/domain/rooms/room-list.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import type { roomsMachine } from './rooms.machine.ts';
import { chosenRoomOf, panelsOf, roomPanelsOf, type AreaPanels, type RoomPanel } from './rooms.rules.ts';
import { hasRoomsToCompare, listOf, MOST_COMPARED, type CountedRooms } from './wanted-rooms.ts';
import { sameAgainFor, type SameAgain } from './same-again.rules.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

export const selectLeg = ({ context }: Snapshot): number => context.leg;

export const selectRooms = ({ context }: Snapshot): number => context.booking.legs.length;

export const selectNights = ({ context }: Snapshot): number => context.booking.search.numberOfNights;

/** Whether the list of rooms is shown. It is hidden while new dates are asked for, or where no room takes dogs. */
export const selectIsListed = (snapshot: Snapshot): boolean => snapshot.hasTag('listed');

export const selectAreas = ({ context }: Snapshot): AreaPanels[] => panelsOf(context);

/** The rooms that pass the guest's filters: on offer, in the chosen order, then the others. */
export const selectList = ({ context }: Snapshot): ListedRooms<RoomPanel> => listOf(context);

/** The number of rooms in all, on offer, and on offer with the filters. */
export const selectCounts = ({ context }: Snapshot): CountedRooms['counts'] => listOf(context).counts;

export const selectIsFiltered = ({ context }: Snapshot): boolean => context.wanted.filters.length > 0;

export const selectSort = ({ context }: Snapshot): RoomSort => context.wanted.sort;

/** The name of the leg's chosen room, while the filters hide it; null otherwise. */
export const selectHiddenRoom = (snapshot: Snapshot): string | null => {
  const code = selectChosenRoom(snapshot);
  const isChosen = ({ roomType }: RoomPanel) => roomType.code === code;
  const chosen = roomPanelsOf(snapshot.context).find(isChosen);
  const { groups, others } = listOf(snapshot.context);
  const isShown = [...groups.flatMap(({ offers }) => offers), ...others].some(isChosen);
  return chosen && !isShown ? chosen.roomType.displayName : null;
};

/** Codes of the rooms ticked for comparison. */
export const selectCompared = ({ context }: Snapshot): readonly string[] => context.compared;

export const selectIsComparingFull = ({ context }: Snapshot): boolean =>
  context.compared.length >= MOST_COMPARED;

export const selectHasRoomsToCompare = ({ context }: Snapshot): boolean => hasRoomsToCompare(context);

/** Whether the estate has a map (D-10). */
export const selectHasMap = ({ context }: Snapshot): boolean =>
  context.configuration.content.search.accommodationMap !== null;

/** The dialog with a room's pictures, rooms side by side or the map. */
export const selectCloserLook = ({ children }: Snapshot) => children.closerLook;

/** The leg's chosen room, or its room before the new search. */
export const selectChosenRoom = ({ context }: Snapshot): string | null => chosenRoomOf(context);

/** The first room and its rate once more, where this leg can have them. */
export const selectSameAgain = contextSelector((context: Snapshot['context']): SameAgain | null =>
  sameAgainFor(context),
);

export const selectIsWithoutDogFriendlyRoom = (snapshot: Snapshot): boolean =>
  snapshot.matches('withoutDogFriendlyRoom');

/** Whether the party comes with fewer dogs than the search asked for. */
export const selectAreDogsLeftAtHome = ({ context: { availability, leg, party } }: Snapshot): boolean =>
  availability.roomAvailabilities.some((answer) => answer.leg === leg && answer.guestQuota.dogs > party.dogs);

/** The month calendar of a search without availability. */
export const selectCalendar = ({ children }: Snapshot) => children.calendar;

/** Prices by date are for the first room only. */
export const selectHasPricesByDate = ({ context }: Snapshot): boolean => context.leg === 1;

/** The room whose prices by date are open. */
export const selectRoomWithPrices = (snapshot: Snapshot): string | null =>
  snapshot.children.weekCalendar ? snapshot.context.roomCode : null;

export const selectWeekCalendar = ({ children }: Snapshot) => children.weekCalendar;

export type RoomsQuestion = 'room' | 'dates' | 'vouchers' | 'unchecked' | null;

/** The open question: before something is dropped, or before a check is repeated. */
export function selectQuestion(snapshot: Snapshot): RoomsQuestion {
  if (snapshot.matches('askingToChangeRoom')) return 'room';
  if (snapshot.matches('askingToChangeDates')) return 'dates';
  if (snapshot.matches({ movingStay: 'askingToCheckAgain' })) return 'unchecked';
  return snapshot.matches({ movingStay: 'askingAboutVouchers' }) ? 'vouchers' : null;
}

/** Whether vouchers are being checked for other dates. */
export const selectIsCheckingVouchers = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
