import type { EndpointName } from '../../src/api/endpoints.ts';

const OF_GOLF = 'a golf booking of its own, for which the specification has no screen';
const OF_SPA = 'a spa booking of its own, for which the specification has no screen';

/** Calls that neither sweep over the charts makes, and why. Over the client they are swept like all others. */
export const UNSWEPT: Partial<Record<EndpointName, string>> = {
  session: 'after a reload only: tests/machines/booking-resume.test.ts has its failures',
  ignoreStay: 'its failure keeps nobody from searching (D-58): tests/machines/booking-leaving.test.ts',
  keepAlive: 'asked for by the idle warning only: tests/wiring/idle-actors.test.ts has its failures',
  knownUser: 'beside the flow, and nothing waits for it or reads it (D-59)',
  paymentFrame: 'a page for a frame, not a call (B §7)',
  endSession: 'beside the flow, and nothing waits for it (E-19): tests/wiring/end-session.test.ts',
  forgotPassword: 'the password reset has three calls of its own (B §4)',
  voucherDetail: 'the status has what the screens show (A §4.3)',
  spaActivities: 'the activities are asked for by date (D-32)',
  golfConfiguration: 'the tee times need none of it',
  restaurantConfiguration: 'the restaurants stand in the stay configuration (A §3.2)',
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
