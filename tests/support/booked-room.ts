import type { PackageConfiguration, PackageRoom } from '../../src/domain/stay-packages.ts';
import { addOnEstate } from './addons-stay.ts';

/** Tom, Ivy and Sam Fell in room 1, two nights from Monday 10 May 2027, with nothing added yet. */
export function bookedRoom(values: Partial<PackageRoom> = {}): PackageRoom {
  return {
    Leg: 1,
    ConfirmationNumber: 'C-1',
    InternalIdentifier: 'I-1',
    RateCode: 'ROOM',
    IsCancelled: false,
    GuestQuota: { Adults: 2, Children: 1, Infants: 0 },
    LeadGuest: { FirstName: 'Tom', LastName: 'Fell' },
    AccompanyingGuests: [
      { FirstName: 'Ivy', LastName: 'Fell' },
      { FirstName: 'Sam', LastName: 'Fell' },
    ],
    DateRange: { StartDate: '2027-05-10', EndDate: '2027-05-12' },
    Packages: [],
    SpaReservation: null,
    ...values,
  };
}

/** The account's configuration with every add-on of `addons-stay`, for the rate ROOM. */
export const packageConfiguration: PackageConfiguration = {
  RateTypes: [
    { PMSCode: 'ROOM', AllowedAddOnPackages: addOnEstate.AddOns.map(({ PMSCode }) => PMSCode) },
    { PMSCode: 'BARE', AllowedAddOnPackages: ['FIZZ', 'NOT-CONFIGURED'] },
  ],
  AddOns: addOnEstate.AddOns,
};
