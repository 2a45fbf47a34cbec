import { sellsRoom, type Hotel } from '../hotels/hotel.ts';
import type { GuestOccupancy } from '../payloads/parts.ts';
import type { CalendarPayload } from '../payloads/search.ts';
import { addDays } from '../world/days.ts';
import { nightlyPrice } from '../world/prices.ts';
import { isClosed, minimumStay } from '../world/stock.ts';
import type { LocalDate } from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import { partyFees } from './included-packages.ts';
import { quotaOf } from './party.ts';
import { isSameCode } from './rate-offers.ts';
import { sum } from './sum.ts';
import type { BookingSession, State } from './state.ts';
import { takenByOthers, unitsLeft } from './stock.ts';

/** One day of a price calendar (A §3.7). Amount is one night in pounds, null where nothing is sold. */
export interface CalendarDayAnswer {
  Date: LocalDate;
  Amount: Pounds | null;
  IsAvailable: boolean;
  IsClosed: boolean;
  Units: number;
  MinLengthOfStay: number | null;
  /**
   * What the party cannot avoid for this night, 0 included. Missing where nothing is sold, and with the city tax: it is
   * capped, so that a night's share depends on the stay.
   */
  PackagesTotal?: Pounds;
}

/**
 * Prices by day (A §7.2): of one room and rate, or the lowest over all rooms for the party and all rates where the
 * payload names none. Only rooms that the hotel sells count; with a code, only its rates (A §2.6).
 */
export function priceCalendar(
  state: State,
  session: Pick<BookingSession, 'id' | 'takesLevies'>,
  payload: CalendarPayload,
  hotel: Hotel | undefined,
): CalendarDayAnswer[] {
  const others = takenByOthers(state, session.id);
  const [party] = payload.guestOccupancies;
  const rooms = roomsFor(state, payload.roomCode, party).filter((code) => sellsRoom(hotel, code));
  const rates = ratesFor(state, payload.rateCode, payload.code);
  return Array.from({ length: payload.numberOfNights }, (_, index) => {
    const date = addDays(payload.arrivalDate, index);
    const isPast = date < state.world.today;
    const free = rooms.filter((room) => !isPast && unitsLeft(state, others, room, [date]) > 0);
    const guests = { adults: party?.adults ?? 2, isFirstNight: true };
    const offers = free.flatMap((room) =>
      rates.flatMap((rate) => nightlyPrice(state.world, room, rate, date, guests) ?? []),
    );
    const amount = offers.length > 0 ? Math.min(...offers) : null;
    const fees = party ? partyFees(state, session.id, [date], quotaOf(party)) : [];
    const minimums = rooms.map((room) => minimumStay(state.world, room, date) ?? 1);
    const minimum = Math.min(...minimums);
    return {
      Date: date,
      Amount: amount,
      IsAvailable: amount !== null,
      IsClosed: isPast || rooms.every((room) => isClosed(state.world, room, date)),
      Units: free.reduce((units, room) => units + unitsLeft(state, others, room, [date]), 0),
      MinLengthOfStay: minimum > 1 && Number.isFinite(minimum) ? minimum : null,
      ...(amount !== null && !session.takesLevies && { PackagesTotal: sum(fees.map(({ Total }) => Total)) }),
    };
  });
}

function roomsFor(state: State, roomCode: string | null, party: GuestOccupancy | undefined): string[] {
  if (roomCode !== null) return [roomCode];
  const adults = party?.adults ?? 2;
  return state.world.configuration.Areas.flatMap((area) => area.RoomTypes)
    .filter((room) => room.MaxAdults >= adults && room.MaxChildren >= (party?.childCount ?? 0))
    .map((room) => room.PMSCode);
}

function ratesFor(state: State, rateCode: string | null, code: string | null): string[] {
  const isFor = (promoCode: string | null): boolean =>
    code === null ? promoCode === null : promoCode !== null && isSameCode(promoCode, code);
  if (rateCode !== null) return [rateCode];
  return state.world.rates.filter((rate) => isFor(rate.promoCode)).map((rate) => rate.code);
}
