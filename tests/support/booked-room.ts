import type { BookedRoom } from '../../src/domain/stay-bookings.ts';
import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import { bookedRoom } from './account-bookings.ts';
import { addOnEstate } from './addons-stay.ts';

/** Tom, Ivy and Sam Fell, who is nine, two nights from Monday 10 May 2027, with nothing added yet. */
export function familyRoom(values: Partial<BookedRoom> = {}): BookedRoom {
  return bookedRoom({
    RateCode: 'ROOM',
    GuestQuota: { Adults: 2, Children: 1, Infants: 0, Dogs: 0 },
    GuestNames: ['Tom Fell', 'Ivy Fell', 'Sam Fell'],
    LeadGuest: { FirstName: 'Tom', LastName: 'Fell' },
    AccompanyingGuests: [
      { FirstName: 'Ivy', LastName: 'Fell' },
      { FirstName: 'Sam', LastName: 'Fell' },
    ],
    ...values,
  });
}

/** The account's configuration with every add-on of `addons-stay`, for the rate ROOM. */
export const packageConfiguration: AccountConfiguration = {
  Titles: [],
  Countries: [],
  BookingDefaults: { CheckInTime: '', CheckOutTime: '' },
  RoomTypes: [],
  RateTypes: [
    {
      PMSCode: 'ROOM',
      DisplayName: 'Room only',
      AllowedAddOnPackages: addOnEstate.AddOns.map(({ PMSCode }) => PMSCode),
    },
    { PMSCode: 'BARE', DisplayName: 'Bare', AllowedAddOnPackages: ['FIZZ', 'NOT-CONFIGURED'] },
  ],
  AddOns: addOnEstate.AddOns,
  SpaTreatments: [],
};
