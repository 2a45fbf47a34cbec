import type { Availability, RoomRate } from '../../src/domain/availability.ts';
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
import { spaSelection } from './extras-fixtures.ts';
import {
  addOn,
  area,
  availability,
  availableRate,
  configuration as configured,
  fee,
  party,
  rateGroup,
  rateGroupRate,
  roomRate,
  roomType,
  search,
} from './fixtures.ts';

/** A stay at its rooms and rates: two nights from Saturday 1 May 2027, asked for on 20 April. */

export const session: Session = { Id: 'S1', BusinessDate: '2027-04-20' };

export const twoAdults: GuestOccupancy = party(2);
export const twoAdultsWithDog: GuestOccupancy = party(2, [], 1);

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
    area(
      'HOUSE',
      [
        room('KNG', 'Lake King', { CalendarDefaultRate: 'DAILYBABB' }),
        room('TWN', 'Garden Twin', { IsDogFriendly: false, BedType: 'Twin beds' }),
      ],
      { DisplayName: 'The House', Description: 'Rooms in the old house, over the lake.' },
    ),
    area(
      'COURT',
      [room('FAM', 'Stable Suite', { MinOccupancy: 3, MaxAdults: 4 }), room('LOFT', 'Hay Loft')],
      { DisplayName: 'The Courtyard', Description: 'Rooms round the old stable yard.' },
    ),
  ],
  RateGroups: [
    rateGroup(
      'STAY',
      [
        content('ADVANCE', 'Advance Purchase', { DiscountAmount: 10 }),
        content('DAILYBABB', 'Bed & Breakfast', { DiscountAmount: 10 }),
      ],
      { DisplayName: 'Stay', Description: 'A night and a good breakfast.' },
    ),
    rateGroup('SPA', [content('RETREAT', 'Spa Retreat', { IncludesSpa: true, AllowedAddOnPackages: [] })], {
      DisplayName: 'Spa breaks',
      Description: 'A treatment each day.',
    }),
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

export const dailyRate = rate('DAILYBABB', 30_000, { Name: 'Daily B&B' });
const advanceRate = rate('ADVANCE', 27_050, {
  RequiresDeposit: true,
  CancellationDateTime: '2027-04-30T15:00:00',
});
export const retreatRate = rate('RETREAT', 42_000);
const companyRate = rate('CORP', 31_000);
const mysteryRate = rate('MYSTERY', 33_000, {
  Name: 'Mystery rate',
  Description: 'A rate of its own.',
});

export const kingRates: RoomRate = roomRate({
  Room: { Code: 'KNG', UnitsAvailable: 2 },
  Rates: [advanceRate, dailyRate, retreatRate, companyRate, mysteryRate],
  Packages: [fee('DOG', 4_000)],
});

/** A room that is sold at the daily rate only. */
const atDailyRate = (Code: string, UnitsAvailable: number, Amount: number) =>
  roomRate({ Room: { Code, UnitsAvailable }, Rates: [rate('DAILYBABB', Amount)] });

export const roomRates: RoomRate[] = [
  kingRates,
  atDailyRate('TWN', 1, 25_000),
  atDailyRate('FAM', 1, 50_000),
  atDailyRate('LOFT', 0, 20_000),
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
    spaPackages: [spaSelection(0), spaSelection(0, { guestIndex: 1 })],
  });
}

/** One spa time, whose treatment costs more than the one that the rate includes. */
export function spaUpgradeTo(difference: number): NonNullable<Leg['spaPackages']> {
  return [spaSelection(difference)];
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
