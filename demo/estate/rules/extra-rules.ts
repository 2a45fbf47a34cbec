import type { RoomStay } from '../payloads/stage.ts';
import type { TableBooking } from '../payloads/stage-extras.ts';
import { refuse } from '../refusal.ts';
import type { LocalDate, LocalDateTime } from '../world/types.ts';
import type { RateGroupRate } from '../world/wire.ts';
import type { Claim } from './records.ts';
import type { State } from './state.ts';
import { tableClaim, type Sitting } from './tables.ts';

/** The limits for an extra. */
export interface ExtraRules {
  rate: RateGroupRate | null;
  /** Every date from arrival to departure, both included. */
  dates: LocalDate[];
  field: string;
}

/** A table's claims; none for a row without availability (A §5.8). */
export function tableClaims(
  state: State,
  booking: TableBooking,
  sitting: Sitting,
  dates: LocalDate[],
  field: string,
): Claim[] {
  const { hadAvailability, restaurant, timeSlot } = booking;
  if (!hadAvailability || restaurant === null || timeSlot === null) return [];
  checkWithinStay(timeSlot, dates, `${field}.timeSlot`);
  return [tableClaim(state, restaurant, timeSlot, sitting)];
}

/** Throws 400 for a time outside the stay. */
export function checkWithinStay(time: LocalDateTime, dates: LocalDate[], field: string): void {
  if (!dates.includes(time.slice(0, 10))) refuse(field, 'is outside the stay');
}

/** Throws 400 for a guest who is not in the room. */
export function checkClient(stay: RoomStay, clientIndex: number, field: string): void {
  if (clientIndex >= stay.guests.length) refuse(`${field}.clientIndex`, 'no such guest');
}
