import type * as v from 'valibot';
import * as account from '../account/requests.ts';
import * as address from '../address/requests.ts';
import * as dining from '../dining/requests.ts';
import type { EndpointName } from '../endpoints.ts';
import * as golf from '../golf/requests.ts';
import * as marketing from '../marketing/requests.ts';
import * as spa from '../spa/requests.ts';
import * as packageChange from '../stay/package-change-requests.ts';
import * as stay from '../stay/requests.ts';
import { stageRequest } from '../stay/stage-request.ts';

/** The schema of every request body. Calls without an entry send none. */
export const bodies: Partial<Record<EndpointName, v.GenericSchema>> = {
  availability: stay.availabilityRequest,
  calendar: stay.calendarRequest,
  packages: stay.packagesRequest,
  bookLeg: stay.legBookingRequest,
  ignoreStay: stay.sessionRequest,
  keepAlive: stay.sessionRequest,
  stage: stageRequest,
  complete: stay.completeRequest,
  findStay: stay.findRequest,
  sendCancellationCode: stay.findRequest,
  cancelByCode: stay.cancelByCodeRequest,
  cancelStay: stay.cancelRequest,
  sendStayEmail: stay.emailRequest,
  removePackage: packageChange.removePackageRequest,
  addPackage: packageChange.addPackageRequest,
  addDiningPackage: packageChange.addDiningPackageRequest,
  addSpaTreatmentPackage: packageChange.addSpaTreatmentPackageRequest,
  addSpaMudPackage: packageChange.addSpaMudPackageRequest,
  addSpaGardenPackage: packageChange.addSpaGardenPackageRequest,
  teeTimes: golf.teeTimesRequest,
  createGolf: golf.golfBookingRequest,
  completeGolf: golf.golfBookingRequest,
  spaTimes: spa.spaTimesRequest,
  spaExtras: spa.extrasRequest,
  spaGroups: spa.unspecifiedRequest,
  spaPackages: spa.unspecifiedRequest,
  spaFacilities: spa.unspecifiedRequest,
  buildSpaItinerary: spa.unspecifiedRequest,
  beginSpaBooking: spa.unspecifiedRequest,
  processSpaBooking: spa.unspecifiedRequest,
  sendSpaEmail: stay.spaEmailRequest,
  tables: dining.tablesRequest,
  initiateMigration: account.emailAddressRequest,
  validateMigration: account.validateMigrationRequest,
  register: account.registerRequest,
  forgotPassword: account.emailAddressRequest,
  changePassword: account.changePasswordRequest,
  updateProfile: account.updateProfileRequest,
  initiatePasswordReset: account.emailAddressRequest,
  confirmPasswordReset: account.confirmResetRequest,
  changeResetPassword: account.changeResetRequest,
  lookupAddress: address.lookupRequest,
  subscribe: marketing.subscribeRequest,
  unsubscribe: marketing.unsubscribeRequest,
};
