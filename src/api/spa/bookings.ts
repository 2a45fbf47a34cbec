import * as v from 'valibot';
import type { SpaBooking } from '../../domain/spa-bookings.ts';
import type { Call } from '../call.ts';
import {
  count,
  finite,
  id,
  list,
  localDate,
  localDateTime,
  nothing,
  orNull,
  text,
  wholeNumber,
  type Answer,
} from '../wire.ts';
import { pence } from '../wire-money.ts';
import type { EmailRequest } from '../stay/send-email.ts';

const client = v.object({ Id: id, Title: text, FirstName: text, LastName: text, ArrivalTime: text });

const treatmentItem = v.object({
  ClientIndex: count,
  StartDateTime: localDateTime,
  DisplayName: text,
  Duration: finite,
  Price: pence,
});

const spaGardenTime = v.object({
  GuestIndex: count,
  Selection: v.object({ GroupAppointmentTypeDescription: text, StartDateTime: localDateTime }),
});

/** B §3. */
const spaBooking: Answer<SpaBooking> = v.object({
  Id: id,
  Date: localDate,
  DaysToGo: wholeNumber,
  Item: v.object({
    ConfirmationId: id,
    CalculatedAmount: pence,
    Package: orNull(v.object({ DisplayName: text, Price: pence, EndTime: text })),
    Clients: list(client),
    Items: list(treatmentItem),
    RestaurantTime: orNull(v.object({ DisplayName: text, Time: text })),
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
  answer: nothing,
};
