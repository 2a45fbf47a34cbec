import * as v from 'valibot';
import type { SpaBooking } from '../../domain/spa-bookings.ts';
import type { Call } from '../call.ts';
import {
  count,
  finiteNumber,
  id,
  list,
  localDate,
  noAnswer,
  orNull,
  text,
  wholeNumber,
  wireObject,
  type Answer,
} from '../wire.ts';
import { localDateTime } from '../wire-time.ts';
import { money } from '../wire-money.ts';
import type { EmailRequest } from '../stay/send-email.ts';

const client = wireObject({ Id: id, Title: text, FirstName: text, LastName: text, ArrivalTime: text });

const treatmentItem = wireObject({
  ClientIndex: count,
  StartDateTime: localDateTime,
  DisplayName: text,
  Duration: finiteNumber,
  Price: money,
});

const spaGardenTime = wireObject({
  GuestIndex: count,
  Selection: wireObject({ GroupAppointmentTypeDescription: text, StartDateTime: localDateTime }),
});

const spaBooking: Answer<SpaBooking> = wireObject({
  Id: id,
  Date: localDate,
  DaysToGo: wholeNumber,
  Item: wireObject({
    ConfirmationId: id,
    CalculatedAmount: money,
    Package: orNull(wireObject({ DisplayName: text, Price: money, EndTime: text })),
    Clients: list(client),
    Items: list(treatmentItem),
    RestaurantTime: orNull(wireObject({ DisplayName: text, Time: text })),
    SpaGardenTimes: list(spaGardenTime),
  }),
});

const spaBookings: Answer<SpaBooking[]> = v.array(spaBooking);

export const loadSpaBookings: Call<'spaBookings', undefined, SpaBooking[]> = {
  endpoint: 'spaBookings',
  answer: spaBookings,
};

export const loadSpaBooking: Call<'spaBooking', undefined, SpaBooking> = {
  endpoint: 'spaBooking',
  answer: spaBooking,
};

export const sendSpaEmail: Call<'sendSpaEmail', EmailRequest, undefined> = {
  endpoint: 'sendSpaEmail',
  answer: noAnswer,
};
