import type { BookedRoom } from '../../src/domain/account/stay-bookings.ts';
import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import { accountConfiguration } from '../account/account-fixtures.ts';
import { bookedRoom } from '../account/account-bookings.ts';
import { addOnEstate } from '../steps/addons/addons-stay.ts';

/**
 * The room of Tom, Ivy and Sam Fell (nine years old) for two nights from Monday 10 May 2027, without add-ons.
 */
export function familyRoom(values: Partial<BookedRoom> = {}): BookedRoom {
  return bookedRoom({
    rateCode: 'ROOM',
    guestQuota: { adults: 2, children: 1, infants: 0, dogs: 0 },
    guestNames: ['Tom Fell', 'Ivy Fell', 'Sam Fell'],
    leadGuest: { firstName: 'Tom', lastName: 'Fell' },
    accompanyingGuests: [
      { firstName: 'Ivy', lastName: 'Fell' },
      { firstName: 'Sam', lastName: 'Fell' },
    ],
    ...values,
  });
}

/** The account's configuration with every add-on of `addons-stay` for the rate ROOM. */
export const packageConfiguration: AccountConfiguration = {
  ...accountConfiguration,
  bookingDefaults: { checkInTime: '', checkOutTime: '' },
  roomTypes: [],
  rateTypes: [
    {
      code: 'ROOM',
      displayName: 'Room only',
      allowedAddOnPackages: addOnEstate.addOns.map(({ code }) => code),
    },
    { code: 'BARE', displayName: 'Bare', allowedAddOnPackages: ['FIZZ', 'NOT-CONFIGURED'] },
  ],
  addOns: addOnEstate.addOns,
};
