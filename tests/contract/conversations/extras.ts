import { breakfastRequest, findTables, loadRestaurantConfiguration } from '../../../src/api/dining/tables.ts';
import { completeGolfBooking, createGolfBooking } from '../../../src/api/golf/bookings.ts';
import { findPackageTeeTimes, packageTeeTimesBody } from '../../../src/api/golf/package-tee-times.ts';
import { findTeeTimes, loadGolfConfiguration, teeTimesBody } from '../../../src/api/golf/tee-times.ts';
import { beginStay } from '../../../src/api/session/session.ts';
import { findActivities, loadActivities, loadSpaConfiguration } from '../../../src/api/spa/activities.ts';
import { loadSpaBooking, loadSpaBookings, sendSpaEmail } from '../../../src/api/spa/bookings.ts';
import { findExtras, mudRequest, spaGardenRequest } from '../../../src/api/spa/extras.ts';
import { findSpaTimes, spaTimesBody } from '../../../src/api/spa/times.ts';
import * as unspecified from '../../../src/api/spa/unspecified.ts';
import { ARRIVAL } from '../estate-client.ts';
import { ROSALIND, type Conversations, type Talkers } from './conversation.ts';

const STAY = { arrivalDate: ARRIVAL, numberOfNights: 2 };

/** The calls of A §7.3, §7.4 and §7.5. */
export function extrasConversations({ anonymous, member }: Talkers): Conversations {
  const begin = async () => (await anonymous.call(beginStay, {})).id;
  return {
    golfConfiguration: () => anonymous.call(loadGolfConfiguration, {}),
    teeTimes: async () => {
      const body = teeTimesBody(await begin(), STAY, 2);
      await anonymous.call(findTeeTimes, { body });
      const ofDay = packageTeeTimesBody(body.sessionId, ARRIVAL, 2);
      return anonymous.call(findPackageTeeTimes, { body: ofDay });
    },
    createGolf: async () => anonymous.call(createGolfBooking, { params: { id: await begin() }, body: {} }),
    completeGolf: async () =>
      anonymous.call(completeGolfBooking, { params: { id: await begin() }, body: {} }),
    spa: async () => anonymous.call(unspecified.loadSpa, { params: { id: await begin() } }),
    spaConfiguration: () => anonymous.call(loadSpaConfiguration, {}),
    spaActivities: () => anonymous.call(loadActivities, {}),
    spaActivitiesByDate: () =>
      anonymous.call(findActivities, { params: { fromDate: ARRIVAL, toDate: '2027-04-15' } }),
    spaGroups: () => anonymous.call(unspecified.findSpaGroups, { body: {} }),
    spaPackages: () => anonymous.call(unspecified.findSpaPackages, { body: {} }),
    spaFacilities: () => anonymous.call(unspecified.findSpaFacilities, { body: {} }),
    buildSpaItinerary: () => anonymous.call(unspecified.buildSpaItinerary, { body: {} }),
    spaTimes: () => anonymous.call(findSpaTimes, { body: spaTimesBody('7d1f', ARRIVAL, '4101') }),
    spaExtras: async () => {
      await anonymous.call(findExtras, { body: mudRequest(ARRIVAL, ['MUD2', 'MUD3']) });
      return anonymous.call(findExtras, { body: spaGardenRequest(ARRIVAL, ['GARDEN60']) });
    },
    beginSpaBooking: async () =>
      anonymous.call(unspecified.beginSpaBooking, { params: { id: await begin() }, body: {} }),
    processSpaBooking: async () =>
      anonymous.call(unspecified.processSpaBooking, { params: { id: await begin() }, body: {} }),
    spaBookings: () => member(ROSALIND).call(loadSpaBookings, {}),
    spaBooking: () => member(ROSALIND).call(loadSpaBooking, { params: { id: 'spa-5021' } }),
    sendSpaEmail: () =>
      member(ROSALIND).call(sendSpaEmail, {
        body: { confirmation: 'spa-5021', emailAddress: 'bo@example.com' },
      }),
    restaurantConfiguration: () => anonymous.call(loadRestaurantConfiguration, {}),
    tables: () =>
      anonymous.call(findTables, {
        body: breakfastRequest({ guests: 2, ...STAY, restaurants: ['STILLROOM'] }),
      }),
  };
}
