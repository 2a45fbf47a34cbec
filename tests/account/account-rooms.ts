import { registeredMember, accountConfiguration } from './account-fixtures.ts';
import { bookedRoom, NOON, stayBooking } from './account-bookings.ts';
import { addOn } from '../support/fixtures.ts';
import type { LoadedStay } from '../../machines/account/booking-details/booking-details.rules.ts';

/**
 * The account's configuration with names for the rooms, rates and add-ons of the bookings in
 * account-bookings.ts.
 */
export const bookingsConfiguration = {
  ...accountConfiguration,
  roomTypes: [
    {
      code: 'KNG',
      displayName: 'King Room',
      images: [{ path: '/pictures/rooms/lake-room-1.svg' }, { path: '/pictures/rooms/lake-room-2.svg' }],
    },
    { code: 'DBL', displayName: 'Double Room', images: [{ path: '/pictures/rooms/park-room-1.svg' }] },
  ],
  rateTypes: [
    { code: 'FLEX', displayName: 'Bed & breakfast', allowedAddOnPackages: ['FIZZ'] },
    { code: 'ADV', displayName: 'Advance bed & breakfast', allowedAddOnPackages: [] },
  ],
  addOns: [
    addOn({ code: 'ROSES', displayName: 'A bunch of roses' }),
    addOn({ code: 'FIZZ', displayName: 'A bottle of fizz' }),
  ],
};

/** The input that every member's screen starts with. */
export const memberInput = { profile: registeredMember, configuration: bookingsConfiguration };

/** An upcoming stay in two rooms, read at noon. Both rooms can change. */
export const twoRooms: LoadedStay = {
  booking: stayBooking([
    bookedRoom(),
    bookedRoom({
      leg: 2,
      roomCode: 'DBL',
      guestQuota: { adults: 1, children: 1, infants: 1, dogs: 1 },
      guestNames: ['Agnes Hart'],
      leadGuest: { firstName: 'Agnes', lastName: 'Hart' },
      accompanyingGuests: [],
      packages: [{ code: 'FIZZ', name: '', quantity: 2 }],
      packagesTotal: 3_900,
      nonAdultTotal: 1_000,
      dogsTotal: 5_000,
    }),
  ]),
  at: NOON,
};
