import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { legOf } from '../../../src/domain/legs.ts';
import { type RoomGroup, type RoomSort } from '../../../src/domain/room-list.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import type { roomsMachine } from './rooms.machine.ts';
import { panelsOf, roomPanelsOf, type AreaPanels, type RoomPanel } from './rooms.rules.ts';
import { groupsOf, hasRoomsToCompare, MOST_COMPARED } from './wanted-rooms.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

export const selectLeg = ({ context }: Snapshot): number => context.leg;

export const selectNights = ({ context }: Snapshot): number => context.booking.search.numberOfNights;

/** The rooms are shown: always, but while new dates are asked for or no room takes dogs. */
export const selectIsListed = (snapshot: Snapshot): boolean => snapshot.hasTag('listed');

export const selectAreas = ({ context }: Snapshot): AreaPanels[] => panelsOf(context);

/** The rooms that the guest wants to see, as they are to be shown. */
export const selectGroups = ({ context }: Snapshot): RoomGroup<RoomPanel>[] => groupsOf(context);

function shownRooms(context: Snapshot['context']): RoomPanel[] {
  return groupsOf(context).flatMap(({ offers, soldOut }) => [...offers, ...soldOut]);
}

/** How many rooms there are, can be had, and are shown. */
export const selectCounts = contextSelector(
  (context: Snapshot['context']): { all: number; free: number; shown: number } => {
    const panels = roomPanelsOf(context);
    const shown = shownRooms(context).length;
    return { all: panels.length, free: panels.filter(({ canContinue }) => canContinue).length, shown };
  },
);

export const selectIsFiltered = ({ context }: Snapshot): boolean => context.wanted.filters.length > 0;

export const selectSort = ({ context }: Snapshot): RoomSort => context.wanted.sort;

/** The name of the room that the leg already has, where the filters hide it. */
export const selectHiddenRoom = (snapshot: Snapshot): string | null => {
  const code = selectChosenRoom(snapshot);
  const chosen = roomPanelsOf(snapshot.context).find(({ roomType }) => roomType.code === code);
  return chosen && !shownRooms(snapshot.context).includes(chosen) ? chosen.roomType.displayName : null;
};

/** Codes of the rooms that are ticked to be compared. */
export const selectCompared = ({ context }: Snapshot): readonly string[] => context.compared;

export const selectIsComparingFull = ({ context }: Snapshot): boolean =>
  context.compared.length >= MOST_COMPARED;

export const selectHasRoomsToCompare = ({ context }: Snapshot): boolean => hasRoomsToCompare(context);

/** Whether there is a map of the estate to look at (D-10). */
export const selectHasMap = ({ context }: Snapshot): boolean =>
  context.configuration.content.search.accommodationMap !== null;

/** A room's pictures, rooms side by side or the map, while they are looked at. */
export const selectCloserLook = ({ children }: Snapshot): AnyActorRef | undefined => children.closerLook;

/** The room that the leg already has, or had before the search (D-485). */
export const selectChosenRoom = ({ context: { booking, leg } }: Snapshot): string | null =>
  legOf(booking, leg)?.roomCode ?? booking.carried?.before.find((old) => old.leg === leg)?.roomCode ?? null;

export const selectIsWithoutDogFriendlyRoom = (snapshot: Snapshot): boolean =>
  snapshot.matches('withoutDogFriendlyRoom');

/** The guest goes on without a dog-friendly room: the search was for more dogs than come now. */
export const selectAreDogsLeftAtHome = ({ context: { availability, leg, party } }: Snapshot): boolean =>
  availability.roomAvailabilities.some((answer) => answer.leg === leg && answer.guestQuota.dogs > party.dogs);

/** The month calendar of a search without availability. */
export const selectCalendar = ({ children }: Snapshot): AnyActorRef | undefined => children.calendar;

/** Prices by date are for the first room only (A §2.5, §4.5, D-85). */
export const selectHasPricesByDate = ({ context }: Snapshot): boolean => context.leg === 1;

/** The room whose prices by date are open. */
export const selectRoomWithPrices = (snapshot: Snapshot): string | null =>
  snapshot.children.weekCalendar ? snapshot.context.roomCode : null;

export const selectWeekCalendar = ({ children }: Snapshot): AnyActorRef | undefined => children.weekCalendar;

export type RoomsQuestion = 'room' | 'dates' | 'vouchers' | 'unchecked' | null;

/** What the guest is being asked before something is dropped (D-39, D-89), or before a check is made again (D-456). */
export function selectQuestion(snapshot: Snapshot): RoomsQuestion {
  if (snapshot.matches('askingToChangeRoom')) return 'room';
  if (snapshot.matches('askingToChangeDates')) return 'dates';
  if (snapshot.matches({ movingStay: 'askingToCheckAgain' })) return 'unchecked';
  return snapshot.matches({ movingStay: 'askingAboutVouchers' }) ? 'vouchers' : null;
}

/** Whether the vouchers are being checked for other dates (D-406). */
export const selectIsCheckingVouchers = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
