import { chance } from './chance.ts';
import { dayNumber, dayOfMonth, monthOf, weekday } from './days.ts';
import {
  eventOn,
  isBankHolidayWeekend,
  isPrivateParty,
  isSchoolHoliday,
  isWedding,
  isWeekendNight,
  seasonFactor,
} from './seasons.ts';
import type { LocalDate, RoomRecord, World } from './types.ts';

/** Rooms with a minimum of two nights on Saturdays. */
const WEEKEND_ROOMS = ['HSLS', 'LSBH', 'LSIC', 'MRKC'];

/**
 * Free rooms of a type on a night, without those held in sessions. 0 when closed or sold out, and for unknown codes.
 */
export function unitsOf(world: World, roomCode: string, date: LocalDate): number {
  const room = world.rooms.find((record) => record.code === roomCode);
  if (!room || isClosed(world, roomCode, date) || isPrivateParty(date)) return 0;
  if (room.areaKey === 'house' && isWedding(date)) return 0;
  const taken = room.total <= 3 ? takenOfFew(world, room, date) : takenOfMany(world, room, date);
  return Math.max(0, room.total - taken);
}

/** Whether nobody can sleep in a room type on a night: at Christmas, during decorating, on the island in winter. */
export function isClosed(world: World, roomCode: string, date: LocalDate): boolean {
  const area = world.rooms.find((record) => record.code === roomCode)?.areaKey;
  const monthAndDay = date.slice(5);
  if (monthAndDay >= '12-24' && monthAndDay <= '12-26') return true;
  if (area === 'house' && monthAndDay >= '01-06' && monthAndDay <= '01-12') return true;
  if (area === 'moor' && monthOf(date) === 2 && dayOfMonth(date) <= 5) return true;
  return roomCode === 'LSIC' && (monthAndDay >= '11-16' || monthAndDay <= '02-29');
}

/** The fewest nights for an arrival on this date; null where one is enough. */
export function minimumStay(_world: World, roomCode: string, date: LocalDate): number | null {
  const isWeekend = isWeekendNight(date);
  if (roomCode === 'MRHL') return isWeekend ? 3 : 2;
  if (date.slice(5) >= '12-29' || isBankHolidayWeekend(date)) return 2;
  return weekday(date) === 6 && WEEKEND_ROOMS.includes(roomCode) ? 2 : null;
}

/** The demand for a night, from about 0.2 to 1. */
function demand(date: LocalDate): number {
  let wanted = 0.16 + 0.22 * seasonFactor(date);
  if (weekday(date) === 5) wanted += 0.2;
  if (weekday(date) === 6) wanted += 0.32;
  if (isSchoolHoliday(date)) wanted += 0.1;
  if (isBankHolidayWeekend(date)) wanted += 0.15;
  if (eventOn(date) !== null) wanted += 0.3;
  return Math.min(1, wanted);
}

function takenOfMany(world: World, room: RoomRecord, date: LocalDate): number {
  const swing = (chance(world.seed, `stock ${room.code} ${date}`) - 0.5) * 0.36;
  return Math.round(room.total * Math.min(1, Math.max(0, demand(date) + swing)));
}

/** Takes rooms of a rare type for whole stays of three or four nights, so that free nights lie together. */
function takenOfFew(world: World, room: RoomRecord, date: LocalDate): number {
  const day = dayNumber(date) + 3;
  const half = day % 7 < 4 ? 'early' : 'late';
  let taken = 0;
  for (let unit = 1; unit <= room.total; unit += 1) {
    const luck = chance(world.seed, `stay ${room.code} ${unit} ${Math.floor(day / 7)} ${half}`);
    if (luck < demand(date)) taken += 1;
  }
  return taken;
}
