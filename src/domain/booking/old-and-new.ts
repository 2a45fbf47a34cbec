import { hasPackages, type ReplacedRoom } from '../account/found-stay.ts';
import type { BookedRoom } from '../account/stay-bookings.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { roomTypeByCode } from '../configuration/lookups.ts';
import { departureDate, type LocalDate } from '../dates/dates.ts';
import type { MinorUnits } from '../money/money.ts';
import { legTotal, roomAmount } from '../money/pricing.ts';
import type { Booking } from './booking.ts';

/** A side of an amendment, as it is told beside the other one. */
export interface AmendedSide {
  /** Arrival and departure; null in a new side with the booked room's. */
  dates: { from: LocalDate; to: LocalDate } | null;
  /** Empty where the estate does not name the room, and in a new side with the booked one. */
  roomName: string;
  /** The room with its fees, without extras; null where that is not known. */
  price: MinorUnits | null;
  hasExtras: boolean;
}

/** The two sides of an amendment. The new one says only what changes, and is null before anything does. */
export interface AmendedSides {
  old: AmendedSide;
  next: AmendedSide | null;
  /** Whether their dates are in several years. */
  areYearsTold: boolean;
}

/** `price`: of the booked room, null where it is not known. */
export function amendedSides(
  room: BookedRoom,
  price: MinorUnits | null,
  booking: Booking | null,
  configuration: StayConfiguration,
): AmendedSides {
  const old = oldSide(room, price, configuration);
  const whole = booking && newSide(booking, configuration);
  const dates = [old, whole].flatMap((side) => (side?.dates ? [side.dates.from, side.dates.to] : []));
  return {
    old,
    next: whole && changesIn(whole, old),
    areYearsTold: new Set(dates.map((date) => date.slice(0, 4))).size > 1,
  };
}

function changesIn(whole: AmendedSide, old: AmendedSide): AmendedSide | null {
  const isSameStay = whole.dates?.from === old.dates?.from && whole.dates?.to === old.dates?.to;
  const next = {
    ...whole,
    dates: isSameStay ? null : whole.dates,
    roomName: whole.roomName === old.roomName ? '' : whole.roomName,
  };
  return next.dates === null && next.roomName === '' && next.price === null ? null : next;
}

/** Whether something may have been paid for the booked room already: not where the estate says that nothing was. */
export function mayBePaid(room: ReplacedRoom): boolean {
  return room.money?.paid !== 0 && (room.requiresDeposit || hasPackages(room));
}

function oldSide(room: BookedRoom, price: MinorUnits | null, configuration: StayConfiguration): AmendedSide {
  return {
    dates: { from: room.dateRange.startDate, to: room.dateRange.endDate },
    roomName: roomTypeByCode(configuration, room.roomCode)?.displayName ?? '',
    price,
    hasExtras: price !== room.total,
  };
}

/** The room that takes its place; null before one is chosen, and where several do. */
function newSide({ search, legs }: Booking, configuration: StayConfiguration): AmendedSide | null {
  const [leg, ...others] = legs;
  if (leg === undefined || leg.roomCode === null || others.length > 0) return null;
  return {
    dates: { from: search.arrivalDate, to: departureDate(search) },
    roomName: roomTypeByCode(configuration, leg.roomCode)?.displayName ?? '',
    price: leg.rate && roomAmount(leg),
    hasExtras: legTotal(leg) !== roomAmount(leg),
  };
}
