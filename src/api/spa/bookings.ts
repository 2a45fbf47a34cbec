import * as v from 'valibot';
import type { SpaBooking } from '../../domain/spa/spa-bookings.ts';
import type { Call } from '../call.ts';
import type { spaEmailRequest } from '../stay/requests.ts';
import { list, maybe, maybeNull, orNull, some, wireObject, type Answer } from '../reader.ts';
import {
  count,
  finiteNumber,
  id,
  localDate,
  localDateTime,
  money,
  noAnswer,
  text,
  wholeNumber,
} from '../wire.ts';

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

export const spaBooking: Answer<SpaBooking> = wireObject({
  Id: id,
  Date: localDate,
  DaysToGo: wholeNumber,
  Item: wireObject({
    ConfirmationId: id,
    CalculatedAmount: money,
    Package: maybeNull(wireObject({ DisplayName: text, Price: money, EndTime: text })),
    Clients: list(client),
    Items: maybe(v.array(treatmentItem), []),
    RestaurantTime: orNull(wireObject({ DisplayName: text, Time: text })),
    SpaGardenTimes: list(spaGardenTime),
  }),
});

const spaBookings: Answer<SpaBooking[]> = some(spaBooking);

export const loadSpaBookings: Call<'spaBookings', undefined, SpaBooking[]> = {
  endpoint: 'spaBookings',
  answer: spaBookings,
};

export const loadSpaBooking: Call<'spaBooking', undefined, SpaBooking> = {
  endpoint: 'spaBooking',
  answer: spaBooking,
};

export const sendSpaEmail: Call<'sendSpaEmail', v.InferOutput<typeof spaEmailRequest>, undefined> = {
  endpoint: 'sendSpaEmail',
  answer: noAnswer,
};
