import { inWordsOf } from '../hotels/hotel.ts';
import { hostRoute, memberOf, param, type Call, type Route } from '../call.ts';
import { sendSpaEmailPayload } from '../payloads/booking-changes.ts';
import { checkPayload } from '../payloads/parts.ts';
import {
  activityPeriod,
  anyObject,
  gardenExtrasPayload,
  mudExtrasPayload,
  spaTimesPayload,
} from '../payloads/extras.ts';
import { Refusal } from '../refusal.ts';
import { sendMail } from '../rules/outbox.ts';
import { sessionAnswer, useSession } from '../rules/sessions.ts';
import { findExtras, findSpaTimes, spaActivities } from '../rules/spa-times.ts';
import { nextNumber } from '../rules/state.ts';
import { changedAnswer } from '../scenarios.ts';
import { addDays, daysBetween } from '../world/days.ts';
import type { SpaBookingRecord } from '../world/types.ts';

/** Days after today that a call without dates covers. */
const WEEK = 6;

/** A §7.4. Bodies and answers that neither A nor B shows are kept simple. */
export const spaRoutes: Route[] = [
  hostRoute('spaActivities', 'GET', 'api/spa/activities', ({ state }) =>
    spaActivities(state, state.world.today, addDays(state.world.today, WEEK)),
  ),
  hostRoute('spaActivitiesByDate', 'GET', 'api/spa/activities/:fromDate/:toDate', (call) => {
    const { fromDate, toDate } = checkPayload(activityPeriod, call.params);
    return spaActivities(call.state, fromDate, toDate);
  }),
  hostRoute('spaBookings', 'GET', 'api/spa/user-bookings', (call) =>
    ownBookings(call).map((booking) => bookingAnswer(call, booking)),
  ),
  hostRoute('spaBooking', 'GET', 'api/spa/retrieve/:id', (call) => bookingAnswer(call, ownBooking(call))),
  hostRoute('spa', 'GET', 'api/spa/:id', (call) =>
    sessionAnswer(call.state, useSession(call.state, param(call, 'id'))),
  ),
  hostRoute('spaGroups', 'POST', 'api/spa/groups', (call) => list(call, 'Groups'), true),
  hostRoute('spaPackages', 'POST', 'api/spa/packages', (call) => list(call, 'Packages'), true),
  hostRoute('spaFacilities', 'POST', 'api/spa/facilities', (call) => list(call, 'Facilities'), true),
  hostRoute('buildSpaItinerary', 'POST', 'api/spa/build-itinerary', (call) => list(call, 'Items'), true),
  hostRoute('spaTimes', 'POST', 'api/spa/search', times, true),
  hostRoute('spaExtras', 'POST', 'api/spa/extras', extras, true),
  hostRoute('beginSpaBooking', 'POST', 'api/spa/:id/begin-booking', (call) => {
    checkPayload(anyObject, call.body);
    return sessionAnswer(call.state, useSession(call.state, param(call, 'id')));
  }),
  hostRoute('processSpaBooking', 'POST', 'api/spa/:id/process-booking', (call) => {
    checkPayload(anyObject, call.body);
    useSession(call.state, param(call, 'id'));
    return { ConfirmationId: `BH-${nextNumber(call.state)}` };
  }),
  hostRoute('sendSpaEmail', 'POST', 'api/spa/send-email/', (call) => {
    const { confirmation, emailAddress } = checkPayload(sendSpaEmailPayload, call.body);
    const booking = findBooking(ownBookings(call), confirmation);
    const text = inWordsOf(call.hotel, `Your visit to the Bath House is on ${booking.Date}.`);
    sendMail(call.state, emailAddress, `Confirmation ${booking.Item.ConfirmationId}`, text);
  }),
];

function times(call: Call): unknown {
  const payload = checkPayload(spaTimesPayload, call.body);
  const durations = payload.GuestRequirements.flatMap((guest) => guest.Activities.slice(0, 1));
  return findSpaTimes(call.state, payload.Date, durations);
}

/** Mud rooms by treatment code, the garden by duration id (A §7.8). */
function extras(call: Call): unknown {
  const isGarden = typeof call.body === 'object' && call.body !== null && 'groupExtras' in call.body;
  const { date, keys } = isGarden ? gardenQuestion(call.body) : mudQuestion(call.body);
  const moment = { today: call.state.world.today, arrival: date };
  const found = changedAnswer(call.scenarios, 'spaExtras', findExtras(call.state, date, keys), moment);
  return isGarden ? { AddonAppointments: [], Groups: found } : { AddonAppointments: found, Groups: [] };
}

function gardenQuestion(body: unknown) {
  const { date, groupExtras } = checkPayload(gardenExtrasPayload, body);
  return { date, keys: groupExtras };
}

function mudQuestion(body: unknown) {
  const { date, appointmentExtras } = checkPayload(mudExtrasPayload, body);
  return { date, keys: appointmentExtras };
}

/** An empty list, for calls that neither the stay flow nor the account makes. */
function list(call: Call, name: string): Record<string, never[]> {
  checkPayload(anyObject, call.body);
  return { [name]: [] };
}

function ownBookings(call: Call): SpaBookingRecord[] {
  const { id } = memberOf(call);
  return call.state.spaBookings.filter((booking) => booking.memberId === id);
}

function ownBooking(call: Call): SpaBookingRecord {
  return findBooking(ownBookings(call), param(call, 'id'));
}

function findBooking(bookings: SpaBookingRecord[], id: string): SpaBookingRecord {
  const booking = bookings.find((one) => one.Id === id || one.Item.ConfirmationId === id);
  if (!booking) throw new Refusal(404, 'This booking cannot be found.');
  return booking;
}

/** DaysToGo is negative for visits to come, the reverse of stays (B §2.15). */
function bookingAnswer({ state }: Call, { Id, Date, Item }: SpaBookingRecord) {
  return { Id, Date, DaysToGo: daysBetween(Date, state.world.today), Item };
}
