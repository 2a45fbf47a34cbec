import { CONFIGURATION_PATH } from './stay/configuration-path.ts';

/** One call of the catalogue (A §7). The caller fills in the parts in braces. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  /** 'site' paths stand under /{cms}/ of the page's own site, 'host' paths under {host}/. */
  base: 'host' | 'site';
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
  session: { method: 'GET', path: 'api/session/{sessionId}', base: 'host', kind: 'read' },
  beginStay: { method: 'POST', path: 'api/session/begin/stay', base: 'host', kind: 'write' },
  beginGolf: { method: 'POST', path: 'api/session/begin/golf', base: 'host', kind: 'write' },
  beginSpa: { method: 'POST', path: 'api/session/begin/spa', base: 'host', kind: 'write' },
  endSession: { method: 'POST', path: 'api/session/{sessionId}/end', base: 'host', kind: 'write' },
  knownUser: {
    method: 'GET',
    path: 'api/session/known-user',
    base: 'host',
    kind: 'read',
    isForMembers: true,
  },

  stayConfiguration: { method: 'GET', path: CONFIGURATION_PATH, base: 'site', kind: 'read' },
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
  availability: { method: 'POST', path: 'api/stay/{sessionId}/availability', base: 'host', kind: 'read' },
  calendar: {
    method: 'POST',
    path: 'api/stay/{sessionId}/availability/calendar',
    base: 'host',
    kind: 'read',
  },
  packages: { method: 'POST', path: 'api/stay/packages', base: 'host', kind: 'read' },
  bookLeg: { method: 'POST', path: 'api/stay/{sessionId}/booking', base: 'host', kind: 'write' },
  ignoreStay: { method: 'POST', path: 'api/stay/ignore', base: 'host', kind: 'write' },
  keepAlive: { method: 'POST', path: 'api/stay/keep-alive', base: 'host', kind: 'write' },
  stage: { method: 'POST', path: 'api/stay/{sessionId}/booking/stage', base: 'host', kind: 'write' },
  complete: {
    method: 'POST',
    path: 'api/stay/{sessionId}/booking/complete',
    base: 'host',
    kind: 'write',
    assumed: true,
    secrets: ['cardHoldersName', 'cardNumber'],
  },
  /** A page for a frame, which no call reads (D-55). */
  paymentFrame: {
    method: 'GET',
    path: 'paymentIframe.aspx',
    query: ['iPageSessionId', 'sessionId'],
    base: 'host',
    kind: 'read',
  },
  stayBookings: {
    method: 'GET',
    path: 'api/stay/user-bookings',
    base: 'host',
    kind: 'read',
    isForMembers: true,
  },
  stayBooking: { method: 'GET', path: 'api/stay/retrieve/{confirmationNumber}', base: 'host', kind: 'read' },
  findStay: {
    method: 'POST',
    path: 'api/stay/find',
    base: 'host',
    kind: 'read',
    isCounted: true,
    assumed: true,
    secrets: ['emailAddress'],
  },
  cancelStay: { method: 'POST', path: 'api/stay/cancel/', base: 'host', kind: 'write' },
  removePackage: { method: 'POST', path: 'api/stay/remove-package/', base: 'host', kind: 'write' },
  addPackage: { method: 'POST', path: 'api/stay/add-package/', base: 'host', kind: 'write' },
  addDiningPackage: { method: 'POST', path: 'api/stay/add-dining-package/', base: 'host', kind: 'write' },
  addSpaTreatmentPackage: {
    method: 'POST',
    path: 'api/stay/add-spa-treatment-package/',
    base: 'host',
    kind: 'write',
  },
  addSpaGardenPackage: {
    method: 'POST',
    path: 'api/stay/add-spa-garden-package/',
    base: 'host',
    kind: 'write',
    assumed: true,
  },
  addSpaMudPackage: { method: 'POST', path: 'api/stay/add-spa-mud-package/', base: 'host', kind: 'write' },
  /** The confirmation's call has no path of its own. */
  sendStayEmail: {
    method: 'POST',
    path: 'api/stay/send-email/',
    base: 'host',
    kind: 'write',
    assumed: true,
  },

  golfConfiguration: { method: 'GET', path: 'api/golf/getConfiguration', base: 'site', kind: 'read' },
  teeTimes: { method: 'POST', path: 'api/golf/search', base: 'host', kind: 'read', assumed: true },
  createGolf: { method: 'POST', path: 'api/golf/{id}/create', base: 'host', kind: 'write' },
  completeGolf: { method: 'POST', path: 'api/golf/{id}/complete', base: 'host', kind: 'write' },

  spa: { method: 'GET', path: 'api/spa/{id}', base: 'host', kind: 'read' },
  spaConfiguration: { method: 'GET', path: 'api/spa/getConfiguration', base: 'site', kind: 'read' },
  spaActivities: { method: 'GET', path: 'api/spa/activities', base: 'host', kind: 'read' },
  spaActivitiesByDate: {
    method: 'GET',
    path: 'api/spa/activities/{fromDate}/{toDate}',
    base: 'host',
    kind: 'read',
    assumed: true,
  },
  spaGroups: { method: 'POST', path: 'api/spa/groups', base: 'host', kind: 'read' },
  spaPackages: { method: 'POST', path: 'api/spa/packages', base: 'host', kind: 'read' },
  spaFacilities: { method: 'POST', path: 'api/spa/facilities', base: 'host', kind: 'read' },
  buildSpaItinerary: { method: 'POST', path: 'api/spa/build-itinerary', base: 'host', kind: 'read' },
  spaTimes: { method: 'POST', path: 'api/spa/search', base: 'host', kind: 'read', assumed: true },
  spaExtras: { method: 'POST', path: 'api/spa/extras', base: 'host', kind: 'read', assumed: true },
  beginSpaBooking: { method: 'POST', path: 'api/spa/{id}/begin-booking', base: 'host', kind: 'write' },
  processSpaBooking: { method: 'POST', path: 'api/spa/{id}/process-booking', base: 'host', kind: 'write' },
  spaBookings: {
    method: 'GET',
    path: 'api/spa/user-bookings',
    base: 'host',
    kind: 'read',
    isForMembers: true,
  },
  spaBooking: { method: 'GET', path: 'api/spa/retrieve/{id}', base: 'host', kind: 'read' },
  sendSpaEmail: { method: 'POST', path: 'api/spa/send-email/', base: 'host', kind: 'write' },

  restaurantConfiguration: {
    method: 'GET',
    path: 'api/restaurant/getConfiguration',
    base: 'site',
    kind: 'read',
  },
  tables: { method: 'POST', path: 'api/restaurant', base: 'host', kind: 'read', assumed: true },

  voucherStatus: {
    method: 'GET',
    path: 'api/voucher/status/{referenceNumber}/{arrivalDate}',
    base: 'host',
    kind: 'read',
  },
  voucherDetail: { method: 'GET', path: 'api/voucher/detail/{id}', base: 'host', kind: 'read' },

  initiateMigration: { method: 'POST', path: 'api/member/initiate-migration', base: 'host', kind: 'write' },
  validateMigration: {
    method: 'POST',
    path: 'api/member/validate-migration',
    base: 'host',
    kind: 'write',
    secrets: ['code'],
  },
  register: {
    method: 'POST',
    path: 'api/account/register',
    base: 'host',
    kind: 'write',
    secrets: ['password'],
  },
  forgotPassword: { method: 'POST', path: 'api/account/forgot-password', base: 'host', kind: 'write' },
  changePassword: {
    method: 'POST',
    path: 'api/account/change-password',
    base: 'host',
    kind: 'write',
    secrets: ['oldPassword', 'password1', 'password2'],
  },
  profile: { method: 'GET', path: 'api/account/session', base: 'host', kind: 'read', isForMembers: true },
  validateSignIn: {
    method: 'GET',
    path: 'api/account/validate',
    base: 'host',
    kind: 'read',
    isForMembers: true,
  },
  accountConfiguration: { method: 'GET', path: 'api/account/getConfiguration', base: 'site', kind: 'read' },
  updateProfile: {
    method: 'POST',
    path: 'api/account/update-profile',
    base: 'host',
    kind: 'write',
    assumed: true,
  },
  initiatePasswordReset: {
    method: 'POST',
    path: 'api/password/password-reset-initiate',
    base: 'host',
    kind: 'write',
  },
  confirmPasswordReset: {
    method: 'POST',
    path: 'api/password/password-reset-confirm',
    base: 'host',
    kind: 'write',
    secrets: ['otp'],
  },
  changeResetPassword: {
    method: 'POST',
    path: 'api/password/password-reset-change',
    base: 'host',
    kind: 'write',
    secrets: ['validationId', 'password', 'password2'],
  },

  lookupAddress: { method: 'POST', path: 'api/address/perform-lookup', base: 'host', kind: 'read' },
  addressBooks: {
    method: 'GET',
    path: 'api/marketing/address-books',
    query: ['emailAddress'],
    base: 'host',
    kind: 'read',
  },
  subscribe: { method: 'POST', path: 'api/marketing/subscribe', base: 'host', kind: 'write' },
  unsubscribe: { method: 'POST', path: 'api/marketing/unsubscribe', base: 'host', kind: 'write' },
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
