import type { GenericSchema, InferOutput } from 'valibot';
import { askerOf, hostRoute, memberOf, param, type Call, type Route } from '../call.ts';
import {
  addDiningPayload,
  addGardenPayload,
  addMudPayload,
  addPackagePayload,
  addTreatmentPayload,
  cancelByCodePayload,
  cancelPayload,
  findPayload,
  removePackagePayload,
  sendEmailPayload,
} from '../payloads/booking-changes.ts';
import { checkPayload } from '../payloads/parts.ts';
import { cancelByCode, sendCancellationCode } from '../rules/cancel-by-code.ts';
import { findStayOfGuest } from '../rules/find-stay.ts';
import { sendMail } from '../rules/outbox.ts';
import { addDining, addPackage, addSpaExtra, addTreatments, removePackage } from '../rules/stay-packages.ts';
import type { State, FramePayment, SessionKind } from '../rules/state.ts';
import { changedAnswer } from '../scenarios.ts';
import { cancelRooms, findOwnStay, stayDetail, stayReservations } from '../rules/stays.ts';
import { stayFor, stayToSend } from '../rules/whose-stay.ts';
import { submitPaymentForm } from '../payment-page/frame-payment.ts';
import { paymentPage } from '../payment-page/payment-html.ts';
import { Refusal } from '../refusal.ts';
import { useSession, beginSession, endSession, sessionAnswer } from '../rules/sessions.ts';

/**
 * Existing stays (A §7.2, B §7). A guest without account has just booked one and may ask whether it exists (E-05), and
 * have its confirmation mailed (B §2.6). Everything else needs the member whose stay it is, or its number and e-mail
 * address (F-13).
 */
export const bookingRoutes: Route[] = [
  hostRoute('stayBookings', 'GET', 'api/stay/user-bookings', (call) =>
    stayReservations(call.state, memberOf(call).id),
  ),
  hostRoute('stayBooking', 'GET', 'api/stay/retrieve/:confirmationNumber', (call) => {
    const stay = stayFor(call.state, param(call, 'confirmationNumber'), askerOf(call));
    const { today } = call.state.world;
    return changedAnswer(call.scenarios, 'stay', stay, { today, arrival: today });
  }),
  hostRoute('findStay', 'POST', 'api/stay/find', findForGuest, true),
  hostRoute('sendCancellationCode', 'POST', 'api/stay/find/code', ({ state, caller, body }) => {
    sendCancellationCode(state, caller, checkPayload(findPayload, body));
  }),
  hostRoute('cancelByCode', 'POST', 'api/stay/find/cancel', ({ state, caller, body }) => {
    cancelByCode(state, caller, checkPayload(cancelByCodePayload, body));
  }),
  hostRoute('cancelStay', 'POST', 'api/stay/cancel/', (call) => {
    const { confirmationNumber, legs } = checkPayload(cancelPayload, call.body);
    const { id, profile } = memberOf(call);
    const stay = findOwnStay(call.state, confirmationNumber, id);
    cancelRooms(call.state, stay, legs ?? null, profile.EmailAddress);
  }),
  packageRoute('removePackage', 'remove-package', removePackagePayload, removePackage),
  packageRoute('addPackage', 'add-package', addPackagePayload, addPackage),
  packageRoute('addDiningPackage', 'add-dining-package', addDiningPayload, addDining),
  packageRoute('addSpaTreatmentPackage', 'add-spa-treatment-package', addTreatmentPayload, addTreatments),
  packageRoute('addSpaGardenPackage', 'add-spa-garden-package', addGardenPayload, addSpaExtra),
  packageRoute('addSpaMudPackage', 'add-spa-mud-package', addMudPayload, addSpaExtra),
  hostRoute('sendStayEmail', 'POST', 'api/stay/send-email/', sendConfirmation),
];

/** A member's change of the packages of a room. */
function packageRoute<Schema extends GenericSchema>(
  name: string,
  path: string,
  schema: Schema,
  change: (state: State, memberId: string, payload: InferOutput<Schema>) => void,
): Route {
  return hostRoute(name, 'POST', `api/stay/${path}/`, (call) => {
    const payload = checkPayload(schema, call.body);
    change(call.state, memberOf(call).id, payload);
  });
}

function findForGuest(call: Call): unknown {
  const { confirmationNumber, emailAddress } = checkPayload(findPayload, call.body);
  return stayDetail(findStayOfGuest(call.state, call.caller, confirmationNumber, emailAddress));
}

function sendConfirmation(call: Call): void {
  const to = checkPayload(sendEmailPayload, call.body);
  const stay = stayToSend(call.state, askerOf(call), to);
  const text = `The stay ${stay.ConfirmationNumber} begins on ${stay.ArrivalDate} and ends on ${stay.DepartureDate}.`;
  sendMail(call.state, to.emailAddress, `Confirmation of stay ${stay.ConfirmationNumber}`, text);
}

/** The provider's page in the frame (B §7, D-27, D-55). */
export const paymentRoutes: Route[] = [
  hostRoute('paymentFrame', 'GET', 'paymentIframe.aspx', (call) =>
    paymentPage(paymentOf(call), call.siteOrigin),
  ),
  hostRoute('paymentForm', 'POST', 'paymentIframe.aspx', (call) => {
    const payment = paymentOf(call);
    const wasPaid = payment.status === 'completed';
    submitPaymentForm(call.state, payment, call.body);
    const isPaidNow = !wasPaid && payment.status === 'completed';
    return paymentPage(payment, call.siteOrigin, isPaidNow && call.scenarios.includes('frame-slow'));
  }),
];

function paymentOf(call: Call): FramePayment {
  const session = useSession(call.state, call.query.get('sessionId') ?? '');
  const { framePayment } = session;
  if (!framePayment || fromBase64(call.query.get('iPageSessionId') ?? '') !== framePayment.id) {
    throw new Refusal(404, 'This payment does not exist.');
  }
  return framePayment;
}

/** Decodes Base64 to UTF-8 text; empty where it is not Base64. */
function fromBase64(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

function begin(kind: SessionKind): Route {
  const name = `begin${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return hostRoute(name, 'POST', `api/session/begin/${kind}`, ({ state }) =>
    sessionAnswer(state, beginSession(state, kind)),
  );
}

/** A §7.1. */
export const sessionRoutes: Route[] = [
  begin('stay'),
  begin('golf'),
  begin('spa'),
  hostRoute('knownUser', 'GET', 'api/session/known-user', (call) => ({ Id: memberOf(call).id })),
  hostRoute('session', 'GET', 'api/session/:id', (call) =>
    sessionAnswer(call.state, useSession(call.state, param(call, 'id'))),
  ),
  hostRoute('endSession', 'POST', 'api/session/:id/end', (call) => {
    endSession(call.state, param(call, 'id'));
  }),
];
