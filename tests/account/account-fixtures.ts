import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import { addOn, profile } from '../support/fixtures.ts';
import { POUND } from '../../src/domain/money/money.ts';

/** A member known to the property management system, with a value in every field of the profile. */
export const registeredMember: Profile = {
  ...profile,
  title: 'MRS',
  birthdate: '1971-05-09',
  registeredInOpera: true,
  address: {
    line1: '4 Tanner’s Row',
    line2: 'Overbeck',
    city: 'Kelderby',
    country: 'GB',
    postCode: 'KD1 4AB',
  },
};

export const accountConfiguration: AccountConfiguration = {
  currency: POUND,
  systemStatuses: [{ system: 'Spa', isDisabled: false, bookingMessage: '', inlineMessage: '' }],
  titles: [
    { code: 'MR', displayName: 'Mr' },
    { code: 'MRS', displayName: 'Mrs' },
  ],
  countries: [
    { code: 'GB', displayName: 'United Kingdom' },
    { code: 'FR', displayName: 'France' },
  ],
  bookingDefaults: { checkInTime: '15:00', checkOutTime: '11:00' },
  roomTypes: [{ code: 'LAK', displayName: 'Lake Room', images: [] }],
  rateTypes: [{ code: 'ROOM', displayName: 'Room only', allowedAddOnPackages: ['FIZZ'] }],
  addOns: [addOn()],
  spaTreatments: [],
  content: { account: { bookingLookup: false, bookingCancellation: false } },
  arrival: { checkInTime: null, checkOutTime: null, address: [], directions: null },
};
