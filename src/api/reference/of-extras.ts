import { NOBODY, NOT_LOADED, TO_LOGIN, type Meanings } from './meaning.ts';

const NO_TIMES = 'The dialog says that the times could not be loaded, and offers to try again.';
const NO_TREATMENTS = 'The dialog says that the treatments could not be loaded, and offers to try again.';
const OF_GOLF = 'The session of a golf booking on its own.';
const OF_SPA = 'The session of a spa booking on its own.';
/** A call that the specification names without body and answer, and that no screen makes. */
const UNMADE = {
  note: 'The specification names the call without body and answer; nothing of the answer is read.',
  told: NOBODY,
};
const UNCHECKED =
  'The guest reads that the voucher could not be checked; it does not count as invalid, and can be checked again.';
const UNKNOWN_VOUCHER = 'The voucher is listed as ‘Cannot be found’.';

/** Golf, spa, tables and vouchers. */
export const ofExtras = {
  golfConfiguration: { ...UNMADE, area: 'golf', summary: 'Gives what the golf courses are.' },
  teeTimes: {
    area: 'golf',
    summary: 'Finds free tee times.',
    note: 'Asked with `players` for every day of the stay, for a round that the rate includes, and with `PlayerCount` for one day, for a round that is bought. The answer is a list with one item for each round of the question; its `Availability` is a list of days, each with the times of the morning (`AM`) and of the afternoon (`PM`). It may also be an object that holds the list as `item`.',
    forms: ['Where the question has `players`.', 'Where it has `PlayerCount`.'],
    told: { failed: 'The screen says that the tee times could not be loaded, and offers to try again.' },
  },
  createGolf: {
    ...UNMADE,
    area: 'golf',
    summary: 'Begins a golf booking on its own.',
    params: { id: OF_GOLF },
  },
  completeGolf: {
    ...UNMADE,
    area: 'golf',
    summary: 'Completes a golf booking on its own.',
    params: { id: OF_GOLF },
  },
  spa: {
    ...UNMADE,
    area: 'spa',
    summary: 'Gives a spa booking that is under way on its own.',
    params: { id: OF_SPA },
  },
  spaConfiguration: {
    area: 'spa',
    summary: 'Gives what the spa is.',
    note: 'Asked for before treatments are chosen. Nothing of the answer is read: {} is enough.',
    told: { failed: 'The guest notices nothing: treatments stand in the stay’s configuration.' },
  },
  spaActivities: { ...UNMADE, area: 'spa', summary: 'Gives what the spa sells, without dates.' },
  spaActivitiesByDate: {
    area: 'spa',
    summary: 'Gives what the spa sells on each day of the stay, with lengths and prices.',
    params: { fromDate: 'The day of arrival, YYYY-MM-DD.', toDate: 'The day of departure, YYYY-MM-DD.' },
    told: { failed: NO_TREATMENTS },
  },
  spaGroups: { ...UNMADE, area: 'spa', summary: 'Lists the spa’s groups of treatments.' },
  spaPackages: { ...UNMADE, area: 'spa', summary: 'Lists the spa’s packages.' },
  spaFacilities: { ...UNMADE, area: 'spa', summary: 'Lists the spa’s facilities.' },
  buildSpaItinerary: { ...UNMADE, area: 'spa', summary: 'Puts the parts of a spa day in order.' },
  spaTimes: {
    area: 'spa',
    summary: 'Finds the free starts of a treatment on one day, for one guest.',
    note: '`SessionId` is a random GUID, not the booking’s session.',
    told: { failed: NO_TIMES },
  },
  spaExtras: {
    area: 'spa',
    summary: 'Finds the free starts in the mud room or the spa garden on one day.',
    note: 'The mud room is asked for by treatment codes and answered in `AddonAppointments`, the garden by ids of durations and answered in `Groups`.',
    told: { failed: NO_TIMES },
  },
  beginSpaBooking: {
    ...UNMADE,
    area: 'spa',
    summary: 'Begins a spa booking on its own.',
    params: { id: OF_SPA },
  },
  processSpaBooking: {
    ...UNMADE,
    area: 'spa',
    summary: 'Completes a spa booking on its own.',
    params: { id: OF_SPA },
  },
  spaBookings: {
    area: 'bookings',
    summary: 'Lists the member’s visits to the spa.',
    note: '`DaysToGo` counts from the visit to today: it is below zero for a visit to come, the reverse of a stay’s `DaysToStay`.',
    who: 'member',
    told: { failed: NOT_LOADED, '401': TO_LOGIN },
  },
  spaBooking: {
    area: 'bookings',
    summary: 'Gives one of the member’s visits to the spa.',
    who: 'member',
    params: { id: 'The `Id` of the visit, as the list has it.' },
    told: { failed: NOT_LOADED, '401': TO_LOGIN },
  },
  restaurantConfiguration: { ...UNMADE, area: 'dining', summary: 'Gives what the restaurants are.' },
  tables: {
    area: 'dining',
    summary: 'Finds free tables for breakfast or dinner, by day and restaurant.',
    note: '`Sitting` 0 is breakfast, from the day after arrival, 2 is dinner. A restaurant that is full or closed that day may be listed without times, or left out. With a member’s token, remember the `Guests` of the last question about a dinner: a dinner that is added to a booked stay is billed for as many.',
    told: { failed: 'The dialog says that the tables could not be loaded, and offers to try again.' },
  },
  voucherStatus: {
    area: 'vouchers',
    summary: 'Says what a gift voucher is worth and whether it can be used for a stay.',
    params: {
      referenceNumber: 'The reference as the guest typed it, without blanks around it.',
      arrivalDate: 'The day of arrival, YYYY-MM-DD.',
    },
    told: {
      failed: UNCHECKED,
      '400': UNKNOWN_VOUCHER,
      '404': UNKNOWN_VOUCHER,
      '410': UNKNOWN_VOUCHER,
      '422': UNKNOWN_VOUCHER,
    },
  },
  voucherDetail: {
    ...UNMADE,
    area: 'vouchers',
    summary: 'Gives the order of a voucher.',
    params: { id: 'The `orderItemId` of the voucher.' },
  },
} satisfies Partial<Meanings>;
