import { chance } from './chance.ts';
import { addDays, at, daysBetween, weekday, yearOf } from './days.ts';
import {
  eventOn,
  isBankHolidayWeekend,
  isChristmas,
  isPeak,
  isSchoolHoliday,
  isWinter,
  seasonFactor,
} from './seasons.ts';
import { isClosed } from './stock.ts';
import type { LocalDate, LocalDateTime, RateRecord, RoomRecord, World } from './types.ts';
import type { Pounds } from './wire.ts';

/** Price factors of weekdays, Sunday first; an ordinary night is 1. */
const WEEKDAY_FACTORS = [0.95, 1, 1, 1, 1.02, 1.14, 1.24];

/** The last year before the yearly rise in prices. */
const BASE_YEAR = 2026;
const YEARLY_RISE = 0.03;

/**
 * The price of one night in pounds for `adults` (2 when not given). Null when the room is closed, or the rate is not
 * sold for that room or night. Ignores minimum stays, booking ahead and stock, which concern the stay.
 */
export function nightlyPrice(
  world: World,
  roomCode: string,
  rateCode: string,
  date: LocalDate,
  party: { adults?: number; isFirstNight?: boolean } = {},
): Pounds | null {
  const room = world.rooms.find((record) => record.code === roomCode);
  const rate = world.rates.find((record) => record.code === rateCode);
  if (!room || !rate || isClosed(world, roomCode, date)) return null;
  if (rate.roomCodes && !rate.roomCodes.includes(roomCode)) return null;
  if (!isInSeason(rate, date)) return null;
  const adults = party.adults ?? 2;
  const extras = adults * (rate.perAdultNight + (party.isFirstNight ? rate.perAdultFirstNight : 0));
  const full = roomPrice(world, room, date, adults) * rate.factor + extras;
  return toHalfPounds(full * (1 - rate.discountPercent / 100));
}

/**
 * The price of a whole stay in pounds. Null when any night is not sold, or the stay is too short or booked too late
 * for the rate. Ignores stock and minimum stays of the room.
 */
export function stayPrice(
  world: World,
  roomCode: string,
  rateCode: string,
  arrival: LocalDate,
  nights: number,
  adults: number,
): Pounds | null {
  const rate = world.rates.find((record) => record.code === rateCode);
  if (!rate || nights < rate.minimumNights) return null;
  if (daysBetween(world.today, arrival) < rate.minimumDaysAhead) return null;
  let total = 0;
  for (let night = 0; night < nights; night += 1) {
    const price = nightlyPrice(world, roomCode, rateCode, addDays(arrival, night), {
      adults,
      isFirstNight: night === 0,
    });
    if (price === null) return null;
    total += price;
  }
  return total;
}

/** The deadline for cancelling or changing a stay at this rate. Throws for an unknown rate. */
export function cancellationDateTime(world: World, rateCode: string, arrival: LocalDate): LocalDateTime {
  const rate = world.rates.find((record) => record.code === rateCode);
  if (!rate) throw new Error(`No such rate: ${rateCode}`);
  return at(addDays(arrival, -rate.cancellationDaysBefore), rate.cancellationHour * 60);
}

/** A room's own price for a night, in whole pounds, whatever the rate. 0 for an unknown room. */
export function listPrice(world: World, roomCode: string, date: LocalDate, adults: number): Pounds {
  const room = world.rooms.find((record) => record.code === roomCode);
  return room ? roomPrice(world, room, date, adults) : 0;
}

/** The room's own price, in whole pounds. One adult in a room for two pays a tenth less. */
function roomPrice(world: World, room: RoomRecord, date: LocalDate, adults: number): Pounds {
  const swing = 1 + (chance(world.seed, `price ${room.code} ${date}`) - 0.5) * 0.05;
  const years = Math.max(0, yearOf(date) - BASE_YEAR);
  const alone = adults === 1 && room.includedAdults === 2 ? 0.9 : 1;
  const more = Math.max(0, adults - room.includedAdults) * room.extraAdult;
  const rise = 1 + years * YEARLY_RISE;
  return Math.round(room.basePrice * seasonFactor(date) * dateFactor(date) * rise * swing * alone) + more;
}

function dateFactor(date: LocalDate): number {
  let factor = WEEKDAY_FACTORS[weekday(date)] ?? 1;
  if (isSchoolHoliday(date)) factor *= 1.06;
  if (isBankHolidayWeekend(date)) factor *= 1.1;
  if (eventOn(date) !== null) factor *= 1.15;
  if (isChristmas(date)) factor *= 1.3;
  return factor;
}

function isInSeason(rate: RateRecord, date: LocalDate): boolean {
  switch (rate.season) {
    case 'always':
      return true;
    case 'noPeak':
      return !isPeak(date);
    case 'winter':
      return isWinter(date);
    case 'midweek':
      return weekday(date) <= 4;
  }
}

function toHalfPounds(amount: number): Pounds {
  return Math.round(amount * 2) / 2;
}
