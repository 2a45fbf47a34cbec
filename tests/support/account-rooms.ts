import { registeredMember, accountConfiguration } from './account-fixtures.ts';
import { bookedRoom, NOON, stayBooking } from './account-bookings.ts';
import { addOn } from './fixtures.ts';
import type { LoadedStay } from '../../machines/account/stay-booking/stay-booking.contract.ts';

/** The account's words for the rooms, rates and add-ons of the bookings in account-bookings.ts. */
export const bookingsConfiguration = {
  ...accountConfiguration,
  RoomTypes: [
    {
      PMSCode: 'KNG',
      DisplayName: 'King Room',
      Images: [{ Path: '/pictures/rooms/lake-room-1.svg' }, { Path: '/pictures/rooms/lake-room-2.svg' }],
    },
    { PMSCode: 'DBL', DisplayName: 'Double Room', Images: [{ Path: '/pictures/rooms/park-room-1.svg' }] },
  ],
  RateTypes: [
    { PMSCode: 'FLEX', DisplayName: 'Bed & breakfast', AllowedAddOnPackages: ['FIZZ'] },
    { PMSCode: 'ADV', DisplayName: 'Advance bed & breakfast', AllowedAddOnPackages: [] },
  ],
  AddOns: [addOn({ PMSCode: 'FIZZ', DisplayName: 'A bottle of fizz' })],
};

/** What every screen of a member starts with. */
export const memberInput = { profile: registeredMember, configuration: bookingsConfiguration };

/** Two rooms of a stay to come, read at noon; both can be changed. */
export const twoRooms: LoadedStay = {
  booking: stayBooking([
    bookedRoom(),
    bookedRoom({
      Leg: 2,
      RoomCode: 'DBL',
      GuestQuota: { Adults: 1, Children: 1, Infants: 1, Dogs: 1 },
      GuestNames: ['Agnes Hart'],
      LeadGuest: { FirstName: 'Agnes', LastName: 'Hart' },
      AccompanyingGuests: [],
      Packages: [{ Code: 'FIZZ', Quantity: 2 }],
      PackagesTotal: 3_900,
      NonAdultTotal: 1_000,
      DogsTotal: 5_000,
    }),
  ]),
  at: NOON,
};
