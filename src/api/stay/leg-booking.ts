import * as v from 'valibot';
import type { Leg } from '../../domain/booking.ts';
import type { StaySearch } from '../../domain/occupancy.ts';
import type { Call } from '../call.ts';
import { id, type Answer } from '../wire.ts';
import type { legBookingRequest } from './requests.ts';

export type LegBookingRequest = v.InferOutput<typeof legBookingRequest>;

export interface BookedLeg {
  Leg: number;
  ConfirmationNumber: string;
  InternalIdentifier: string;
}

/** The leg comes as a number or as its digits (A §3.9). */
const legNumber: Answer<number> = v.pipe(
  id,
  v.transform(Number),
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(100),
);

const bookedLeg: Answer<BookedLeg> = v.object({
  Leg: legNumber,
  ConfirmationNumber: id,
  InternalIdentifier: id,
});

export const bookLeg: Call<'bookLeg', LegBookingRequest, BookedLeg> = {
  endpoint: 'bookLeg',
  answer: bookedLeg,
};

/** Holds a leg's room; `roomStays` is empty before a room and a rate are chosen (A §7.2). */
export function legBookingBody(search: StaySearch, leg: Leg): LegBookingRequest {
  const { roomCode, rate } = leg;
  const isChosen = roomCode !== null && rate !== null;
  const roomStays = isChosen
    ? [{ ...rateCodes(rate), roomCode, leg: leg.leg, guestQuota: leg.guestQuota }]
    : [];
  return {
    initiatingLeg: leg.leg,
    arrivalDate: search.arrivalDate,
    numberOfNights: search.numberOfNights,
    roomStays,
  };
}

/** A rate's codes under the names of a room stay (A §7.2). */
export function rateCodes(rate: NonNullable<Leg['rate']>) {
  return {
    rateCode: rate.RateCode,
    promoCode: rate.PromotionCode,
    blockCode: rate.BlockCode,
    corporateCode: rate.CorporateCode,
  };
}
