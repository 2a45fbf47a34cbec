import * as v from 'valibot';
import * as account from '../../../src/api/account/requests.ts';
import * as address from '../../../src/api/address/requests.ts';
import * as dining from '../../../src/api/dining/requests.ts';
import { endpoints, isEndpointName, type EndpointName } from '../../../src/api/endpoints.ts';
import * as golf from '../../../src/api/golf/requests.ts';
import * as marketing from '../../../src/api/marketing/requests.ts';
import * as spa from '../../../src/api/spa/requests.ts';
import * as packageChange from '../../../src/api/stay/package-change-requests.ts';
import * as stay from '../../../src/api/stay/requests.ts';
import { stageRequest } from '../../../src/api/stay/stage-request.ts';

/** The schema of every body of the catalogue; calls that are not named here send none. */
const requestSchemas: Partial<Record<EndpointName, v.GenericSchema>> = {
  availability: stay.availabilityRequest,
  calendar: stay.calendarRequest,
  packages: stay.packagesRequest,
  bookLeg: stay.legBookingRequest,
  ignoreStay: stay.sessionRequest,
  keepAlive: stay.sessionRequest,
  stage: stageRequest,
  complete: stay.completeRequest,
  findStay: stay.findRequest,
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
  sendSpaEmail: stay.emailRequest,
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

/** Every call with the paths that are its own; one without parts comes before one with parts. */
const PATTERNS = Object.keys(endpoints)
  .filter(isEndpointName)
  .toSorted((a, b) => Number(endpoints[a].path.includes('{')) - Number(endpoints[b].path.includes('{')))
  .map((name) => {
    const { base, path, method } = endpoints[name];
    const prefix = base === 'site' ? 'cms/' : '';
    return { name, method, pattern: new RegExp(`^/${prefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
  });

/** The call that a request of the estate's ledger was; null where the catalogue has none. */
export function endpointOf({ method, path }: { method: string; path: string }): EndpointName | null {
  const [plain = ''] = path.split('?');
  return PATTERNS.find((each) => each.method === method && each.pattern.test(plain))?.name ?? null;
}

/** What is wrong with a body of the ledger: nothing where it is as its schema says. */
export function faultsOf(entry: { method: string; path: string; body: unknown }): string[] {
  const name = endpointOf(entry);
  if (name === null) return [`no call ${entry.method} ${entry.path}`];
  const schema = requestSchemas[name];
  if (!schema) return entry.body === undefined ? [] : [`${name} sends no body`];
  const { issues } = v.safeParse(schema, entry.body);
  return (issues ?? []).map((issue) => `${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
