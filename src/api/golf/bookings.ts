import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { golfBookingRequest } from './requests.ts';
import { noAnswer } from '../wire.ts';

type GolfBookingRequest = v.InferOutput<typeof golfBookingRequest>;

export const createGolfBooking: Call<'createGolf', GolfBookingRequest, undefined> = {
  endpoint: 'createGolf',
  answer: noAnswer,
};

export const completeGolfBooking: Call<'completeGolf', GolfBookingRequest, undefined> = {
  endpoint: 'completeGolf',
  answer: noAnswer,
};
