import { CallError } from '../../src/api/failure.ts';
import type { AddOnContent } from '../../src/domain/addons.ts';
import type { Availability } from '../../src/domain/availability.ts';
import type { Booking, Leg } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { Restaurant } from '../../src/domain/dining.ts';
import { createBooking } from '../../src/domain/legs.ts';
import type { StaySearch } from '../../src/domain/occupancy.ts';
import type { AvailableRate, RateGroupRate } from '../../src/domain/rates.ts';
import type { RoomType } from '../../src/domain/rooms.ts';
import type { Profile, Session } from '../../src/domain/session.ts';
import type { AppliedVoucher, VoucherStatus } from '../../src/domain/vouchers.ts';
import { named } from '../paths/names.ts';

/** Small hand-made pieces for tests of machines and views. Each takes what the test is about and fills in the rest. */

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
    DaysOpened: {
      Monday: true,
      Tuesday: true,
      Wednesday: true,
      Thursday: true,
      Friday: true,
      Saturday: true,
      Sunday: true,
    },
    ...values,
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
      {
        Key: 'house',
        DisplayName: 'The House',
        Description: '',
        Images: [],
        RoomTypes: [roomType(), roomType({ Key: 'moor', PMSCode: 'MOR', DisplayName: 'Moor Room' })],
      },
    ],
    RateGroups: [
      {
        Key: 'simple',
        DisplayName: 'Simply the room',
        Description: '',
        Images: [],
        Rates: [rateGroupRate()],
      },
    ],
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

export function search(values: Partial<StaySearch> = {}): StaySearch {
  return {
    arrivalDate: '2027-05-10',
    numberOfNights: 2,
    code: null,
    voucherCodes: [],
    amendId: null,
    guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
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
      GuestQuota: { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0 },
      RoomRates: ['LAK', 'MOR'].map((Code) => ({
        Room: { Code, UnitsAvailable: 3 },
        Rates: [availableRate()],
        Packages: [],
        MinLengthOfStay: null,
      })),
    })),
    ...values,
  };
}

export function guest(firstName: string, lastName: string): Leg['guests'][number] {
  return {
    guestCategoryIndex: 0,
    isChild: false,
    age: null,
    title: 'MR',
    firstName,
    lastName,
    isLoggedInUser: false,
    isLeadGuest: false,
  };
}

/** A leg that is held, in the Lake Room at £200, with two named guests. */
export function heldLeg(leg = 1, values: Partial<Leg> = {}): Leg {
  const [empty] = createBooking(search(), []).legs;
  if (!empty) throw new Error('a search has a room');
  return {
    ...empty,
    leg,
    roomCode: 'LAK',
    rate: availableRate(),
    guests: [guest('Tom', 'Fell'), guest('Ivy', 'Fell')],
    confirmationNumber: `C-${leg}`,
    internalIdentifier: `I-${leg}`,
    ...values,
  };
}

export function booking(values: Partial<Booking> = {}): Booking {
  return { ...createBooking(search(), []), legs: [heldLeg()], ...values };
}

export const leadGuest: NonNullable<Booking['leadGuest']> = {
  title: 'MR',
  firstName: 'Tom',
  lastName: 'Fell',
  emailAddress: 'tom@example.test',
  telephone: '+441539000001',
  address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
};

export function voucherStatus(values: Partial<VoucherStatus> = {}): VoucherStatus {
  return {
    isAvailableOnline: true,
    canBeUsed: true,
    isRedeemed: false,
    isOutsidePeriod: false,
    isBooked: false,
    content: { Category: 1, IsMonetary: true },
    voucher: {
      certificateReferenceNumber: 'GIFT-100',
      voucherName: 'A gift of £100',
      unitPrice: { amount: 10_000 },
      orderItemId: null,
    },
    ...values,
  };
}

/** A monetary voucher of £100. */
export function appliedVoucher(values: Partial<AppliedVoucher> = {}): AppliedVoucher {
  const { voucher, content } = voucherStatus();
  if (!voucher || !content) throw new Error('the voucher is complete');
  return { voucher, content, ...values };
}

/** How a check of a voucher fails: by a clear no, or without an answer (D-456). */
export const VOUCHER_FAILURES = [
  named(
    'nobody has issued the voucher',
    new CallError({ kind: 'http', endpoint: 'voucherStatus', status: 404, message: '' }),
  ),
  named('the voucher cannot be checked', new CallError({ kind: 'offline', endpoint: 'voucherStatus' })),
];
