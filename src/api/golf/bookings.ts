import * as v from 'valibot';
import type { Call } from '../call.ts';
import { nothing } from '../wire.ts';

/** Bodies and answers are not shown (A §7.3); the stay flow makes neither call. */
export const golfBookingRequest = v.record(v.string(), v.unknown());

type GolfBookingRequest = v.InferOutput<typeof golfBookingRequest>;

export const createGolfBooking: Call<'createGolf', GolfBookingRequest, undefined> = {
  endpoint: 'createGolf',
  answer: nothing,
};

export const completeGolfBooking: Call<'completeGolf', GolfBookingRequest, undefined> = {
  endpoint: 'completeGolf',
  answer: nothing,
};
