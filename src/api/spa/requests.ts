/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';

/** Mud by treatment codes, spa garden by duration ids. */
export const extrasRequest = v.union([
  v.strictObject({ date: v.string(), appointmentExtras: v.array(v.string()) }),
  v.strictObject({ date: v.string(), groupExtras: v.array(v.string()) }),
]);

export const spaTimesRequest = v.strictObject({
  SessionId: v.string(),
  Date: v.string(),
  GuestRequirements: v.array(v.strictObject({ Activities: v.array(v.string()) })),
});

/** The catalogue names these calls without body or answer. The stay flow makes none of them. */
export const unspecifiedRequest = v.record(v.string(), v.unknown());
