import type { BookedRoom } from '../account/stay-bookings.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { roomTypeByCode } from '../configuration/lookups.ts';
import { departureDate, type LocalDate } from '../dates/dates.ts';
import type { MinorUnits } from '../money/money.ts';
import { legTotal, roomAmount } from '../money/pricing.ts';
import type { Booking } from './booking.ts';

/** A side of an amendment, as it is told beside the other one. */
export interface AmendedSide {
  from: LocalDate;
  to: LocalDate;
  /** Empty where the estate does not name the room. */
  roomName: string;
  /** The room with its fees, without extras; null where that is not known. */
  price: MinorUnits | null;
  hasExtras: boolean;
}

/** Whether something may have been paid for the booked room already. */
export function mayBePaid({ requiresDeposit, packagesTotal }: BookedRoom): boolean {
  return requiresDeposit || packagesTotal > 0;
}

/** The booked room. `price`: without extras, null where it is not known. */
export function oldSide(
  room: BookedRoom,
  price: MinorUnits | null,
  configuration: StayConfiguration,
): AmendedSide {
  return {
    from: room.dateRange.startDate,
    to: room.dateRange.endDate,
    roomName: roomTypeByCode(configuration, room.roomCode)?.displayName ?? '',
    price,
    hasExtras: price !== room.total,
  };
}

/** The room that takes its place; null before one is chosen, and where several do. */
export function newSide({ search, legs }: Booking, configuration: StayConfiguration): AmendedSide | null {
  const [leg, ...others] = legs;
  if (leg === undefined || leg.roomCode === null || others.length > 0) return null;
  return {
    from: search.arrivalDate,
    to: departureDate(search),
    roomName: roomTypeByCode(configuration, leg.roomCode)?.displayName ?? '',
    price: leg.rate && roomAmount(leg),
    hasExtras: legTotal(leg) !== roomAmount(leg),
  };
}
