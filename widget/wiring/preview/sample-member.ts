import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import { addDays, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import type { StayReservation } from '../../../src/domain/account/stay-bookings.ts';
import { configuration } from './sample-estate.ts';
import type { SampleAnswers } from './sample-resources.ts';

const profile: Profile = {
  title: 'MS',
  firstName: 'Robin',
  lastName: 'Sample',
  emailAddress: 'robin@example.com',
  telephone: '+441632960140',
  birthdate: null,
  registeredInOpera: true,
  address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
};

const accountConfiguration: AccountConfiguration = {
  currency: configuration.currency,
  systemStatuses: configuration.systemStatuses,
  titles: configuration.adultTitles,
  countries: configuration.countries,
  bookingDefaults: { checkInTime: '15:00', checkOutTime: '11:00' },
  roomTypes: configuration.areas.flatMap(({ roomTypes }) => roomTypes),
  rateTypes: configuration.rateGroups.flatMap(({ rates }) => rates),
  addOns: [],
  spaTreatments: [],
  content: { account: { bookingLookup: true, bookingCancellation: false } },
  arrival: { checkInTime: null, checkOutTime: null, address: [], directions: null },
};

function stay(today: LocalDate, days: number, roomCode: string): StayReservation {
  return {
    confirmationNumber: `SAMPLE${Math.abs(days)}`,
    isCancelled: false,
    daysToStay: days,
    arrivalDate: addDays(today, days),
    departureDate: addDays(today, days + 2),
    roomCount: 1,
    totalGuests: { adults: 2, children: 0, infants: 0 },
    roomStays: [{ internalIdentifier: 'SAMPLE', leg: 1, roomCode }],
    hasSpa: false,
    total: 57_000,
    deposit: 0,
    hasVoucher: false,
  };
}

/** The estate's answers about a member with one stay to come and one in the past. */
export function memberAnswers(today: LocalDate): SampleAnswers {
  return {
    validateSignIn: undefined,
    profile,
    accountConfiguration,
    stayBookings: [stay(today, 30, 'LAKE'), stay(today, -200, 'GARDEN')],
    spaBookings: [],
    addressBooks: [],
  };
}
