import { WITHOUT_TIMES } from '../../src/domain/addons/add-on-kinds.ts';
import type { AddOnContent } from '../../src/domain/addons/addons.ts';
import {
  lowestOf,
  type Availability,
  type AvailableRate,
  type IncludedPackage,
  type RoomRate,
} from '../../src/domain/rooms/availability.ts';
import { NO_REQUESTS, type Booking, type Guest, type Leg } from '../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { Restaurant, Weekday } from '../../src/domain/dining/dining.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import type { GuestQuota, SearchWithVouchers, StaySearch } from '../../src/domain/search/occupancy.ts';
import type { RateGroup, RateGroupRate } from '../../src/domain/rates/rate-groups.ts';
import type { Area, RoomType } from '../../src/domain/rooms/room-types.ts';
import type { Profile, Session } from '../../src/domain/booking/session.ts';
import { POUND } from '../../src/domain/money/money.ts';

/**
 * The parts of the domain that tests are made of. A test gives the values that it is about, the fixture the
 * others.
 */

export const session: Session = { id: 's-1', businessDate: '2027-05-01' };

export const profile: Profile = {
  title: 'MRS',
  firstName: 'Ada',
  lastName: 'Moss',
  emailAddress: 'ada@example.test',
  telephone: '+441539000000',
  birthdate: null,
  registeredInOpera: false,
  address: null,
};

export function roomType(values: Partial<RoomType> = {}): RoomType {
  return {
    key: 'lake',
    code: 'LAK',
    displayName: 'Lake Room',
    description: '<p>A room over the water.</p>',
    images: [],
    roomSize: 32,
    bedType: 'King bed',
    bathroom: '',
    view: '',
    floor: '',
    isStepFree: null,
    isDogFriendly: true,
    isChildFriendly: true,
    isInfantFriendly: true,
    maxAdults: 2,
    maxChildren: 1,
    minOccupancy: 1,
    calendarDefaultRate: null,
    systemMaxAdults: null,
    systemMaxChildren: null,
    maxOccupancy: null,
    ...values,
  };
}

export function area(key: string, roomTypes: RoomType[], values: Partial<Area> = {}): Area {
  return { key, displayName: `Area ${key}`, description: '', images: [], roomTypes, ...values };
}

export function rateGroupRate(values: Partial<RateGroupRate> = {}): RateGroupRate {
  return {
    code: 'ROOM',
    displayName: 'Room only',
    discountAmount: 0,
    includesBreakfast: false,
    includesDinner: false,
    includesSpaPool: false,
    includesSpa: false,
    includesGolf: false,
    forceIsSpa: false,
    breakfastIntro: '',
    dinnerIntro: '',
    breakfastRestaurants: [],
    dinnerRestaurants: [],
    dinnersIsFirstNight: false,
    treatmentGroups: [],
    allowedAddOnPackages: [],
    ...values,
  };
}

export function rateGroup(key: string, rates: RateGroupRate[], values: Partial<RateGroup> = {}): RateGroup {
  return { key, displayName: `Group ${key}`, description: '', images: [], rates, ...values };
}

export function addOn(values: Partial<AddOnContent> = {}): AddOnContent {
  return {
    code: 'FIZZ',
    displayName: 'A bottle of fizz',
    perText: 'bottle',
    images: [],
    longDescription: '<p>Cold, in your room.</p>',
    priceOverride: null,
    minOccupancy: 0,
    minimumAge: 0,
    ...WITHOUT_TIMES,
    ...values,
  };
}

