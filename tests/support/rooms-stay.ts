import type { LegPackage } from '../../src/domain/addons.ts';
import type { Availability, IncludedPackage, RoomRate } from '../../src/domain/availability.ts';
import type { Booking, Leg } from '../../src/domain/booking.ts';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import { blankGuests } from '../../src/domain/guests.ts';
import { createBooking, withLeg } from '../../src/domain/legs.ts';
import { guestQuotaOf } from '../../src/domain/guest-counts.ts';
import type { GuestOccupancy, StaySearch } from '../../src/domain/occupancy.ts';
import type { AvailableRate, RateGroupRate } from '../../src/domain/rates.ts';
import type { RoomType } from '../../src/domain/rooms.ts';
import type { Session } from '../../src/domain/session.ts';
import {
  addOn,
  availability,
  availableRate,
  configuration as configured,
  rateGroupRate,
  roomType,
  search,
} from './fixtures.ts';

/** A stay at its rooms and rates: two nights from Saturday 1 May 2027, asked for on 20 April. */

export const session: Session = { Id: 'S1', BusinessDate: '2027-04-20' };

export const twoAdults: GuestOccupancy = { adults: 2, childCount: 0, children: [], dogs: 0 };
export const twoAdultsWithDog: GuestOccupancy = { ...twoAdults, dogs: 1 };

export function searchFor(...guestOccupancies: GuestOccupancy[]): StaySearch {
  return search({ arrivalDate: '2027-05-01', guestOccupancies });
}

export function bookingFor(...guestOccupancies: GuestOccupancy[]): Booking {
  return createBooking(searchFor(...guestOccupancies), []);
}

function room(PMSCode: string, DisplayName: string, is: Partial<RoomType> = {}): RoomType {
  return roomType({
    Key: PMSCode,
    PMSCode,
    DisplayName,
    Description: `${DisplayName} looks over the lake. It has a bath by the window and a deep armchair.`,
    RoomSize: 30,
    MaxChildren: 2,
    ...is,
  });
}

function content(PMSCode: string, DisplayName: string, is: Partial<RateGroupRate> = {}): RateGroupRate {
  return rateGroupRate({
    PMSCode,
    DisplayName,
    IncludesBreakfast: true,
    AllowedAddOnPackages: ['CHAMP'],
    ...is,
  });
}

export const configuration: StayConfiguration = configured({
  Content: {
    search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
    rates: {
      everyRate: {
        title: 'With every rate',
        items: [
          { Image: null, Title: 'The gardens', Body: '<p>Forty acres, open from dawn.</p>' },
          { Image: null, Title: 'The library', Body: '<p>A fire and the papers.</p>' },
        ],
      },
    },
  },
  Areas: [
    {
      Key: 'HOUSE',
      DisplayName: 'The House',
      Description: 'Rooms in the old house, over the lake.',
      Images: [],
      RoomTypes: [
        room('KNG', 'Lake King', { CalendarDefaultRate: 'DAILYBABB' }),
        room('TWN', 'Garden Twin', { IsDogFriendly: false, BedType: 'Twin beds' }),
      ],
    },
    {
      Key: 'COURT',
      DisplayName: 'The Courtyard',
      Description: 'Rooms round the old stable yard.',
      Images: [],
      RoomTypes: [room('FAM', 'Stable Suite', { MinOccupancy: 3, MaxAdults: 4 }), room('LOFT', 'Hay Loft')],
    },
  ],
  RateGroups: [
    {
      Key: 'STAY',
      DisplayName: 'Stay',
      Description: 'A night and a good breakfast.',
      Images: [],
      Rates: [
        content('ADVANCE', 'Advance Purchase', { DiscountAmount: 10 }),
        content('DAILYBABB', 'Bed & Breakfast', { DiscountAmount: 10 }),
      ],
    },
    {
      Key: 'SPA',
      DisplayName: 'Spa breaks',
      Description: 'A treatment each day.',
      Images: [],
      Rates: [content('RETREAT', 'Spa Retreat', { IncludesSpa: true, AllowedAddOnPackages: [] })],
    },
  ],
  FlatRates: [{ PMSCode: 'CORP', DisplayName: 'Company rate', Description: 'For our partners.', Images: [] }],
  AddOns: [
    addOn({ PMSCode: 'CHAMP', DisplayName: 'Champagne on arrival' }),
    addOn({ PMSCode: 'LATE', DisplayName: 'Late departure' }),
  ],
});

