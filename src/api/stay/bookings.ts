import * as v from 'valibot';
import type { BookedRoom, FoundStay, StayBooking, StayReservation } from '../../domain/stay-bookings.ts';
import type { Call } from '../call.ts';
import {
  count,
  flag,
  id,
  list,
  localDate,
  noAnswer,
  withFallback,
  orNull,
  text,
  wholeNumber,
  wireObject,
  type Answer,
} from '../wire.ts';
import { localDateTime } from '../wire-time.ts';
import { money } from '../wire-money.ts';
import type { cancelRequest, findRequest } from './requests.ts';

const guestNumbers = { Adults: count, Children: count, Infants: count };

/** A line of the list of stays. */
const stayReservation: Answer<StayReservation> = wireObject({
  ConfirmationNumber: id,
  IsCancelled: flag,
  DaysToStay: wholeNumber,
  ArrivalDate: localDate,
  DepartureDate: localDate,
  RoomCount: count,
  TotalGuests: wireObject(guestNumbers),
  RoomStays: list(wireObject({ InternalIdentifier: id, Leg: count, RoomCode: id })),
  HasSpa: flag,
  Total: money,
  Deposit: withFallback(money, 0),
});

const person = wireObject({ FirstName: text, LastName: text });

const spaItem = wireObject({ ClientIndex: count, StartDateTime: localDateTime, DisplayName: text });

/** One room of a booked stay. */
export const bookedRoom: Answer<BookedRoom> = wireObject({
  Leg: count,
  InternalIdentifier: id,
  ConfirmationNumber: id,
  RoomCode: id,
  RateCode: id,
  IsCancelled: flag,
  GuestQuota: wireObject({ ...guestNumbers, Dogs: withFallback(count, 0) }),
  GuestNames: list(v.string()),
  LeadGuest: person,
  AccompanyingGuests: list(person),
  DateRange: wireObject({ StartDate: localDate, EndDate: localDate }),
  CancellationDateTime: orNull(localDateTime),
  RequiresDeposit: v.boolean(),
  PaymentCard: text,
  Total: money,
  PackagesTotal: withFallback(money, 0),
  NonAdultTotal: withFallback(money, 0),
  DogsTotal: withFallback(money, 0),
  Packages: list(wireObject({ Code: id, Quantity: count })),
  CancellationPolicy: text,
  TaxInformation: text,
  SpaReservation: orNull(wireObject({ Items: list(spaItem) })),
});

const stayBooking: Answer<StayBooking> = v.object({ items: v.array(bookedRoom), hasVoucher: v.boolean() });

const stayReservations: Answer<StayReservation[]> = v.array(stayReservation);

/** A booking that was looked up. It needs at least one room: without a room, nothing is known of it (E-05). */
const foundStay: Answer<FoundStay> = v.pipe(
  v.object({
    items: v.pipe(v.array(bookedRoom), v.minLength(1)),
    hasVoucher: v.boolean(),
    Deposit: orNull(money),
  }),
  v.transform(({ Deposit, ...booking }) => ({ booking, paid: Deposit })),
);

export const loadStayBookings: Call<'stayBookings', undefined, StayReservation[]> = {
  endpoint: 'stayBookings',
  answer: stayReservations,
};

export const loadStayBooking: Call<'stayBooking', undefined, StayBooking> = {
  endpoint: 'stayBooking',
  answer: stayBooking,
};

export type FindRequest = v.InferOutput<typeof findRequest>;

export const findStay: Call<'findStay', FindRequest, FoundStay> = {
  endpoint: 'findStay',
  answer: foundStay,
};

export type CancelRequest = v.InferOutput<typeof cancelRequest>;

export const cancelStay: Call<'cancelStay', CancelRequest, undefined> = {
  endpoint: 'cancelStay',
  answer: noAnswer,
};
