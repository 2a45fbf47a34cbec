import * as v from 'valibot';
import type { GuestOccupancy, GuestQuota } from '../../domain/occupancy.ts';
import { count, list, orElse, type Answer } from '../wire.ts';

/** The party of one room as a request names it (A §3.5). */
export const occupancyRequest = v.strictObject({
  adults: v.number(),
  childCount: v.number(),
  children: v.array(v.strictObject({ index: v.number(), age: v.number() })),
  dogs: v.number(),
}) satisfies v.GenericSchema<GuestOccupancy>;

/** The party of one room as a booking names it (A §3.6, B §3). */
export const quotaRequest = v.strictObject({
  Adults: v.number(),
  ChildAges: v.array(v.number()),
  Children: v.number(),
  Infants: v.number(),
  Dogs: v.number(),
}) satisfies v.GenericSchema<GuestQuota>;

/** The party as the server counts it; dogs and ages it may leave out. */
export const guestQuota: Answer<GuestQuota> = v.object({
  Adults: count,
  ChildAges: list(count),
  Children: count,
  Infants: count,
  Dogs: orElse(count, 0),
});
