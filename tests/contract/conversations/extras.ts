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
const DAYS = [ARRIVAL, '2027-04-14', '2027-04-15'];

/** The calls of A §7.3, §7.4 and §7.5. */
export function extrasConversations({ anonymous, member }: Talkers): Conversations {
  const begin = async () => (await anonymous.call(beginStay, {})).id;
  const done = (talk: () => Promise<unknown>) => ({ talk, result: undefined });
  return {
    golfConfiguration: done(() => anonymous.call(loadGolfConfiguration, {})),
    teeTimes: {
      talk: async () => {
        const sessionId = await begin();
        const days = await anonymous.call(findTeeTimes, { body: teeTimesBody(sessionId, STAY, 2) });
        const body = packageTeeTimesBody(sessionId, ARRIVAL, 2);
        const { AM, PM } = await anonymous.call(findPackageTeeTimes, { body });
        const all = [...AM, ...PM];
        return {
          days: days.map(({ date }) => date),
          isEveryTimeOfThatDay: all.every(({ time }) => time.startsWith(ARRIVAL)),
          hasFreeTime: all.some(({ reference, item }) => reference !== null && item !== null),
        };
      },
      result: { days: DAYS.slice(0, 2), isEveryTimeOfThatDay: true, hasFreeTime: true },
    },
    createGolf: done(async () =>
      anonymous.call(createGolfBooking, { params: { id: await begin() }, body: {} }),
    ),
    completeGolf: done(async () =>
      anonymous.call(completeGolfBooking, { params: { id: await begin() }, body: {} }),
    ),
    spa: done(async () => anonymous.call(unspecified.loadSpa, { params: { id: await begin() } })),
    spaConfiguration: done(() => anonymous.call(loadSpaConfiguration, {})),
    spaActivities: done(() => anonymous.call(loadActivities, {})),
    spaActivitiesByDate: {
      talk: async () => {
        const params = { fromDate: ARRIVAL, toDate: '2027-04-15' };
        const days = await anonymous.call(findActivities, { params });
        return [days.map(({ date }) => date), days.every(({ items }) => items.length > 0)];
      },
      result: [DAYS, true],
    },
    spaGroups: done(() => anonymous.call(unspecified.findSpaGroups, { body: {} })),
    spaPackages: done(() => anonymous.call(unspecified.findSpaPackages, { body: {} })),
    spaFacilities: done(() => anonymous.call(unspecified.findSpaFacilities, { body: {} })),
    buildSpaItinerary: done(() => anonymous.call(unspecified.buildSpaItinerary, { body: {} })),
    spaTimes: {
      talk: async () => {
        const { guestAvailability } = await anonymous.call(findSpaTimes, {
          body: spaTimesBody('7d1f', ARRIVAL, '4101'),
        });
        const slots = guestAvailability.flatMap(({ periods }) => [...periods.AM, ...periods.PM]);
        return [guestAvailability.length, slots.some(({ isAvailable }) => isAvailable)];
      },
      result: [1, true],
    },
    spaExtras: {
      talk: async () => {
        const mud = await anonymous.call(findExtras, { body: mudRequest(ARRIVAL, ['MUD2', 'MUD3']) });
        const garden = await anonymous.call(findExtras, { body: spaGardenRequest(ARRIVAL, ['GARDEN60']) });
        return [mud.addonAppointments.map(({ key }) => key), garden.groups.map(({ key }) => key)];
      },
      result: [['MUD2', 'MUD3'], ['GARDEN60']],
    },
    beginSpaBooking: done(async () =>
      anonymous.call(unspecified.beginSpaBooking, { params: { id: await begin() }, body: {} }),
    ),
    processSpaBooking: done(async () =>
      anonymous.call(unspecified.processSpaBooking, { params: { id: await begin() }, body: {} }),
    ),
    spaBookings: {
      talk: async () => (await member(ROSALIND).call(loadSpaBookings, {})).map(({ id }) => id).sort(),
      result: ['spa-4870', 'spa-5021'],
    },
    spaBooking: {
      talk: async () => {
        const { item } = await member(ROSALIND).call(loadSpaBooking, { params: { id: 'spa-5021' } });
        return item.confirmationId;
      },
      result: 'BH-5021',
    },
    sendSpaEmail: done(() =>
      anonymous.call(sendSpaEmail, { body: { confirmation: 'spa-5021', emailAddress: 'bo@example.com' } }),
    ),
    restaurantConfiguration: done(() => anonymous.call(loadRestaurantConfiguration, {})),
    tables: {
      talk: async () => {
        const question = { guests: 2, ...STAY, restaurants: ['STILLROOM'] };
        const days = await anonymous.call(findTables, { body: breakfastRequest(question) });
        return days.map(({ date }) => date);
      },
      result: DAYS.slice(1),
    },
  };
}
