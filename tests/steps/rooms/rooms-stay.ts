import type { Availability, AvailableRate, RoomRate } from '../../../src/domain/rooms/availability.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import type { ContentItem } from '../../../src/domain/configuration/content.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { blankGuests } from '../../../src/domain/guests/guests.ts';
import { createBooking, withLeg } from '../../../src/domain/booking/legs.ts';
import { guestQuotaOf } from '../../../src/domain/search/guest-counts.ts';
import type { GuestOccupancy, StaySearch } from '../../../src/domain/search/occupancy.ts';
import type { RateGroupRate } from '../../../src/domain/rates/rate-groups.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import { spaSelection } from '../../support/extras-fixtures.ts';
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
  staySearch,
} from '../../support/fixtures.ts';

/** A stay at its rooms and rates: two nights from Saturday 1 May 2027, searched on 20 April. */

export const session: Session = { id: 'S1', businessDate: '2027-04-20' };

export const twoAdults: GuestOccupancy = party(2);
export const twoAdultsWithDog: GuestOccupancy = party(2, [], 1);

export function searchFor(...guestOccupancies: GuestOccupancy[]): StaySearch {
  return staySearch({ arrivalDate: '2027-05-01', guestOccupancies });
}

export function bookingFor(...guestOccupancies: GuestOccupancy[]): Booking {
  return createBooking({ search: searchFor(...guestOccupancies), vouchers: [] });
}

function room(code: string, displayName: string, is: Partial<RoomType> = {}): RoomType {
  return roomType({
    key: code,
    code,
    displayName,
    description: `${displayName} looks over the lake. It has a bath by the window and a deep armchair.`,
    roomSize: 30,
    maxChildren: 2,
    ...is,
  });
}

function content(code: string, displayName: string, is: Partial<RateGroupRate> = {}): RateGroupRate {
  return rateGroupRate({
    code,
    displayName,
    includesBreakfast: true,
    allowedAddOnPackages: ['CHAMP'],
    ...is,
  });
}

/** The map of the whole estate (D-10). */
export const estateMap: ContentItem = {
  image: { path: '/map.svg' },
  title: 'The estate',
  body: '<p>All of it.</p>',
};

export const configuration: StayConfiguration = configured({
  content: {
    search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: estateMap },
    rates: {
      everyRate: {
        title: 'With every rate',
        items: [
          { image: null, title: 'The gardens', body: '<p>Forty acres, open from dawn.</p>' },
          { image: null, title: 'The library', body: '<p>A fire and the papers.</p>' },
        ],
      },
    },
    account: { bookingLookup: false, bookingCancellation: false },
  },
  areas: [
    area(
      'HOUSE',
      [
        room('KNG', 'Lake King', { calendarDefaultRate: 'DAILYBABB' }),
        room('TWN', 'Garden Twin', { isDogFriendly: false, bedType: 'Twin beds' }),
      ],
      { displayName: 'The House', description: 'Rooms in the old house, over the lake.' },
    ),
    area(
      'COURT',
      [room('FAM', 'Stable Suite', { minOccupancy: 3, maxAdults: 4 }), room('LOFT', 'Hay Loft')],
      { displayName: 'The Courtyard', description: 'Rooms round the old stable yard.' },
    ),
  ],
  rateGroups: [
    rateGroup(
      'STAY',
      [
        content('ADVANCE', 'Advance Purchase', { discountAmount: 10 }),
        content('DAILYBABB', 'Bed & Breakfast', { discountAmount: 10 }),
      ],
      { displayName: 'Stay', description: 'A night and a good breakfast.' },
    ),
    rateGroup('SPA', [content('RETREAT', 'Spa Retreat', { includesSpa: true, allowedAddOnPackages: [] })], {
      displayName: 'Spa breaks',
      description: 'A treatment each day.',
    }),
  ],
  flatRates: [{ code: 'CORP', displayName: 'Company rate', description: 'For our partners.', images: [] }],
  addOns: [
    addOn({ code: 'CHAMP', displayName: 'Champagne on arrival' }),
    addOn({ code: 'LATE', displayName: 'Late departure' }),
  ],
});

