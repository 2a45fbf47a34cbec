import { earlyEndpoints } from './early-endpoints.ts';

/** One call of the catalogue (A §7). The caller fills in the parts in braces. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  /** 'site' paths stand under /{cms}/ of the page's own site, all others under {host}/. */
  base?: 'site' | 'host';
  /** A read may be repeated and aborted. A write is sent once and never aborted (D-120). */
  kind: 'read' | 'write';
  query?: readonly string[];
  /** Only members get an answer: the call is not made without a token. */
  isForMembers?: true;
  /** The server counts its calls: the client never repeats it (D-498). */
  isCounted?: true;
  /** The specification does not settle the path, or which call uses it. */
  assumed?: true;
  /** Body fields whose values must never appear in an error text. */
  secrets?: readonly string[];
}

/**
 * The whole catalogue (A §7, B §7). Discovery finds the identity provider's own endpoints (src/auth). A POST that
 * changes nothing is a read.
 */
export const endpoints = {
  session: { method: 'GET', path: 'api/session/{sessionId}', kind: 'read' },
  beginStay: earlyEndpoints.beginStay,
  beginGolf: { method: 'POST', path: 'api/session/begin/golf', kind: 'write' },
  beginSpa: { method: 'POST', path: 'api/session/begin/spa', kind: 'write' },
  endSession: { method: 'POST', path: 'api/session/{sessionId}/end', kind: 'write' },
  knownUser: { method: 'GET', path: 'api/session/known-user', kind: 'read', isForMembers: true },

  stayConfiguration: earlyEndpoints.stayConfiguration,
  verifyEmail: {
    method: 'POST',
    path: 'api/account/verifyEmail',
    query: ['email'],
    base: 'site',
    kind: 'read',
  },
  verifyTelephone: {
    method: 'POST',
    path: 'api/account/verifyTelephone',
    query: ['telephone'],
    base: 'site',
    kind: 'read',
  },
  availability: { method: 'POST', path: 'api/stay/{sessionId}/availability', kind: 'read' },
  calendar: { method: 'POST', path: 'api/stay/{sessionId}/availability/calendar', kind: 'read' },
  packages: { method: 'POST', path: 'api/stay/packages', kind: 'read' },
  bookLeg: { method: 'POST', path: 'api/stay/{sessionId}/booking', kind: 'write' },
  ignoreStay: { method: 'POST', path: 'api/stay/ignore', kind: 'write' },
  keepAlive: { method: 'POST', path: 'api/stay/keep-alive', kind: 'write' },
  stage: { method: 'POST', path: 'api/stay/{sessionId}/booking/stage', kind: 'write' },
  complete: {
    method: 'POST',
    path: 'api/stay/{sessionId}/booking/complete',
    kind: 'write',
    assumed: true,
    secrets: ['cardHoldersName', 'cardNumber'],
  },
  /** A page for a frame, which no call reads (D-55). */
  paymentFrame: {
    method: 'GET',
    path: 'paymentIframe.aspx',
    query: ['iPageSessionId', 'sessionId'],
    kind: 'read',
  },
  stayBookings: { method: 'GET', path: 'api/stay/user-bookings', kind: 'read', isForMembers: true },
  stayBooking: { method: 'GET', path: 'api/stay/retrieve/{confirmationNumber}', kind: 'read' },
  findStay: {
    method: 'POST',
    path: 'api/stay/find',
    kind: 'read',
    isCounted: true,
    assumed: true,
    secrets: ['emailAddress'],
  },
  sendCancellationCode: {
    method: 'POST',
    path: 'api/stay/find/code',
    kind: 'write',
    assumed: true,
    secrets: ['emailAddress'],
  },
  cancelByCode: {
    method: 'POST',
    path: 'api/stay/find/cancel',
    kind: 'write',
    assumed: true,
    secrets: ['emailAddress', 'code'],
  },
  cancelStay: { method: 'POST', path: 'api/stay/cancel/', kind: 'write' },
  removePackage: { method: 'POST', path: 'api/stay/remove-package/', kind: 'write' },
  addPackage: { method: 'POST', path: 'api/stay/add-package/', kind: 'write' },
  addDiningPackage: { method: 'POST', path: 'api/stay/add-dining-package/', kind: 'write' },
  addSpaTreatmentPackage: { method: 'POST', path: 'api/stay/add-spa-treatment-package/', kind: 'write' },
  addSpaGardenPackage: {
    method: 'POST',
    path: 'api/stay/add-spa-garden-package/',
    kind: 'write',
    assumed: true,
  },
  addSpaMudPackage: { method: 'POST', path: 'api/stay/add-spa-mud-package/', kind: 'write' },
  /** The confirmation's call has no path of its own. */
  sendStayEmail: { method: 'POST', path: 'api/stay/send-email/', kind: 'write', assumed: true },

  golfConfiguration: { method: 'GET', path: 'api/golf/getConfiguration', base: 'site', kind: 'read' },
  teeTimes: { method: 'POST', path: 'api/golf/search', kind: 'read', assumed: true },
  createGolf: { method: 'POST', path: 'api/golf/{id}/create', kind: 'write' },
  completeGolf: { method: 'POST', path: 'api/golf/{id}/complete', kind: 'write' },

  spa: { method: 'GET', path: 'api/spa/{id}', kind: 'read' },
  spaConfiguration: { method: 'GET', path: 'api/spa/getConfiguration', base: 'site', kind: 'read' },
  spaActivities: { method: 'GET', path: 'api/spa/activities', kind: 'read' },
  spaActivitiesByDate: {
    method: 'GET',
    path: 'api/spa/activities/{fromDate}/{toDate}',
    kind: 'read',
    assumed: true,
  },
  spaGroups: { method: 'POST', path: 'api/spa/groups', kind: 'read' },
  spaPackages: { method: 'POST', path: 'api/spa/packages', kind: 'read' },
  spaFacilities: { method: 'POST', path: 'api/spa/facilities', kind: 'read' },
  buildSpaItinerary: { method: 'POST', path: 'api/spa/build-itinerary', kind: 'read' },
  spaTimes: { method: 'POST', path: 'api/spa/search', kind: 'read', assumed: true },
  spaExtras: { method: 'POST', path: 'api/spa/extras', kind: 'read', assumed: true },
  beginSpaBooking: { method: 'POST', path: 'api/spa/{id}/begin-booking', kind: 'write' },
  processSpaBooking: { method: 'POST', path: 'api/spa/{id}/process-booking', kind: 'write' },
  spaBookings: { method: 'GET', path: 'api/spa/user-bookings', kind: 'read', isForMembers: true },
  spaBooking: { method: 'GET', path: 'api/spa/retrieve/{id}', kind: 'read' },
  sendSpaEmail: { method: 'POST', path: 'api/spa/send-email/', kind: 'write' },

  restaurantConfiguration: {
    method: 'GET',
    path: 'api/restaurant/getConfiguration',
    base: 'site',
    kind: 'read',
  },
  tables: { method: 'POST', path: 'api/restaurant', kind: 'read', assumed: true },

  voucherStatus: { method: 'GET', path: 'api/voucher/status/{referenceNumber}/{arrivalDate}', kind: 'read' },
  voucherDetail: { method: 'GET', path: 'api/voucher/detail/{id}', kind: 'read' },

  initiateMigration: { method: 'POST', path: 'api/member/initiate-migration', kind: 'write' },
  validateMigration: {
    method: 'POST',
    path: 'api/member/validate-migration',
    kind: 'write',
    secrets: ['code'],
  },
  register: { method: 'POST', path: 'api/account/register', kind: 'write', secrets: ['password'] },
  forgotPassword: { method: 'POST', path: 'api/account/forgot-password', kind: 'write' },
  changePassword: {
    method: 'POST',
    path: 'api/account/change-password',
    kind: 'write',
    secrets: ['oldPassword', 'password1', 'password2'],
  },
  profile: { method: 'GET', path: 'api/account/session', kind: 'read', isForMembers: true },
  validateSignIn: { method: 'GET', path: 'api/account/validate', kind: 'read', isForMembers: true },
  accountConfiguration: { method: 'GET', path: 'api/account/getConfiguration', base: 'site', kind: 'read' },
  updateProfile: { method: 'POST', path: 'api/account/update-profile', kind: 'write', assumed: true },
  initiatePasswordReset: { method: 'POST', path: 'api/password/password-reset-initiate', kind: 'write' },
  confirmPasswordReset: {
    method: 'POST',
    path: 'api/password/password-reset-confirm',
    kind: 'write',
    secrets: ['otp'],
  },
  changeResetPassword: {
    method: 'POST',
    path: 'api/password/password-reset-change',
    kind: 'write',
    secrets: ['validationId', 'password', 'password2'],
  },

  lookupAddress: { method: 'POST', path: 'api/address/perform-lookup', kind: 'read' },
  addressBooks: { method: 'GET', path: 'api/marketing/address-books', query: ['emailAddress'], kind: 'read' },
  subscribe: { method: 'POST', path: 'api/marketing/subscribe', kind: 'write' },
  unsubscribe: { method: 'POST', path: 'api/marketing/unsubscribe', kind: 'write' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The endpoint of a name in its general form. */
export function endpointOf(name: EndpointName): Endpoint {
  return endpoints[name];
}

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

type QueryParam<E> = E extends { query: readonly (infer Name extends string)[] } ? Name : never;

/** The values of a call's address: its parts in braces and its query. */
export type ParamsOf<Name extends EndpointName> = Record<
  PathParam<(typeof endpoints)[Name]['path']> | QueryParam<(typeof endpoints)[Name]>,
  string
>;
