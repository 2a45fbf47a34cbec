/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';

/** The specification shows neither body nor answer. The stay flow makes neither of the two calls. */
export const golfBookingRequest = v.record(v.string(), v.unknown());

/** The itinerary counts `players`, the package `PlayerCount`. */
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
