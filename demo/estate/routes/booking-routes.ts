import { hostRoute, memberOf, param, type Call, type Route } from '../call.ts';
import {
  addDiningPayload,
  addGardenPayload,
  addMudPayload,
  addPackagePayload,
  addTreatmentPayload,
  cancelPayload,
  findPayload,
  removePackagePayload,
  sendEmailPayload,
} from '../payloads/booking-changes.ts';
import { checkPayload } from '../payloads/check.ts';
import { findStayOfGuest } from '../rules/find-stay.ts';
import { sendMail } from '../rules/outbox.ts';
import { addDining, addPackage, addSpaExtra, addTreatments, removePackage } from '../rules/stay-packages.ts';
import { changedAnswer } from '../scenarios.ts';
import { cancelRooms, findOwnStay, findStay, stayDetail, stayReservations } from '../rules/stays.ts';

/**
 * Existing stays (A §7.2, B §7). Anybody may read a stay and mail its confirmation, because a guest without account has
 * just booked it (B §2.6, E-03). Everything else needs the member whose stay it is.
 */
export const bookingRoutes: Route[] = [
  hostRoute('stayBookings', 'GET', 'api/stay/user-bookings', (call) =>
    stayReservations(call.state, memberOf(call).id),
  ),
  hostRoute('stayBooking', 'GET', 'api/stay/retrieve/:confirmationNumber', (call) => {
    const stay = findStay(call.state, param(call, 'confirmationNumber'));
    const { today } = call.state.world;
    return changedAnswer(call.scenarios, 'stay', stayDetail(stay), { today, arrival: stay.ArrivalDate });
  }),
  hostRoute('findStay', 'POST', 'api/stay/find', findForGuest, true),
  hostRoute('cancelStay', 'POST', 'api/stay/cancel/', (call) => {
    const { confirmationNumber, legs } = checkPayload(cancelPayload, call.body);
    cancelRooms(call.state, findOwnStay(call.state, confirmationNumber, memberOf(call).id), legs ?? null);
  }),
  hostRoute('removePackage', 'POST', 'api/stay/remove-package/', (call) => {
    const payload = checkPayload(removePackagePayload, call.body);
    removePackage(call.state, memberOf(call).id, payload);
  }),
  hostRoute('addPackage', 'POST', 'api/stay/add-package/', (call) => {
    const payload = checkPayload(addPackagePayload, call.body);
    addPackage(call.state, memberOf(call).id, payload);
  }),
  hostRoute('addDiningPackage', 'POST', 'api/stay/add-dining-package/', (call) => {
    const payload = checkPayload(addDiningPayload, call.body);
    addDining(call.state, memberOf(call).id, payload);
  }),
  hostRoute('addSpaTreatmentPackage', 'POST', 'api/stay/add-spa-treatment-package/', (call) => {
    const payload = checkPayload(addTreatmentPayload, call.body);
    addTreatments(call.state, memberOf(call).id, payload);
  }),
  hostRoute('addSpaGardenPackage', 'POST', 'api/stay/add-spa-garden-package/', (call) => {
    const payload = checkPayload(addGardenPayload, call.body);
    addSpaExtra(call.state, memberOf(call).id, payload);
  }),
  hostRoute('addSpaMudPackage', 'POST', 'api/stay/add-spa-mud-package/', (call) => {
    const payload = checkPayload(addMudPayload, call.body);
    addSpaExtra(call.state, memberOf(call).id, payload);
  }),
  hostRoute('sendStayEmail', 'POST', 'api/stay/send-email/', sendConfirmation),
];

function findForGuest(call: Call): unknown {
  const { confirmationNumber, emailAddress } = checkPayload(findPayload, call.body);
  const stay = findStayOfGuest(call.state, confirmationNumber, emailAddress);
  return { ...stayDetail(stay), Deposit: stay.Deposit };
}

function sendConfirmation(call: Call): void {
  const { confirmation, emailAddress } = checkPayload(sendEmailPayload, call.body);
  const stay = findStay(call.state, confirmation);
  const text = `The stay ${stay.ConfirmationNumber} begins on ${stay.ArrivalDate} and ends on ${stay.DepartureDate}.`;
  sendMail(call.state, emailAddress, `Confirmation of stay ${stay.ConfirmationNumber}`, text);
}
