import { addDays } from '../world/days.ts';
import { unitsOf } from '../world/stock.ts';
import type { FeeRecord, LocalDate } from '../world/types.ts';
import { feeQuantity } from './party.ts';
import { liveSessions } from './sessions.ts';
import type { Occupied, State } from './state.ts';

/** The nights of a stay by the date on which each begins. */
export function nightsOf(arrivalDate: LocalDate, numberOfNights: number): LocalDate[] {
  return Array.from({ length: numberOfNights }, (_, night) => addDays(arrivalDate, night));
}

/** All rooms held by other sessions or sold (A §5.3: the client subtracts its own legs). */
export function takenByOthers(state: State, sessionId: string | null): Occupied[] {
  const held = liveSessions(state)
    .filter((session) => session.id !== sessionId && !session.isCompleted)
    .flatMap((session) => session.holds);
  return [...held, ...state.sold];
}

/** Rooms of a type left on every night of a stay. */
export function unitsLeft(state: State, others: Occupied[], roomCode: string, nights: LocalDate[]): number {
  const left = nights.map((night) => {
    const taken = others.filter((room) => room.roomCode === roomCode && isOccupied(room, night)).length;
    return unitsOf(state.world, roomCode, night) - taken;
  });
  return Math.max(0, Math.min(...left));
}

/** The number of dogs, children or infants that the estate can still take on every night of a stay (A §3.6). */
export function feesLeft(others: Occupied[], fee: FeeRecord, nights: LocalDate[]): number {
  const left = nights.map((night) =>
    others
      .filter((room) => isOccupied(room, night))
      .reduce((rest, room) => rest - feeQuantity(fee.Code, room.quota), fee.dailyLimit),
  );
  return Math.max(0, Math.min(...left));
}

function isOccupied(room: Occupied, night: LocalDate): boolean {
  return room.arrivalDate <= night && night < addDays(room.arrivalDate, room.numberOfNights);
}
