import type { Leg } from './booking.ts';
import type { Places } from './carry-guests.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { dateOf, stayDates, stayDatesWithDeparture, type LocalDate } from '../dates/dates.ts';
import type { DiningBooking } from '../dining/dining.ts';
import { diningDates, type Meal } from '../dining/dining-rows.ts';
import { isIncluded, type Section } from '../addons/included-times.ts';
import { mealRestaurants, rateContentOf } from '../configuration/lookups.ts';
import type { StaySearch } from '../search/occupancy.ts';
import type { SpaSelection } from '../spa/spa.ts';
import { isTable, poolTime, table, teeTime, treatmentTime, type Thing } from './things-of-leg.ts';
import type { NotKept } from './not-kept.ts';

type Why = NotKept['why'];

/** What decides whether an old room's times fit. */
export interface NewStay {
  configuration: StayConfiguration;
  search: StaySearch;
  places: Places;
  /** Exactly the same guests come. */
  isSameParty: boolean;
}

/** The choices that fit, and the others with their reasons. */
export interface Carried<Kept> {
  kept: Kept[];
  notKept: NotKept[];
}

/** The room with the old times of its rate that fit. Pool times are only wishes: they fit any party. */
export function carryTimes(stay: NewStay, leg: Leg, old: Leg): { leg: Leg; notKept: NotKept[] } {
  const { configuration, search, isSameParty } = stay;
  const nights = stayDates(search);
  const days = stayDatesWithDeparture(search);
  const why = (time: Section, dates: readonly LocalDate[], date: LocalDate, fitsParty: boolean) =>
    isIncluded(configuration, leg, time) ? whyNot(dates, date, fitsParty) : 'notWithRate';
  const pool = sift(
    old.spaPool,
    (time) => why('pool', days, time.date, true),
    (time) => poolTime(leg, time),
  );
  const golf = sift(
    old.golf,
    (time) => why('golf', nights, time.date, isSameParty),
    (time) => teeTime(leg, time),
  );
  const isSameRate = old.rate?.rateCode === leg.rate?.rateCode;
  const spa = sift(
    old.spaPackages,
    // The prices of treatments belong to the rate (D-39).
    ({ guestIndex, time }) =>
      !isSameRate || !isIncluded(configuration, leg, 'treatments')
        ? 'notWithRate'
        : (whyNot(nights, dateOf(time.startTime), true) ??
          ((stay.places[guestIndex] ?? null) === null ? 'noGuest' : null)),
    (treatment) => treatmentTime(leg, treatment),
  );
  const breakfast = carryMeal('breakfast', stay, leg, old);
  const dinner = carryMeal('dinner', stay, leg, old);
  return {
    leg: {
      ...leg,
      spaPool: pool.kept,
      spaPackages: spa.kept.map((treatment) => moved(treatment, stay.places, nights)),
      breakfast: breakfast.kept,
      dinner: dinner.kept,
      golf: golf.kept,
    },
    notKept: [pool, spa, breakfast, dinner, golf].flatMap(({ notKept }) => notKept),
  };
}

/** Why a time does not fit the days and the party; null where it fits. */
export function whyNot(dates: readonly LocalDate[], date: LocalDate, fitsParty: boolean): Why | null {
  if (!dates.includes(date)) return 'outsideStay';
  return fitsParty ? null : 'otherParty';
}

/** Splits choices into those that fit and those that do not. */
function sift<Choice>(
  choices: readonly Choice[],
  why: (choice: Choice) => Why | null,
  thing: (choice: Choice) => Thing,
): Carried<Choice> {
  const judged = choices.map((choice) => ({ choice, why: why(choice) }));
  return {
    kept: judged.flatMap(({ choice, why: reason }) => (reason === null ? [choice] : [])),
    notKept: judged.flatMap(({ choice, why: reason }) =>
      reason === null ? [] : [{ ...thing(choice), why: reason }],
    ),
  };
}

/**
 * The tables of a meal. Where some are kept, each new date without a table is listed too. Rows that record a date
 * without tables are kept only together with a table.
 */
function carryMeal(
  meal: Meal,
  { configuration, search, isSameParty }: NewStay,
  leg: Leg,
  old: Leg,
): Carried<DiningBooking> {
  const rate = rateContentOf(configuration, leg);
  const restaurants = mealRestaurants(configuration, leg, meal);
  const dates = diningDates(meal, search, meal === 'dinner' && (rate?.dinnersIsFirstNight ?? false));
  const tables = sift(
    old[meal].filter(isTable),
    ({ date, restaurant }) =>
      isIncluded(configuration, leg, meal) &&
      restaurants.some(({ restaurantId }) => restaurantId === restaurant)
        ? whyNot(dates, date, isSameParty)
        : 'notWithRate',
    (row) => table(configuration, leg, meal, row),
  );
  if (tables.kept.length === 0) return tables;
  const kept = old[meal].filter((row) =>
    isTable(row) ? tables.kept.includes(row) : dates.includes(row.date),
  );
  const open = dates.filter((date) => !kept.some((row) => row.date === date));
  return {
    kept,
    notKept: [
      ...tables.notKept,
      ...open.map((date): NotKept => ({
        ...{ leg: leg.leg, kind: meal, name: '' },
        ...{ when: { at: 'day', date }, why: 'notChosen' },
      })),
    ],
  };
}

/** The treatment with its guest and its day counted in the new stay. */
function moved(treatment: SpaSelection, places: Places, nights: readonly LocalDate[]): SpaSelection {
  return {
    ...treatment,
    guestIndex: places[treatment.guestIndex] ?? treatment.guestIndex,
    dateIndex: nights.indexOf(dateOf(treatment.time.startTime)),
  };
}
