/*
 * What is sent, as schemas. Shipped code takes their types only, so they cost the bundle nothing;
 * tests hold every body against them.
 */

import * as v from 'valibot';

/** Bodies and answers are not shown (A §7.3); the stay flow makes neither call. */
export const golfBookingRequest = v.record(v.string(), v.unknown());

/** A §7.8: the itinerary counts `players`, the package `PlayerCount`. */
export const teeTimesRequest = v.strictObject({
  sessionId: v.string(),
  startDate: v.string(),
  numberOfDays: v.number(),
  rounds: v.array(
    v.union([
      v.strictObject({ number: v.number(), players: v.number() }),
      v.strictObject({ number: v.number(), PlayerCount: v.number() }),
    ]),
  ),
});
