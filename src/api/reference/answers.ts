import type { EndpointName } from '../endpoints.ts';
import { loadAccountConfiguration } from '../account/configuration.ts';
import {
  changePassword,
  changeResetPassword,
  confirmPasswordReset,
  forgotPassword,
  initiatePasswordReset,
} from '../account/passwords.ts';
import { loadProfile, updateProfile, validateSignIn } from '../account/profile.ts';
import { initiateMigration, registerAccount, validateMigration } from '../account/registration.ts';
import { lookupAddress } from '../address/lookup.ts';
import { findTables, loadRestaurantConfiguration } from '../dining/tables.ts';
import { completeGolfBooking, createGolfBooking } from '../golf/bookings.ts';
import { findPackageTeeTimes } from '../golf/package-tee-times.ts';
import { findTeeTimes, loadGolfConfiguration } from '../golf/tee-times.ts';
import { loadAddressBooks, subscribe, unsubscribe } from '../marketing/lists.ts';
import {
  checkKnownUser,
  endSession,
  beginGolf,
  beginSpa,
  beginStay,
  checkSession,
} from '../session/session.ts';
import { findActivities, loadActivities, loadSpaConfiguration } from '../spa/activities.ts';
import { loadSpaBooking, loadSpaBookings, sendSpaEmail } from '../spa/bookings.ts';
import { findExtras } from '../spa/extras.ts';
import { findSpaTimes } from '../spa/times.ts';
import {
  beginSpaBooking,
  buildSpaItinerary,
  findSpaFacilities,
  findSpaGroups,
  findSpaPackages,
  loadSpa,
  processSpaBooking,
} from '../spa/unspecified.ts';
import { searchAvailability } from '../stay/availability.ts';
import {
  cancelByCode,
  cancelStay,
  findStay,
  loadStayBooking,
  loadStayBookings,
  sendCancellationCode,
} from '../stay/bookings.ts';
import { loadCalendar } from '../stay/calendar.ts';
import { loadStayConfiguration } from '../stay/configuration.ts';
import { verifyEmail, verifyTelephone } from '../stay/contact-checks.ts';
import { findStayBooking } from '../stay/find-booking.ts';
import { ignoreStay, keepAlive } from '../stay/hold.ts';
import { bookLeg } from '../stay/leg-booking.ts';
import {
  addDiningPackage,
  addPackage,
  addSpaGardenPackage,
  addSpaMudPackage,
  addSpaTreatmentPackage,
  removePackage,
} from '../stay/package-changes.ts';
import { loadPackages } from '../stay/packages.ts';
import { completeStay } from '../stay/payment.ts';
import { sendStayEmail } from '../stay/send-email.ts';
import { stageStay } from '../stay/stage.ts';
import { checkVoucher, loadVoucherDetail } from '../voucher/voucher.ts';
import type { Answer } from '../reader.ts';

/** The part of a call that says how its answer is read. */
export interface Answered<Name extends EndpointName> {
  endpoint: Name;
  answer: Answer<unknown>;
}

/**
 * How the answers of each call are read. Several readings come in the order of `forms`. Nobody reads the provider's
 * page. Only the build uses this table, so it costs the bundle nothing.
 */
export const answers: {
  [Name in EndpointName]: Name extends 'paymentFrame'
    ? readonly []
    : readonly [Answered<Name>, ...Answered<Name>[]];
} = {
  session: [checkSession],
  beginStay: [beginStay],
  beginGolf: [beginGolf],
  beginSpa: [beginSpa],
  endSession: [endSession],
  knownUser: [checkKnownUser],
  stayConfiguration: [loadStayConfiguration],
  verifyEmail: [verifyEmail],
  verifyTelephone: [verifyTelephone],
  availability: [searchAvailability],
  calendar: [loadCalendar],
  packages: [loadPackages],
  bookLeg: [bookLeg],
  ignoreStay: [ignoreStay],
  keepAlive: [keepAlive],
  stage: [stageStay],
  complete: [completeStay],
  paymentFrame: [],
  stayBookings: [loadStayBookings],
  stayBooking: [loadStayBooking, findStayBooking],
  findStay: [findStay],
  sendCancellationCode: [sendCancellationCode],
  cancelByCode: [cancelByCode],
  cancelStay: [cancelStay],
  removePackage: [removePackage],
  addPackage: [addPackage],
  addDiningPackage: [addDiningPackage],
  addSpaTreatmentPackage: [addSpaTreatmentPackage],
  addSpaGardenPackage: [addSpaGardenPackage],
  addSpaMudPackage: [addSpaMudPackage],
  sendStayEmail: [sendStayEmail],
  golfConfiguration: [loadGolfConfiguration],
  teeTimes: [findTeeTimes, findPackageTeeTimes],
  createGolf: [createGolfBooking],
  completeGolf: [completeGolfBooking],
  spa: [loadSpa],
  spaConfiguration: [loadSpaConfiguration],
  spaActivities: [loadActivities],
  spaActivitiesByDate: [findActivities],
  spaGroups: [findSpaGroups],
  spaPackages: [findSpaPackages],
  spaFacilities: [findSpaFacilities],
  buildSpaItinerary: [buildSpaItinerary],
  spaTimes: [findSpaTimes],
  spaExtras: [findExtras],
  beginSpaBooking: [beginSpaBooking],
  processSpaBooking: [processSpaBooking],
  spaBookings: [loadSpaBookings],
  spaBooking: [loadSpaBooking],
  sendSpaEmail: [sendSpaEmail],
  restaurantConfiguration: [loadRestaurantConfiguration],
  tables: [findTables],
  voucherStatus: [checkVoucher],
  voucherDetail: [loadVoucherDetail],
  initiateMigration: [initiateMigration],
  validateMigration: [validateMigration],
  register: [registerAccount],
  forgotPassword: [forgotPassword],
  changePassword: [changePassword],
  profile: [loadProfile],
  validateSignIn: [validateSignIn],
  accountConfiguration: [loadAccountConfiguration],
  updateProfile: [updateProfile],
  initiatePasswordReset: [initiatePasswordReset],
  confirmPasswordReset: [confirmPasswordReset],
  changeResetPassword: [changeResetPassword],
  lookupAddress: [lookupAddress],
  addressBooks: [loadAddressBooks],
  subscribe: [subscribe],
  unsubscribe: [unsubscribe],
};
