import type { ItineraryInput } from '../../../machines/steps/itinerary/itinerary.rules.ts';
import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { DiningDay, Restaurant, Weekday } from '../../../src/domain/dining/dining.ts';
import type { TeeTime } from '../../../src/domain/golf/golf.ts';
import type { RateGroupRate } from '../../../src/domain/rates/rate-groups.ts';
import type { SpaDay, SpaItem, SpaSelection, SpaSlot, SpaTimes } from '../../../src/domain/spa/spa.ts';
import {
  spaDuration,
  spaSelection as selection,
  spaSlot as slot,
  treatment,
} from '../../support/extras-fixtures.ts';
import {
  booking,
  configuration,
  heldLeg,
  rateGroup,
  rateGroupRate,
  restaurant,
  session,
} from '../../support/fixtures.ts';

/** A stay at its itinerary: two nights from Monday 10 May 2027, Tom and Ivy Fell in the Lake Room. */

export const STAY = { arrivalDate: '2027-05-10', numberOfNights: 2 };
export const MONDAY = '2027-05-10';
export const TUESDAY = '2027-05-11';
export const WEDNESDAY = '2027-05-12';
/** A day after the stay. */
export const AFTER = '2027-05-13';

export const stillroom = restaurant({
  restaurantId: 'STILL',
  displayName: 'The Stillroom',
  menuLink: '/menus/stillroom/',
});
export const boathouse = restaurant({ restaurantId: 'BOAT', displayName: 'The Boathouse' });

/** The restaurant, closed on these days. */
export function closedOn(one: Restaurant, ...days: Weekday[]): Restaurant {
  const daysOpened = { ...one.daysOpened };
  for (const day of days) daysOpened[day] = false;
  return { ...one, daysOpened };
}

/** The free tables of one date, by restaurant: ['09:00'] is a table at nine. */
export function diningDay(date: string, tables: Record<string, string[]>): DiningDay {
  return {
    date,
    restaurantAvailabilities: Object.entries(tables).map(([restaurantId, times]) => ({
      restaurantId,
      availability: { timeSlots: times.map((time) => ({ timeSlot: `${date}T${time}:00` })) },
    })),
  };
}

/** A duration as the content has it. Minutes and prices come from the day's items. */
function duration(code: string, isIncluded: boolean) {
  return spaDuration(0, { code, id: `id-${code}`, duration: 0, price: 0, isIncluded });
}

/** An hour is included; 90 minutes cost more. */
export const massage = treatment({
  displayName: 'Honey Massage',
  description: '<p>Warm honey and heather oil.</p>',
  durations: [duration('HM90', false), duration('HM60', true)],
});

export const facial = treatment({
  id: 'T2',
  displayName: 'Still Water Facial',
  description: '<p>For skin that has met some weather.</p>',
  durations: [duration('SF45', true)],
});

function spaItem(code: string, minutes: number, standardPrice: number): SpaItem {
  return { code, id: `id-${code}`, length: minutes + 15, interval: 15, standardPrice };
}

/** Sold days: both treatments on Monday, the massage on Tuesday. */
export const spaDays: SpaDay[] = [
  {
    date: MONDAY,
    items: [spaItem('HM90', 90, 13_200), spaItem('HM60', 60, 9_500), spaItem('SF45', 45, 7_250)],
  },
  { date: TUESDAY, items: [spaItem('HM60', 60, 9_500)] },
  { date: WEDNESDAY, items: [] },
];

export function spaSlot(startTime: string, values: Partial<SpaSlot> = {}): SpaSlot {
  return slot(startTime, { roomId: 'R1', staffId: 7, ...values });
}

/** Free at 10:30 and 14:30, taken at 11:00. */
export function spaTimesOn(date: string): SpaTimes {
  return {
    defaultPeriod: 'PM',
    guestAvailability: [
      {
        periods: {
          AM: [spaSlot(`${date}T10:30:00`), spaSlot(`${date}T11:00:00`, { isAvailable: false })],
          PM: [spaSlot(`${date}T14:30:00`)],
        },
      },
    ],
  };
}

/** No guest has a free time. */
export const noSpaTimes: SpaTimes = { defaultPeriod: 'AM', guestAvailability: [] };

export function teeTime(dateTime: string, values: Partial<TeeTime> = {}): TeeTime {
  return {
    dateTime,
    item: { courseId: 'LING', propertyId: 3, greenFeeItemId: 'GF', mType: null },
    ...values,
  };
}

/** Tee times at 10:10, at 10:30 (without an Item) and at 14:20. */
export function teeTimeDay(date: string): TeeTimeDay {
  return {
    date,
    times: {
      AM: [teeTime(`${date}T10:10:00`), teeTime(`${date}T10:30:00`, { item: null })],
      PM: [teeTime(`${date}T14:20:00`)],
    },
  };
}

export function spaSelection(guestIndex: number, dateIndex: number, startTime: string): SpaSelection {
  return selection(0, {
    guestIndex,
    dateIndex,
    treatment: { id: massage.id, displayName: massage.displayName },
    duration: spaDuration(0, { code: 'HM60', id: 'id-HM60' }),
    time: spaSlot(startTime),
  });
}

/** A rate that includes everything for which a guest chooses times. */
export const everything: Partial<RateGroupRate> = {
  includesSpaPool: true,
  includesSpa: true,
  includesBreakfast: true,
  includesDinner: true,
  includesGolf: true,
  breakfastIntro: '<p>Breakfast is from half past seven.</p>',
  dinnerIntro: '<p>Three courses each evening.</p>',
  breakfastRestaurants: [stillroom],
  dinnerRestaurants: [stillroom, boathouse],
  treatmentGroups: [{ treatments: [massage, facial] }],
};

/** The estate with one rate, ROOM, which includes `rate`. */
export function estate(
  rate: Partial<RateGroupRate> = everything,
  values: Partial<StayConfiguration> = {},
): StayConfiguration {
  return configuration({
    rateGroups: [rateGroup('all', [rateGroupRate(rate)], { displayName: 'All in' })],
    ...values,
  });
}

export function bookingWith(...legs: Partial<Leg>[]): Booking {
  return booking({ legs: legs.map((values, index) => heldLeg(index + 1, values)) });
}

export function itineraryInput(values: Partial<ItineraryInput> = {}): ItineraryInput {
  return { configuration: estate(), session, booking: bookingWith({}), ...values };
}
