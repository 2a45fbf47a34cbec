import { addDays } from './days.ts';
import { isPeak, isPrivateParty, isSchoolHoliday, isWeekendNight, isWedding } from './seasons.ts';
import { isClosed, minimumStay, unitsOf } from './stock.ts';
import type { LocalDate, World } from './types.ts';

/** Dates that each show one thing, for tests and for visitors of the demo. */
export interface NotableDates {
  /**
   * At least four weeks ahead. From here on three ordinary nights have rooms in every area, the promo code and all
   * offers.
   */
  ordinary: LocalDate;
  /** A Friday at least four weeks ahead, with rooms left for both nights of the weekend. */
  weekend: LocalDate;
  /** The whole estate is sold out. */
  soldOut: LocalDate;
  /** The House is sold out, the rest is not. */
  wedding: LocalDate;
  /** Everything is closed. */
  closed: LocalDate;
  /** A single night in the Lake Suite is refused. */
  minimumStay: LocalDate;
  /** Rooms are free, but not with the code HEATHER. */
  noPromo: LocalDate;
}

const LOOK_AHEAD_DAYS = 720;

/** Finds the first date of each kind after the world's today. Throws if two years hold none. */
export function notableDates(world: World): NotableDates {
  return {
    ordinary: first(world, 28, (date) => [0, 1, 2].every((night) => isOrdinary(world, addDays(date, night)))),
    weekend: first(world, 28, (date) => isFreeWeekend(world, date)),
    soldOut: first(world, 1, isPrivateParty),
    wedding: first(world, 1, (date) => isWedding(date) && !isPrivateParty(date)),
    closed: first(world, 1, (date) => world.rooms.every((room) => isClosed(world, room.code, date))),
    minimumStay: first(
      world,
      1,
      (date) => minimumStay(world, 'HSLS', date) !== null && unitsOf(world, 'HSLS', date) > 0,
    ),
    noPromo: first(world, 1, (date) => isPeak(date) && unitsOf(world, 'HSPK', date) > 0),
  };
}

function first(world: World, fromDay: number, isWanted: (date: LocalDate) => boolean): LocalDate {
  for (let day = fromDay; day < LOOK_AHEAD_DAYS; day += 1) {
    const date = addDays(world.today, day);
    if (isWanted(date)) return date;
  }
  throw new Error('No such date within two years');
}

/** Whether a date is a weekday outside the seasons, with at least two rooms of each common type. */
function isOrdinary(world: World, date: LocalDate): boolean {
  if (isWeekendNight(date) || isPeak(date) || isSchoolHoliday(date)) return false;
  return ['HSPK', 'HSLK', 'HSLS', 'SYGR', 'SYCH', 'LSSC', 'MRSH'].every(
    (code) => unitsOf(world, code, date) >= 2,
  );
}

function isFreeWeekend(world: World, friday: LocalDate): boolean {
  const saturday = addDays(friday, 1);
  if (!isWeekendNight(friday) || !isWeekendNight(saturday) || isPeak(friday) || isPeak(saturday))
    return false;
  return ['HSPK', 'HSLK', 'SYGR', 'LSSC'].every(
    (code) => unitsOf(world, code, friday) >= 2 && unitsOf(world, code, saturday) >= 2,
  );
}
