import * as v from 'valibot';
import type { BookedRoom, StayBooking, StayReservation } from '../../domain/account/stay-bookings.ts';
import type { Call } from '../call.ts';
import type { cancelByCodeRequest, cancelRequest, findRequest } from './requests.ts';
import { list, maybe, maybeNull, orNull, some, wanted, wireObject, type Answer } from '../reader.ts';
import {
  count,
  deadline,
  flag,
  html,
  id,
  localDate,
  localDateTime,
  money,
  noAnswer,
  text,
  wholeNumber,
  yesNo,
} from '../wire.ts';

const guestNumbers = { Adults: count, Children: maybe(count, 0), Infants: maybe(count, 0) };

/** A line of the list of stays. */
const stayReservation: Answer<StayReservation> = wireObject({
  ConfirmationNumber: id,
  IsCancelled: maybe(yesNo, false),
  DaysToStay: wholeNumber,
  ArrivalDate: localDate,
  DepartureDate: localDate,
  RoomCount: count,
  TotalGuests: wireObject(guestNumbers),
  RoomStays: list(wireObject({ InternalIdentifier: id, Leg: count, RoomCode: id })),
  HasSpa: flag,
  Total: money,
  Deposit: maybeNull(money),
  HasVoucher: orNull(yesNo),
});

const person = wireObject({ FirstName: text, LastName: text });

const spaItem = wireObject({ ClientIndex: count, StartDateTime: localDateTime, DisplayName: text });

const bookedPackage: Answer<BookedRoom['packages'][number]> = v.pipe(
  wireObject({ Code: id, DisplayName: text, Quantity: count }),
  v.transform(({ displayName: name, ...booked }) => ({ ...booked, name })),
);

/** One room of a booked stay. */
export const bookedRoom: Answer<BookedRoom> = wireObject({
  Leg: count,
  InternalIdentifier: id,
  ConfirmationNumber: id,
  RoomCode: id,
  RateCode: id,
  IsCancelled: maybe(yesNo, false),
  GuestQuota: wireObject({ ...guestNumbers, Dogs: wanted(count, 0) }),
  GuestNames: list(text),
  LeadGuest: wanted(person, {}),
  AccompanyingGuests: list(person),
  DateRange: wireObject({ StartDate: localDate, EndDate: localDate }),
  CancellationDateTime: deadline,
  RequiresDeposit: yesNo,
  RequiresGuarantee: wanted(yesNo, true),
  PaymentCard: text,
  Total: money,
  PackagesTotal: maybe(money, 0),
  NonAdultTotal: maybe(money, 0),
  DogsTotal: maybe(money, 0),
  Packages: maybe(v.array(bookedPackage), []),
  CancellationPolicy: html,
  TaxInformation: html,
  SpaReservation: orNull(wireObject({ Items: list(spaItem) })),
});

const ofBooking = { hasVoucher: yesNo, Deposit: maybeNull(money), DueOnArrival: maybeNull(money) };

const stayReservations: Answer<StayReservation[]> = some(stayReservation);

/** A booking. It needs at least one room: without a room, nothing is known of it, nor of its cancellation (E-05). */
const stayBooking: Answer<StayBooking> = v.pipe(
  v.object({ items: v.pipe(v.array(bookedRoom), v.minLength(1)), ...ofBooking }),
  v.transform(({ Deposit, DueOnArrival, ...booking }) => ({ ...booking, paid: Deposit, due: DueOnArrival })),
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

export const findStay: Call<'findStay', FindRequest, StayBooking> = {
  endpoint: 'findStay',
  answer: stayBooking,
};

export const sendCancellationCode: Call<'sendCancellationCode', FindRequest, undefined> = {
  endpoint: 'sendCancellationCode',
  answer: noAnswer,
};

export type CancelByCodeRequest = v.InferOutput<typeof cancelByCodeRequest>;

export const cancelByCode: Call<'cancelByCode', CancelByCodeRequest, undefined> = {
  endpoint: 'cancelByCode',
  answer: noAnswer,
};

export type CancelRequest = v.InferOutput<typeof cancelRequest>;

export const cancelStay: Call<'cancelStay', CancelRequest, undefined> = {
  endpoint: 'cancelStay',
  answer: noAnswer,
};