export function rate(RateCode: string, Amount: number, is: Partial<AvailableRate> = {}): AvailableRate {
  return availableRate({ RateCode, Amount, Name: RateCode, ...is });
}

export function fee(Code: string, Total: number, is: Partial<IncludedPackage> = {}): IncludedPackage {
  return {
    Code,
    QuantityRequired: 1,
    QuantityAvailable: 5,
    IsAvailable: true,
    Total,
    UnitPrice: Total,
    ...is,
  };
}

export const dailyRate = rate('DAILYBABB', 30_000, { Name: 'Daily B&B' });
export const advanceRate = rate('ADVANCE', 27_050, {
  RequiresDeposit: true,
  CancellationDateTime: '2027-04-30T15:00:00',
});
export const retreatRate = rate('RETREAT', 42_000);
export const companyRate = rate('CORP', 31_000);
export const mysteryRate = rate('MYSTERY', 33_000, {
  Name: 'Mystery rate',
  Description: 'A rate of its own.',
});

export const kingRates: RoomRate = {
  Room: { Code: 'KNG', UnitsAvailable: 2 },
  Rates: [advanceRate, dailyRate, retreatRate, companyRate, mysteryRate],
  Packages: [fee('DOG', 4_000)],
  MinLengthOfStay: null,
};

const roomRate = (Code: string, UnitsAvailable: number, ...Rates: AvailableRate[]): RoomRate => ({
  Room: { Code, UnitsAvailable },
  Rates,
  Packages: [],
  MinLengthOfStay: null,
});

export const roomRates: RoomRate[] = [
  kingRates,
  roomRate('TWN', 1, rate('DAILYBABB', 25_000)),
  roomRate('FAM', 1, rate('DAILYBABB', 50_000)),
  roomRate('LOFT', 0, rate('DAILYBABB', 20_000)),
];

/** The answer to a search: every leg is offered the same rooms. */
export function availabilityFor(booking: Booking, rates: RoomRate[] = roomRates): Availability {
  return availability(0, {
    RoomAvailabilities: booking.legs.map((leg) => ({
      Leg: leg.leg,
      GuestQuota: leg.guestQuota,
      RoomRates: rates,
    })),
  });
}

export const nothingAvailable: Availability = availability(0, { IsAvailable: false });

/** The booking with its first leg changed. */
export function withFirstLeg(booking: Booking, changes: Partial<Leg>): Booking {
  const [first] = booking.legs;
  if (!first) throw new Error('The booking has no leg');
  return withLeg(booking, { ...first, ...changes });
}

/** The king room held at the spa retreat's rate, with two spa times. */
export function heldAtRetreat(booking: Booking): Booking {
  return withFirstLeg(booking, {
    roomCode: 'KNG',
    rate: retreatRate,
    confirmationNumber: 'C1',
    internalIdentifier: 'I1',
    guests: blankGuests(guestQuotaOf(twoAdults)),
    spaPackages: [spaTime(0, 0), spaTime(1, 0)],
  });
}

/** Two bottles at £30. */
export const champagne: LegPackage = {
  price: { Code: 'CHAMP', Amount: 3_000, AmountOverride: null, PriceCalculationMode: 0 },
  quantity: 2,
  selections: [],
  sortIndex: 0,
};

/** One spa time, whose treatment costs more than the one that the rate includes. */
export function spaUpgradeTo(difference: number): NonNullable<Leg['spaPackages']> {
  return [spaTime(0, difference)];
}

function spaTime(guestIndex: number, PriceDifference: number): NonNullable<Leg['spaPackages']>[number] {
  return {
    bookingType: 2,
    guestIndex,
    dateIndex: 0,
    treatment: { Id: 'T1', DisplayName: 'Hot stones' },
    duration: {
      Code: 'HS',
      Id: 'D1',
      Duration: 60,
      Price: 9_500,
      IsIncluded: PriceDifference === 0,
      PriceDifference,
    },
    time: {
      StartTime: '2027-05-01T15:00:00',
      IsAvailable: true,
      DisplayTime: '15:00',
      TreatmentTimes: [],
      roomId: null,
      staffId: null,
      facilityId: null,
    },
  };
}

export function calendarDay(Date: string, is: Partial<CalendarDay> = {}): CalendarDay {
  return {
    Date,
    Amount: 12_000,
    IsAvailable: true,
    IsClosed: false,
    Units: 2,
    MinLengthOfStay: null,
    ...is,
  };
}
