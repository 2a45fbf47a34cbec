import type * as v from 'valibot';
import { addDays, type LocalDate } from '../../domain/dates/dates.ts';
import type { DiningDay } from '../../domain/dining/dining.ts';
import type { Call } from '../call.ts';
import type { tablesRequest } from './requests.ts';
import { maybe, some, wireObject, type Answer } from '../reader.ts';
import { id, localDate, localDateTime, noAnswer } from '../wire.ts';

export type TablesRequest = v.InferOutput<typeof tablesRequest>;

const diningDays: Answer<DiningDay[]> = some(
  wireObject({
    Date: localDate,
    RestaurantAvailabilities: maybe(
      some(
        wireObject({
          RestaurantId: id,
          Availability: wireObject({ TimeSlots: maybe(some(wireObject({ TimeSlot: localDateTime })), []) }),
        }),
      ),
      [],
    ),
  }),
);

export const findTables: Call<'tables', TablesRequest, DiningDay[]> = {
  endpoint: 'tables',
  answer: diningDays,
};

/** The specification does not show its answer. */
export const loadRestaurantConfiguration: Call<'restaurantConfiguration', undefined, undefined> = {
  endpoint: 'restaurantConfiguration',
  answer: noAnswer,
};

/** The guests and the restaurants of a question for tables. */
export interface TablesQuestion {
  guests: number;
  arrivalDate: LocalDate;
  numberOfNights: number;
  restaurants: string[];
}

/** The question for breakfast tables, from the day after arrival. */
export function breakfastRequest(question: TablesQuestion): TablesRequest {
  return {
    Guests: question.guests,
    ArrivalDate: addDays(question.arrivalDate, 1),
    NumberOfNights: question.numberOfNights,
    Restaurants: question.restaurants,
    Sitting: 0,
  };
}

/** The question for dinner tables, of every night or of the first only. */
export function dinnerRequest(question: TablesQuestion, isFirstNightOnly: boolean): TablesRequest {
  return {
    Guests: question.guests,
    ArrivalDate: question.arrivalDate,
    NumberOfNights: isFirstNightOnly ? 1 : question.numberOfNights,
    Restaurants: question.restaurants,
    Sitting: 2,
  };
}

/** Tables of one evening in one restaurant, for the dinner package. */
export function addOnTablesRequest(date: LocalDate, guests: number, restaurantId: string): TablesRequest {
  return { Guests: guests, ArrivalDate: date, NumberOfNights: 1, Restaurants: [restaurantId], Sitting: 2 };
}