export function restaurant(values: Partial<Restaurant> = {}): Restaurant {
  return {
    restaurantId: 'R1',
    displayName: 'The Boathouse',
    menuLink: null,
    daysOpened: openOn('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
    ...values,
  };
}

/** Opening days: open on these weekdays, closed on the others. */
export function openOn(...days: Weekday[]): Restaurant['daysOpened'] {
  return {
    Monday: days.includes('Monday'),
    Tuesday: days.includes('Tuesday'),
    Wednesday: days.includes('Wednesday'),
    Thursday: days.includes('Thursday'),
    Friday: days.includes('Friday'),
    Saturday: days.includes('Saturday'),
    Sunday: days.includes('Sunday'),
  };
}

/**
 * An estate with two room types and a rate group with the rate ROOM; nothing is disabled, and there are no
 * add-ons by default.
 */
export function configuration(values: Partial<StayConfiguration> = {}): StayConfiguration {
  return {
    currency: POUND,
    systemStatuses: [],
    content: {
      search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
      rates: { everyRate: null },
      account: { bookingLookup: false, bookingCancellation: false },
    },
    maxAdults: 4,
    maxChildren: 1,
    maxDogs: 2,
    areas: [
      area('house', [roomType(), roomType({ key: 'moor', code: 'MOR', displayName: 'Moor Room' })], {
        displayName: 'The House',
      }),
    ],
    rateGroups: [rateGroup('simple', [rateGroupRate()], { displayName: 'Simply the room' })],
    flatRates: [],
    adultTitles: [
      { code: 'MR', displayName: 'Mr' },
      { code: 'MRS', displayName: 'Mrs' },
    ],
    childTitles: [{ code: 'MISS', displayName: 'Miss' }],
    countries: [
      { code: 'GB', displayName: 'United Kingdom' },
      { code: 'FR', displayName: 'France' },
    ],
    arrival: { checkInTime: null, checkOutTime: null, address: [], directions: null },
    exchangeRates: [],
    addOns: [],
    ...values,
  };
}

export function availableRate(values: Partial<AvailableRate> = {}): AvailableRate {
  return {
    rateCode: 'ROOM',
    amount: 20_000,
    name: 'Room only',
    description: '',
    currency: 'GBP',
    ...{ requiresDeposit: false, requiresGuarantee: true },
    cancellationDateTime: null,
    promotionCode: null,
    blockCode: null,
    corporateCode: null,
    ...values,
  };
}

/** A fee beside the rate: for a dog, a child or an infant. */
export function fee(code: string, total: number, values: Partial<IncludedPackage> = {}): IncludedPackage {
  return {
    code,
    name: '',
    quantityRequired: 1,
    quantityAvailable: 5,
    isAvailable: true,
    total,
    unitPrice: total,
    ...values,
  };
}

export function roomRate(values: Partial<RoomRate> = {}): RoomRate {
  const { room = { code: 'LAK', unitsAvailable: 3 }, rates = [availableRate()] } = values;
  return { room, rates, lowest: lowestOf(rates), packages: [], minLengthOfStay: null, ...values };
}

/** A party by its children's ages; null for an age that is not chosen yet. */
export function party<Age extends number | null = number>(adults: number, ages: Age[] = [], dogs = 0) {
  const children = ages.map((age, index) => ({ index, age }));
  return { adults, childCount: ages.length, children, dogs };
}

export function quota(values: Partial<GuestQuota> = {}): GuestQuota {
  return { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0, ...values };
}

/** A booking's own search: its vouchers stand beside it. */
export function staySearch(values: Partial<StaySearch> = {}): StaySearch {
  const stay = { arrivalDate: '2027-05-10', numberOfNights: 2, code: null, amendId: null };
  return { ...stay, guestOccupancies: [party(2)], ...values };
}

/** A search as the form has it, and as the estate is asked. */
export function search(values: Partial<SearchWithVouchers> = {}): SearchWithVouchers {
  return { ...staySearch(), voucherCodes: [], ...values };
}

/** An answer to a search: both room types are free for each leg. */
export function availability(legs = 1, values: Partial<Availability> = {}): Availability {
  return {
    hasError: false,
    isAvailable: true,
    isPromoAvailable: null,
    giftVouchers: [],
    roomAvailabilities: Array.from({ length: legs }, (_, index) => ({
      leg: index + 1,
      guestQuota: quota(),
      roomRates: ['LAK', 'MOR'].map((code) => roomRate({ room: { code, unitsAvailable: 3 } })),
    })),
    ...values,
  };
}

export function guest(firstName = 'Tom', lastName = 'Fell', values: Partial<Guest> = {}): Guest {
  return {
    guestCategoryIndex: 0,
    isChild: false,
    age: null,
    title: 'MR',
    firstName,
    lastName,
    isLoggedInUser: false,
    isLeadGuest: false,
    ...values,
  };
}

/** A leg without any choice yet. */
export function leg(values: Partial<Leg> = {}): Leg {
  return {
    leg: 1,
    roomCode: null,
    rate: null,
    includedPackages: [],
    guests: [],
    guestQuota: quota(),
    requests: NO_REQUESTS,
    breakfast: [],
    dinner: [],
    golf: [],
    spaPool: [],
    spaPackages: [],
    packages: [],
    hold: null,
    spaSessionId: null,
    ...values,
  };
}

/** A leg that holds the Lake Room at £200, with two named guests. */
export function heldLeg(number = 1, values: Partial<Leg> = {}): Leg {
  return leg({
    leg: number,
    roomCode: 'LAK',
    rate: availableRate(),
    guests: [guest('Tom', 'Fell'), guest('Ivy', 'Fell')],
    hold: { confirmationNumber: `C-${number}`, internalIdentifier: `I-${number}` },
    ...values,
  });
}

export function booking(values: Partial<Booking> = {}): Booking {
  return { ...createBooking({ search: staySearch(), vouchers: [] }), legs: [heldLeg()], ...values };
}