export function rate(rateCode: string, amount: number, is: Partial<AvailableRate> = {}): AvailableRate {
  return availableRate({ rateCode, amount, name: rateCode, ...is });
}

export const dailyRate = rate('DAILYBABB', 30_000, { name: 'Daily B&B' });
const advanceRate = rate('ADVANCE', 27_050, {
  requiresDeposit: true,
  cancellationDateTime: '2027-04-30T15:00:00',
});
export const retreatRate = rate('RETREAT', 42_000);
const companyRate = rate('CORP', 31_000);
const mysteryRate = rate('MYSTERY', 33_000, {
  name: 'Mystery rate',
  description: 'A rate of its own.',
});

export const kingRates: RoomRate = roomRate({
  room: { code: 'KNG', unitsAvailable: 2 },
  rates: [advanceRate, dailyRate, retreatRate, companyRate, mysteryRate],
  packages: [fee('DOG', 4_000)],
});

/** The estate with two pictures of its king room, and facts for every room. */
export const picturedConfiguration: StayConfiguration = {
  ...configuration,
  areas: configuration.areas.map((one) => ({
    ...one,
    roomTypes: one.roomTypes.map((type) => ({
      ...type,
      images:
        type.code === 'KNG'
          ? [
              { path: '/king-1.jpg', caption: 'The bed, and the lake' },
              { path: '/king-2.jpg', caption: '' },
            ]
          : [],
      bathroom: 'Bath and walk-in shower',
      view: type.code === 'KNG' ? 'Lake' : 'Garden',
      floor: 'First floor',
      isStepFree: type.code === 'FAM' ? null : type.code === 'TWN',
    })),
  })),
};

/** A room that is sold at the daily rate only. */
const atDailyRate = (code: string, unitsAvailable: number, amount: number) =>
  roomRate({ room: { code, unitsAvailable }, rates: [rate('DAILYBABB', amount)] });

export const roomRates: RoomRate[] = [
  kingRates,
  atDailyRate('TWN', 1, 25_000),
  atDailyRate('FAM', 1, 50_000),
  atDailyRate('LOFT', 0, 20_000),
];

/** The answer to a search: the same rooms for every leg. */
export function availabilityFor(booking: Booking, rates: RoomRate[] = roomRates): Availability {
  return availability(0, {
    roomAvailabilities: booking.legs.map((leg) => ({
      leg: leg.leg,
      guestQuota: leg.guestQuota,
      roomRates: rates,
    })),
  });
}

export const nothingAvailable: Availability = availability(0, { isAvailable: false });

/** The booking with its first leg changed. */
export function withFirstLeg(booking: Booking, changes: Partial<Leg>): Booking {
  const [first] = booking.legs;
  if (!first) throw new Error('The booking has no leg');
  return withLeg(booking, { ...first, ...changes });
}

/** The booking with the king room held at the spa retreat's rate, with two spa times. */
export function heldAtRetreat(booking: Booking): Booking {
  return withFirstLeg(booking, {
    roomCode: 'KNG',
    rate: retreatRate,
    hold: { confirmationNumber: 'C1', internalIdentifier: 'I1' },
    guests: blankGuests(guestQuotaOf(twoAdults)),
    spaPackages: [spaSelection(0), spaSelection(0, { guestIndex: 1 })],
  });
}

/** One spa time. Its treatment costs `difference` more than the included one. */
export function spaUpgradeTo(difference: number): NonNullable<Leg['spaPackages']> {
  return [spaSelection(difference)];
}

export function calendarDay(date: string, is: Partial<CalendarDay> = {}): CalendarDay {
  return {
    date,
    amount: 12_000,
    isAvailable: true,
    isClosed: false,
    units: 2,
    minLengthOfStay: null,
    packagesTotal: null,
    ...is,
  };
}
