import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import { addDays, type LocalDate } from '../../../src/domain/dates.ts';
import type { Profile } from '../../../src/domain/session.ts';
import type { StayReservation } from '../../../src/domain/stay-bookings.ts';
import { configuration } from './sample-estate.ts';
import type { SampleAnswers } from './sample-resources.ts';

const profile: Profile = {
  Title: 'MS',
  FirstName: 'Robin',
  LastName: 'Sample',
  EmailAddress: 'robin@example.com',
  Telephone: '+441632960140',
  Birthdate: null,
  RegisteredInOpera: true,
  Address: { Line1: '1 Mill Lane', Line2: '', City: 'Kendal', Country: 'GB', PostCode: 'LA9 4AA' },
};

const accountConfiguration: AccountConfiguration = {
  Titles: configuration.AdultTitles,
  Countries: configuration.Countries,
  BookingDefaults: { CheckInTime: '15:00', CheckOutTime: '11:00' },
  RoomTypes: configuration.Areas.flatMap(({ RoomTypes }) => RoomTypes),
  RateTypes: configuration.RateGroups.flatMap(({ Rates }) => Rates),
  AddOns: [],
  SpaTreatments: [],
};

function stay(today: LocalDate, days: number, RoomCode: string): StayReservation {
  return {
    ConfirmationNumber: `SAMPLE${Math.abs(days)}`,
    IsCancelled: false,
    DaysToStay: days,
    ArrivalDate: addDays(today, days),
    DepartureDate: addDays(today, days + 2),
    RoomCount: 1,
    TotalGuests: { Adults: 2, Children: 0, Infants: 0 },
    RoomStays: [{ InternalIdentifier: 'SAMPLE', Leg: 1, RoomCode }],
    HasSpa: false,
    Total: 57_000,
    Deposit: 0,
  };
}

/** What the estate says of a member with a stay to come and one that was. */
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
