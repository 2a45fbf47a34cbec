import type { ItineraryInput } from '../../machines/steps/itinerary/itinerary.contract.ts';
import type { TeeTimeDay } from '../../src/api/golf/tee-times.ts';
import type { Booking, Leg } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { DiningDay } from '../../src/domain/dining.ts';
import type { TeeTime } from '../../src/domain/golf.ts';
import type { RateGroupRate } from '../../src/domain/rates.ts';
import type { SpaDay, SpaItem, SpaSelection, SpaSlot, SpaTimes } from '../../src/domain/spa.ts';
import { spaDuration, spaSelection as selection, spaSlot as slot, treatment } from './extras-fixtures.ts';
import {
  booking,
  configuration,
  heldLeg,
  rateGroup,
  rateGroupRate,
  restaurant,
  session,
} from './fixtures.ts';

/** A stay at its itinerary: two nights from Monday 10 May 2027, Tom and Ivy Fell in the Lake Room. */

export const STAY = { arrivalDate: '2027-05-10', numberOfNights: 2 };
export const MONDAY = '2027-05-10';
export const TUESDAY = '2027-05-11';
export const WEDNESDAY = '2027-05-12';
/** After the stay. */
export const AFTER = '2027-05-13';

export const stillroom = restaurant({
  RestaurantId: 'STILL',
  DisplayName: 'The Stillroom',
  MenuLink: '/menus/stillroom/',
});
export const boathouse = restaurant({ RestaurantId: 'BOAT', DisplayName: 'The Boathouse' });

/** Tables of one date, by restaurant: ['09:00'] is a table at nine. */
export function diningDay(Date: string, tables: Record<string, string[]>): DiningDay {
  return {
    Date,
    RestaurantAvailabilities: Object.entries(tables).map(([RestaurantId, times]) => ({
      RestaurantId,
      Availability: { TimeSlots: times.map((time) => ({ TimeSlot: `${Date}T${time}:00` })) },
    })),
  };
}

/** As the content has it: minutes and prices come from the day's items. */
function duration(Code: string, IsIncluded: boolean) {
  return spaDuration(0, { Code, Id: `id-${Code}`, Duration: 0, Price: 0, IsIncluded });
}

/** An hour is included, 90 minutes cost more. */
export const massage = treatment({
  DisplayName: 'Honey Massage',
  Description: '<p>Warm honey and heather oil.</p>',
  Durations: [duration('HM90', false), duration('HM60', true)],
});

export const facial = treatment({
  Id: 'T2',
  DisplayName: 'Still Water Facial',
  Description: '<p>For skin that has met some weather.</p>',
  Durations: [duration('SF45', true)],
});

function spaItem(Code: string, minutes: number, StandardPrice: number): SpaItem {
  return { Code, ID: `id-${Code}`, Length: minutes + 15, Interval: 15, StandardPrice };
}

/** Both treatments on Monday, the massage on Tuesday. */
export const spaDays: SpaDay[] = [
  {
    Date: MONDAY,
    Items: [spaItem('HM90', 90, 13_200), spaItem('HM60', 60, 9_500), spaItem('SF45', 45, 7_250)],
  },
  { Date: TUESDAY, Items: [spaItem('HM60', 60, 9_500)] },
  { Date: WEDNESDAY, Items: [] },
];

export function spaSlot(StartTime: string, values: Partial<SpaSlot> = {}): SpaSlot {
  return slot(StartTime, { roomId: 'R1', staffId: 7, ...values });
}

/** Half past ten and half past two, and eleven, which is taken. */
export function spaTimesOn(date: string): SpaTimes {
  return {
    DefaultPeriod: 'PM',
    GuestAvailability: [
      {
        Periods: {
          AM: [spaSlot(`${date}T10:30:00`), spaSlot(`${date}T11:00:00`, { IsAvailable: false })],
          PM: [spaSlot(`${date}T14:30:00`)],
        },
      },
    ],
  };
}

/** Nobody has a time. */
export const noSpaTimes: SpaTimes = { DefaultPeriod: 'AM', GuestAvailability: [] };

export function teeTime(DateTime: string, values: Partial<TeeTime> = {}): TeeTime {
  return {
    DateTime,
    Item: { courseId: 'LING', propertyId: 3, greenFeeItemId: 'GF', mType: null },
    ...values,
  };
}

/** Ten past ten, half past ten, which has no Item, and twenty past two. */
export function teeTimeDay(Date: string): TeeTimeDay {
  return {
    Date,
    times: {
      AM: [teeTime(`${Date}T10:10:00`), teeTime(`${Date}T10:30:00`, { Item: null })],
      PM: [teeTime(`${Date}T14:20:00`)],
    },
  };
}

export function spaSelection(guestIndex: number, dateIndex: number, StartTime: string): SpaSelection {
  return selection(0, {
    guestIndex,
    dateIndex,
    treatment: { Id: massage.Id, DisplayName: massage.DisplayName },
    duration: spaDuration(0, { Code: 'HM60', Id: 'id-HM60' }),
    time: spaSlot(StartTime),
  });
}

/** Everything that has a time is included. */
export const everything: Partial<RateGroupRate> = {
  IncludesSpaPool: true,
  IncludesSpa: true,
  IncludesBreakfast: true,
  IncludesDinner: true,
  IncludesGolf: true,
  BreakfastIntro: '<p>Breakfast is from half past seven.</p>',
  DinnerIntro: '<p>Three courses each evening.</p>',
  BreakfastRestaurants: [stillroom],
  DinnerRestaurants: [stillroom, boathouse],
  TreatmentGroups: [{ Treatments: [massage, facial] }],
};

/** The estate with one rate, ROOM, which includes what is given. */
export function estate(
  rate: Partial<RateGroupRate> = everything,
  values: Partial<StayConfiguration> = {},
): StayConfiguration {
  return configuration({
    RateGroups: [rateGroup('all', [rateGroupRate(rate)], { DisplayName: 'All in' })],
    ...values,
  });
}

export function bookingWith(...legs: Partial<Leg>[]): Booking {
  return booking({ legs: legs.map((values, index) => heldLeg(index + 1, values)) });
}

export function itineraryInput(values: Partial<ItineraryInput> = {}): ItineraryInput {
  return { configuration: estate(), session, booking: bookingWith({}), ...values };
}
