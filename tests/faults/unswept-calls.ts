import type { EndpointName } from '../../src/api/endpoints.ts';

const OF_GOLF = 'a golf booking of its own, for which the specification has no screen';
const OF_SPA = 'a spa booking of its own, for which the specification has no screen';

/**
 * Calls that neither sweep over the charts makes, with the reasons. The sweep over the client has them all.
 */
export const UNSWEPT: Partial<Record<EndpointName, string>> = {
  session: 'made only after a reload; tests/booking/booking-resume.test.ts tests its failures',
  ignoreStay: 'its failure does not stop a new search: tests/booking/booking-leaving.test.ts',
  keepAlive:
    'made by the idle warning and by the payment step; tests/wiring/idle-actors.test.ts tests its failures',
  knownUser: 'made beside the flow; nothing waits for it or reads it',
  paymentFrame: 'a page for a frame, not a call (B §7)',
  endSession: 'made beside the flow; nothing waits for it (E-19): tests/wiring/end-session.test.ts',
  forgotPassword: 'the password reset has three calls of its own (B §4)',
  voucherDetail: 'the voucher status has all that the screens show (A §4.3)',
  spaActivities: 'the screens ask for the activities by date (D-32)',
  golfConfiguration: 'the tee times do not need it',
  restaurantConfiguration: 'the stay configuration has the restaurants (A §3.2)',
  beginGolf: OF_GOLF,
  createGolf: OF_GOLF,
  completeGolf: OF_GOLF,
  beginSpa: OF_SPA,
  spa: OF_SPA,
  spaGroups: OF_SPA,
  spaPackages: OF_SPA,
  spaFacilities: OF_SPA,
  buildSpaItinerary: OF_SPA,
  beginSpaBooking: OF_SPA,
  processSpaBooking: OF_SPA,
};
