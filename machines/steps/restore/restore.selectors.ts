import type { SnapshotFrom } from 'xstate';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { isHeld, legOf } from '../../../src/domain/booking/legs.ts';
import { rateName, roomTypeByCode } from '../../../src/domain/configuration/lookups.ts';
import { sumAmounts, type MinorUnits } from '../../../src/domain/money/money.ts';
import { roomAmount } from '../../../src/domain/money/pricing.ts';
import { addOnsAgain, type AddOnAgain } from '../../../src/domain/booking/restoring.ts';
import { stayPlan, type PlanDay } from '../../../src/domain/booking/stay-plan.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import type { restoreMachine, RestoreContext, RoomBecame } from './restore.machine.ts';

type Snapshot = SnapshotFrom<typeof restoreMachine>;

/** What the screen shows. */
export type RestoreView = 'busy' | 'failed' | 'past' | 'shown';

export function selectView(snapshot: Snapshot): RestoreView {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('past')) return 'past';
  return snapshot.hasTag('failed') ? 'failed' : 'busy';
}

/** A room before, and what became of it. `now`: its price with fees; null where it is not held. */
export interface RestoredRoom {
  leg: number;
  became: RoomBecame;
  roomName: string;
  rateName: string;
  before: MinorUnits;
  now: MinorUnits | null;
}

export const selectRooms = contextSelector(roomsOf);

function roomsOf({ configuration, lost, booking, rooms }: RestoreContext): RestoredRoom[] {
  return lost.legs.flatMap((before, index) => {
    const became = rooms[index];
    if (became === undefined) return [];
    const leg = legOf(booking, before.leg);
    return [
      {
        leg: before.leg,
        became,
        roomName: roomTypeByCode(configuration, before.roomCode)?.displayName ?? '',
        rateName: rateName(configuration, before),
        before: roomAmount(before),
        now: leg && isHeld(leg) ? roomAmount(leg) : null,
      },
    ];
  });
}

/** The price of all rooms, before and now; null for a single room, or where not all rooms are held. */
export const selectSums = contextSelector((context: RestoreContext) => {
  const rooms = roomsOf(context);
  const now = rooms.flatMap((room) => room.now ?? []);
  if (rooms.length < 2 || now.length < rooms.length) return null;
  return { before: sumAmounts(rooms.map(({ before }) => before)), now: sumAmounts(now) };
});

export const selectAddOns = contextSelector(
  ({ configuration, lost, booking, prices }: RestoreContext): AddOnAgain[] =>
    addOnsAgain(configuration, lost, booking, prices),
);

/** The times of the lost booking. None of them is held now. */
export const selectTimes = contextSelector(({ configuration, lost }: RestoreContext): PlanDay[] =>
  stayPlan(lost, configuration),
);

/** Whether every room and add-on is back at its price, and the guest has nothing left to choose. */
export function selectIsUnchanged(snapshot: Snapshot): boolean {
  return (
    selectRooms(snapshot).every(({ became, before, now }) => became === 'held' && before === now) &&
    selectAddOns(snapshot).every(({ became, before, now }) => became === 'kept' && before === now) &&
    selectTimes(snapshot).length === 0
  );
}

/** The numbers of the rooms that the guest has to choose again. */
export const selectRoomsToChoose = contextSelector((context: RestoreContext): number[] =>
  roomsOf(context).flatMap(({ leg, became }) => (became === 'held' || became === 'unchosen' ? [] : [leg])),
);

export const selectArrival = ({ context }: Snapshot): LocalDate => context.lost.search.arrivalDate;
