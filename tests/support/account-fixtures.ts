import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import type { Profile } from '../../src/domain/session.ts';
import { addOn, profile } from './fixtures.ts';

/** A member of the property management system, with everything that a profile can hold. */
export const registeredMember: Profile = {
  ...profile,
  Title: 'MRS',
  Birthdate: '1971-05-09',
  RegisteredInOpera: true,
  Address: {
    Line1: '4 Tanner’s Row',
    Line2: 'Overbeck',
    City: 'Kelderby',
    Country: 'GB',
    PostCode: 'KD1 4AB',
  },
};

export const accountConfiguration: AccountConfiguration = {
  Titles: [
    { OperaCode: 'MR', DisplayName: 'Mr' },
    { OperaCode: 'MRS', DisplayName: 'Mrs' },
  ],
  Countries: [
    { OperaCode: 'GB', DisplayName: 'United Kingdom' },
    { OperaCode: 'FR', DisplayName: 'France' },
  ],
  BookingDefaults: { CheckInTime: '15:00', CheckOutTime: '11:00' },
  RoomTypes: [{ PMSCode: 'LAK', DisplayName: 'Lake Room', Images: [] }],
  RateTypes: [{ PMSCode: 'ROOM', DisplayName: 'Room only', AllowedAddOnPackages: ['FIZZ'] }],
  AddOns: [addOn()],
  SpaTreatments: [],
};
