import type { AddOnContent } from '../../src/domain/addons.ts';
import type { Availability, IncludedPackage, RoomRate } from '../../src/domain/availability.ts';
import type { Booking, Guest, LeadGuest, Leg } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { Restaurant, Weekday } from '../../src/domain/dining.ts';
import { createBooking } from '../../src/domain/legs.ts';
import type { GuestQuota, StaySearch } from '../../src/domain/occupancy.ts';
import type { AvailableRate, RateGroup, RateGroupRate } from '../../src/domain/rates.ts';
import type { Area, RoomType } from '../../src/domain/rooms.ts';
import type { Profile, Session } from '../../src/domain/session.ts';

/** The pieces of the domain that tests are made of. Each takes what the test is about and fills in the rest. */

export const session: Session = { Id: 's-1', BusinessDate: '2027-05-01' };

export const profile: Profile = {
  Title: 'MRS',
  FirstName: 'Ada',
  LastName: 'Moss',
  EmailAddress: 'ada@example.test',
  Telephone: '+441539000000',
  Birthdate: null,
  RegisteredInOpera: false,
  Address: null,
};

export function roomType(values: Partial<RoomType> = {}): RoomType {
  return {
    Key: 'lake',
    PMSCode: 'LAK',
    DisplayName: 'Lake Room',
    Description: '<p>A room over the water.</p>',
    Images: [],
    RoomSize: 32,
    BedType: 'King bed',
    IsDogFriendly: true,
    IsChildFriendly: true,
    IsInfantFriendly: true,
    MaxAdults: 2,
    MaxChildren: 1,
    MinOccupancy: 1,
    CalendarDefaultRate: null,
    maxAdults: null,
    maxChildren: null,
    maxOccupancy: null,
    ...values,
  };
}

export function area(Key: string, RoomTypes: RoomType[], values: Partial<Area> = {}): Area {
  return { Key, DisplayName: `Area ${Key}`, Description: '', Images: [], RoomTypes, ...values };
}

export function rateGroupRate(values: Partial<RateGroupRate> = {}): RateGroupRate {
  return {
    PMSCode: 'ROOM',
    DisplayName: 'Room only',
    DiscountAmount: 0,
    IncludesBreakfast: false,
    IncludesDinner: false,
    IncludesSpaPool: false,
    IncludesSpa: false,
    IncludesGolf: false,
    ForceIsSpa: false,
    BreakfastIntro: '',
    DinnerIntro: '',
    BreakfastRestaurants: [],
    DinnerRestaurants: [],
    DinnersIsFirstNight: false,
    TreatmentGroups: [],
    AllowedAddOnPackages: [],
    ...values,
  };
}

export function rateGroup(Key: string, Rates: RateGroupRate[], values: Partial<RateGroup> = {}): RateGroup {
  return { Key, DisplayName: `Group ${Key}`, Description: '', Images: [], Rates, ...values };
}

export function addOn(values: Partial<AddOnContent> = {}): AddOnContent {
  return {
    PMSCode: 'FIZZ',
    DisplayName: 'A bottle of fizz',
    PerText: 'bottle',
    Images: [],
    LongDescription: '<p>Cold, in your room.</p>',
    PriceOverride: null,
    MinOccupancy: 0,
    MinimumAge: 0,
    IsGolf: false,
    Restaurant: null,
    IsSpaTreatments: false,
    SpaTreatments: [],
    IsMudTreatment: false,
    MudTreatments: [],
    IsSpaGarden: false,
    SpaGardenTreatments: null,
    ...values,
  };
}

