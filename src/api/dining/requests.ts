/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';

/** Sitting 0 is breakfast, 2 is dinner. */
export const tablesRequest = v.strictObject({
  Guests: v.number(),
  ArrivalDate: v.string(),
  NumberOfNights: v.number(),
  Restaurants: v.array(v.string()),
  Sitting: v.picklist([0, 2]),
});
