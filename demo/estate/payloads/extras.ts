import * as v from 'valibot';
import { atLeastOne, filled, localDate } from './parts.ts';

/** POST api/restaurant (A §7.8): Sitting 0 is breakfast, 2 is dinner (A §9.8). */
export const restaurantPayload = v.strictObject({
  Guests: atLeastOne,
  ArrivalDate: localDate,
  NumberOfNights: v.pipe(atLeastOne, v.maxValue(15)),
  Restaurants: v.pipe(v.array(filled), v.minLength(1)),
  Sitting: v.picklist([0, 2]),
});

const golfSearch = { sessionId: filled, startDate: localDate };
const players = v.pipe(atLeastOne, v.maxValue(16));

/** POST api/golf/search for the itinerary (A §7.8). */
export const itineraryGolfPayload = v.strictObject({
  ...golfSearch,
  numberOfDays: v.pipe(atLeastOne, v.maxValue(15)),
  rounds: v.pipe(v.array(v.strictObject({ number: v.literal(1), players })), v.length(1)),
});

/** POST api/golf/search for the golf package (A §7.8). */
export const packageGolfPayload = v.strictObject({
  ...golfSearch,
  numberOfDays: v.literal(1),
  rounds: v.pipe(v.array(v.strictObject({ number: v.literal(1), PlayerCount: players })), v.length(1)),
});

/** POST api/spa/search: times of a treatment's duration (A §7.8, D-32). */
export const spaTimesPayload = v.strictObject({
  SessionId: filled,
  Date: localDate,
  GuestRequirements: v.pipe(
    v.array(v.strictObject({ Activities: v.pipe(v.array(filled), v.minLength(1)) })),
    v.minLength(1),
  ),
});

/** POST api/spa/extras for the mud room (A §7.8). */
export const mudExtrasPayload = v.strictObject({
  date: localDate,
  appointmentExtras: v.pipe(v.array(filled), v.minLength(1)),
});

/** POST api/spa/extras for the spa garden (A §7.8). */
export const gardenExtrasPayload = v.strictObject({
  date: localDate,
  groupExtras: v.pipe(v.array(filled), v.minLength(1)),
});

/** GET api/spa/activities/{fromDate}/{toDate}. */
export const activityPeriod = v.strictObject({ fromDate: localDate, toDate: localDate });

/** The body of a call whose body neither A nor B shows: any object. */
export const anyObject = v.optional(v.record(v.string(), v.unknown()), {});