export function restaurant(values: Partial<Restaurant> = {}): Restaurant {
  return {
    RestaurantId: 'R1',
    DisplayName: 'The Boathouse',
    MenuLink: null,
    DaysOpened: openOn('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
    ...values,
  };
}

/** Open on these days of the week and shut on the others. */
export function openOn(...days: Weekday[]): Restaurant['DaysOpened'] {
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

/** Two room types, a group with the rate ROOM, nothing disabled, no add-on unless given. */
export function configuration(values: Partial<StayConfiguration> = {}): StayConfiguration {
  return {
    SystemStatuses: [],
    Content: {
      search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
      rates: { everyRate: null },
    },
    MaxAdults: 4,
    MaxChildren: 1,
    MaxDogs: 2,
    Areas: [
      area('house', [roomType(), roomType({ Key: 'moor', PMSCode: 'MOR', DisplayName: 'Moor Room' })], {
        DisplayName: 'The House',
      }),
    ],
    RateGroups: [rateGroup('simple', [rateGroupRate()], { DisplayName: 'Simply the room' })],
    FlatRates: [],
    AdultTitles: [
      { OperaCode: 'MR', DisplayName: 'Mr' },
      { OperaCode: 'MRS', DisplayName: 'Mrs' },
    ],
    ChildTitles: [{ OperaCode: 'MISS', DisplayName: 'Miss' }],
    Countries: [
      { OperaCode: 'GB', DisplayName: 'United Kingdom' },
      { OperaCode: 'FR', DisplayName: 'France' },
    ],
    AddOns: [],
    ...values,
  };
}

export function availableRate(values: Partial<AvailableRate> = {}): AvailableRate {
  return {
    RateCode: 'ROOM',
    Amount: 20_000,
    Name: 'Room only',
    Description: '',
    Currency: 'GBP',
    RequiresDeposit: false,
    CancellationDateTime: null,
    PromotionCode: null,
    BlockCode: null,
    CorporateCode: null,
    ...values,
  };
}

/** What the stay takes besides its rate: a dog, a child or an infant. */
export function fee(Code: string, Total: number, values: Partial<IncludedPackage> = {}): IncludedPackage {
  return {
    Code,
    QuantityRequired: 1,
    QuantityAvailable: 5,
    IsAvailable: true,
    Total,
    UnitPrice: Total,
    ...values,
  };
}

export function roomRate(values: Partial<RoomRate> = {}): RoomRate {
  const Room = { Code: 'LAK', UnitsAvailable: 3 };
  return { Room, Rates: [availableRate()], Packages: [], MinLengthOfStay: null, ...values };
}

/** A party by its children's ages; null where none is chosen yet. */
export function party<Age extends number | null = number>(adults: number, ages: Age[] = [], dogs = 0) {
  const children = ages.map((age, index) => ({ index, age }));
  return { adults, childCount: ages.length, children, dogs };
}

export function quota(values: Partial<GuestQuota> = {}): GuestQuota {
  return { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0, ...values };
}

export function search(values: Partial<StaySearch> = {}): StaySearch {
  return {
    arrivalDate: '2027-05-10',
    numberOfNights: 2,
    code: null,
    voucherCodes: [],
    amendId: null,
    guestOccupancies: [party(2)],
    ...values,
  };
}

/** Both room types free for each leg of the search. */
export function availability(legs = 1, values: Partial<Availability> = {}): Availability {
  return {
    HasError: false,
    IsAvailable: true,
    IsPromoAvailable: null,
    GiftVouchers: [],
    RoomAvailabilities: Array.from({ length: legs }, (_, index) => ({
      Leg: index + 1,
      GuestQuota: quota(),
      RoomRates: ['LAK', 'MOR'].map((Code) => roomRate({ Room: { Code, UnitsAvailable: 3 } })),
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

/** A leg of which nothing is chosen yet. */
export function leg(values: Partial<Leg> = {}): Leg {
  return {
    leg: 1,
    roomCode: null,
    rate: null,
    includedPackages: [],
    guests: [],
    guestQuota: quota(),
    requests: {
      dietaryRequirements: '',
      specialRequirements: '',
      spaRequests: '',
      dogRequirements: '',
      dinnerBookingRequests: '',
    },
    breakfast: null,
    dinner: null,
    golf: [],
    spaPool: [],
    spaPackages: null,
    packages: [],
    confirmationNumber: null,
    internalIdentifier: null,
    spaSessionId: null,
    ...values,
  };
}

/** A leg that is held, in the Lake Room at £200, with two named guests. */
export function heldLeg(number = 1, values: Partial<Leg> = {}): Leg {
  return leg({
    leg: number,
    roomCode: 'LAK',
    rate: availableRate(),
    guests: [guest('Tom', 'Fell'), guest('Ivy', 'Fell')],
    confirmationNumber: `C-${number}`,
    internalIdentifier: `I-${number}`,
    ...values,
  });
}

export function booking(values: Partial<Booking> = {}): Booking {
  return { ...createBooking(search(), []), legs: [heldLeg()], ...values };
}

export const leadGuest: LeadGuest = {
  title: 'MR',
  firstName: 'Tom',
  lastName: 'Fell',
  emailAddress: 'tom@example.test',
  telephone: '+441539000001',
  address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
};
