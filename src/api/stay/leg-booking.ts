import type * as v from 'valibot';
import type { Leg } from '../../domain/booking/booking.ts';
import type { GuestQuota, StaySearch } from '../../domain/search/occupancy.ts';
import type { Call } from '../call.ts';
import type { legBookingRequest, quotaRequest } from './requests.ts';
import { wireObject, type Answer } from '../reader.ts';
import { id } from '../wire.ts';

export type LegBookingRequest = v.InferOutput<typeof legBookingRequest>;

export interface BookedLeg {
  confirmationNumber: string;
  internalIdentifier: string;
}

const bookedLeg: Answer<BookedLeg> = wireObject({
  ConfirmationNumber: id,
  InternalIdentifier: id,
});

export const bookLeg: Call<'bookLeg', LegBookingRequest, BookedLeg> = {
  endpoint: 'bookLeg',
  answer: bookedLeg,
};

/** Holds a leg's room. `roomStays` is empty until a room and a rate are chosen. */
export function legBookingBody(search: StaySearch, leg: Leg): LegBookingRequest {
  const { roomCode, rate } = leg;
  const isChosen = roomCode !== null && rate !== null;
  const roomStays = isChosen
    ? [{ ...rateCodes(rate), roomCode, leg: leg.leg, guestQuota: quotaBody(leg.guestQuota) }]
    : [];
  return {
    initiatingLeg: leg.leg,
    arrivalDate: search.arrivalDate,
    numberOfNights: search.numberOfNights,
    roomStays,
  };
}

/** A rate's codes, under the field names of a room stay. */
export function rateCodes(rate: NonNullable<Leg['rate']>) {
  return {
    rateCode: rate.rateCode,
    promoCode: rate.promotionCode,
    blockCode: rate.blockCode,
    corporateCode: rate.corporateCode,
  };
}

/** The party of a room stay, as the server sent it. */
export function quotaBody(quota: GuestQuota): v.InferOutput<typeof quotaRequest> {
  const { adults, childAges, children, infants, dogs } = quota;
  return { Adults: adults, ChildAges: childAges, Children: children, Infants: infants, Dogs: dogs };
}
