import { askerOf, hostRoute, param, type Call, type Route } from '../call.ts';
import { checkPayload } from '../payloads/parts.ts';
import {
  availabilityPayload,
  calendarPayload,
  legBookingPayload,
  packagesPayload,
  sessionPayload,
} from '../payloads/search.ts';
import { cardPayload, paidInFramePayload, stagePayload } from '../payloads/stage.ts';
import { refuse } from '../refusal.ts';
import { searchAvailability } from '../rules/availability.ts';
import { priceCalendar } from '../rules/calendar.ts';
import { bookingOf, completeBooking } from '../rules/completing.ts';
import { holdLeg } from '../rules/holds.ts';
import type { FinishedBooking } from '../rules/records.ts';
import { ignoreSession, useSession } from '../rules/sessions.ts';
import { stageBooking } from '../rules/staging.ts';
import type { BookingSession } from '../rules/state.ts';
import { spendVouchers } from '../rules/vouchers.ts';
import { changedAnswer } from '../scenarios.ts';

/** A §7.2, the booking itself; existing bookings are in booking-routes.ts. */
export const stayRoutes: Route[] = [
  hostRoute('packages', 'POST', 'api/stay/packages', packages, true),
  hostRoute('ignoreStay', 'POST', 'api/stay/ignore', (call) => {
    ignoreSession(useSession(call.state, checkPayload(sessionPayload, call.body).sessionId));
  }),
  hostRoute('keepAlive', 'POST', 'api/stay/keep-alive', (call) => {
    useSession(call.state, checkPayload(sessionPayload, call.body).sessionId);
  }),
  hostRoute('availability', 'POST', 'api/stay/:id/availability', availability, true),
  hostRoute('calendar', 'POST', 'api/stay/:id/availability/calendar', calendar, true),
  hostRoute('bookLeg', 'POST', 'api/stay/:id/booking', (call) => {
    const payload = checkPayload(legBookingPayload, call.body);
    return holdLeg(call.state, sessionOf(call), payload);
  }),
  hostRoute('stage', 'POST', 'api/stay/:id/booking/stage', (call) => {
    const payload = checkPayload(stagePayload, call.body);
    const session = sessionOf(call);
    completeWhatIsPaid(call, session);
    const answer = stageBooking(call.state, session, payload, askerOf(call), frameOf(call));
    return changedAnswer(call.scenarios, 'staged', answer, moment(call, payload.arrivalDate));
  }),
  hostRoute('complete', 'POST', 'api/stay/:id/booking/complete', (call) => {
    const booking = bookingOf(call.state, param(call, 'id')) ?? complete(call);
    return { ConfirmationNumber: booking.confirmationNumber };
  }),
];

/** How the provider's page takes the payment, if it does (D-27, D-526). */
function frameOf({ scenarios }: Call): 'none' | 'card' | 'wallets' {
  if (scenarios.includes('frame-wallets')) return 'wallets';
  return scenarios.some((one) => one === 'frame' || one === 'frame-slow') ? 'card' : 'none';
}

/**
 * Completes a booking whose payment in the frame is done, so that staging finds it and nothing is paid twice.
 */
function completeWhatIsPaid({ state, member }: Call, session: BookingSession): void {
  if (session.framePayment?.status !== 'completed' || session.isCompleted) return;
  completeBooking(state, session, null, member?.id ?? null);
}

function complete(call: Call): FinishedBooking {
  const { state, body, member, scenarios } = call;
  const session = sessionOf(call);
  const card = session.framePayment
    ? (checkPayload(paidInFramePayload, body), null)
    : checkPayload(cardPayload, body);
  if (scenarios.includes('voucher-spent')) spendVouchers(state, session.staged?.monetaryGiftVouchers ?? []);
  return completeBooking(state, session, card, member?.id ?? null);
}

function availability(call: Call): unknown {
  const payload = checkPayload(availabilityPayload, call.body);
  checkSameSession(call, payload.sessionId);
  const session = sessionOf(call);
  session.takesLevies = call.scenarios.includes('levies');
  const answer = searchAvailability(call.state, session, payload, call.hotel);
  return changedAnswer(call.scenarios, 'availability', answer, moment(call, payload.arrivalDate));
}

function calendar(call: Call): unknown {
  const payload = checkPayload(calendarPayload, call.body);
  checkSameSession(call, payload.sessionId);
  const session = sessionOf(call);
  session.takesLevies ||= call.scenarios.includes('levies');
  const answer = priceCalendar(call.state, session, payload, call.hotel);
  return changedAnswer(call.scenarios, 'calendar', answer, moment(call, payload.arrivalDate));
}

/** Prices of the add-ons, equal on every date (B §3, §7). */
function packages(call: Call): unknown {
  checkPayload(packagesPayload, call.body);
  return { IsAvailable: true, Packages: call.state.world.packagePrices };
}

function sessionOf(call: Call): BookingSession {
  return useSession(call.state, param(call, 'id'));
}

function checkSameSession(call: Call, sessionId: string): void {
  if (sessionId !== param(call, 'id')) refuse('sessionId', 'is not the one in the path');
}

function moment(call: Call, arrival: string) {
  return { today: call.state.world.today, arrival };
}
