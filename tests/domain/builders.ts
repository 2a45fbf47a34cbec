import type { AddOnContent, LegPackage, PackagePrice } from '../../src/domain/addons.ts';
import type { IncludedPackage, RoomRate } from '../../src/domain/availability.ts';
import type { Booking, Guest, LeadGuest, Leg } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { Restaurant, Weekday } from '../../src/domain/dining.ts';
import type { GuestQuota, StaySearch } from '../../src/domain/occupancy.ts';
import type { AvailableRate, RateGroup, RateGroupRate } from '../../src/domain/rates.ts';
import type { RoomType } from '../../src/domain/rooms.ts';
import type { SpaSelection } from '../../src/domain/spa.ts';
import type { AppliedVoucher } from '../../src/domain/vouchers.ts';

/** Whole objects of the domain for tests that care about a few of their fields. */

/** A party by its children's ages; null where none is chosen yet. */
export function party<Age extends number | null = number>(adults: number, ages: Age[] = [], dogs = 0) {
  const children = ages.map((age, index) => ({ index, age }));
  return { adults, childCount: ages.length, children, dogs };
}

export function quota(fields: Partial<GuestQuota> = {}): GuestQuota {
  return { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0, ...fields };
}

export function search(fields: Partial<StaySearch> = {}): StaySearch {
  return {
    arrivalDate: '2027-05-01',
    numberOfNights: 2,
    code: null,
    voucherCodes: [],
    amendId: null,
    guestOccupancies: [party(2)],
    ...fields,
  };
}

export function roomType(fields: Partial<RoomType> = {}): RoomType {
  return {
    Key: 'classic',
    PMSCode: 'CLA',
    DisplayName: 'Classic room',
    Description: '',
    Images: [],
    RoomSize: 24,
    BedType: 'King',
    IsDogFriendly: true,
    IsChildFriendly: true,
    IsInfantFriendly: true,
    MaxAdults: null,
    MaxChildren: null,
    MinOccupancy: 1,
    CalendarDefaultRate: null,
    maxAdults: null,
    maxChildren: null,
    maxOccupancy: null,
    ...fields,
  };
}

export function rate(fields: Partial<AvailableRate> = {}): AvailableRate {
  return {
    RateCode: 'FLEX',
    Amount: 20_000,
    Name: 'Flexible',
    Description: '',
    Currency: 'GBP',
    RequiresDeposit: false,
    CancellationDateTime: null,
    PromotionCode: null,
    BlockCode: null,
    CorporateCode: null,
    ...fields,
  };
}

export function fee(Code: string, Total: number, fields: Partial<IncludedPackage> = {}): IncludedPackage {
  return {
    Code,
    QuantityRequired: 1,
    QuantityAvailable: 5,
    IsAvailable: true,
    Total,
    UnitPrice: null,
    ...fields,
  };
}

export function roomRate(fields: Partial<RoomRate> = {}): RoomRate {
  const Room = { Code: 'CLA', UnitsAvailable: 3 };
  return { Room, Rates: [rate()], Packages: [], MinLengthOfStay: null, ...fields };
}

export function restaurant(RestaurantId: string, open: Weekday[]): Restaurant {
  const isOpen = (day: Weekday) => open.includes(day);
  return {
    RestaurantId,
    DisplayName: `Restaurant ${RestaurantId}`,
    MenuLink: null,
    DaysOpened: {
      Monday: isOpen('Monday'),
      Tuesday: isOpen('Tuesday'),
      Wednesday: isOpen('Wednesday'),
      Thursday: isOpen('Thursday'),
      Friday: isOpen('Friday'),
      Saturday: isOpen('Saturday'),
      Sunday: isOpen('Sunday'),
    },
  };
}

export function rateContent(fields: Partial<RateGroupRate> = {}): RateGroupRate {
  return {
    PMSCode: 'FLEX',
    DisplayName: 'Flexible rate',
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
    ...fields,
  };
}

export function rateGroup(Key: string, Rates: RateGroupRate[]): RateGroup {
  return { Key, DisplayName: `Group ${Key}`, Description: '', Images: [], Rates };
}

export function addOnContent(PMSCode: string, fields: Partial<AddOnContent> = {}): AddOnContent {
  return {
    PMSCode,
    DisplayName: `Add-on ${PMSCode}`,
    PerText: 'room',
    Images: [],
    LongDescription: '',
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
    ...fields,
  };
}

export function packagePrice(fields: Partial<PackagePrice> = {}): PackagePrice {
  return { Code: 'WINE', Amount: 1_500, AmountOverride: null, PriceCalculationMode: 0, ...fields };
}

export function legPackage(fields: Partial<LegPackage> = {}): LegPackage {
  return { price: packagePrice(), quantity: 1, selections: [], sortIndex: 0, ...fields };
}

export function spaSelection(PriceDifference: number): SpaSelection {
  return {
    bookingType: 2,
    guestIndex: 0,
    dateIndex: 0,
    treatment: { Id: 't1', DisplayName: 'Massage' },
    duration: { Code: 'MAS60', Id: 'd1', Duration: 60, Price: 9_000, IsIncluded: false, PriceDifference },
    time: {
      StartTime: '2027-05-01T15:00:00',
      IsAvailable: true,
      DisplayTime: '3:00pm',
      TreatmentTimes: [{ ActualPrice: 9_000 }],
      roomId: null,
      staffId: null,
      facilityId: null,
    },
  };
}

export function guest(fields: Partial<Guest> = {}): Guest {
  return {
    guestCategoryIndex: 0,
    isChild: false,
    age: null,
    title: 'MRS',
    firstName: 'Ada',
    lastName: 'Byron',
    isLoggedInUser: false,
    isLeadGuest: false,
    ...fields,
  };
}

export function leg(fields: Partial<Leg> = {}): Leg {
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
    ...fields,
  };
}

/** A leg that is held, with named guests. */
export function heldLeg(fields: Partial<Leg> = {}): Leg {
  return leg({
    roomCode: 'CLA',
    rate: rate(),
    guests: [guest(), guest({ guestCategoryIndex: 1, firstName: 'Grace', lastName: 'Hopper' })],
    confirmationNumber: 'C1',
    internalIdentifier: 'I1',
    ...fields,
  });
}

export function voucher(reference: string, amount: number, IsMonetary = true): AppliedVoucher {
  return {
    voucher: {
      certificateReferenceNumber: reference,
      voucherName: `Voucher ${reference}`,
      unitPrice: { amount },
      orderItemId: null,
    },
    content: { Category: IsMonetary ? 1 : 0, IsMonetary },
  };
}

export function leadGuest(fields: Partial<LeadGuest> = {}): LeadGuest {
  return {
    title: 'MRS',
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    telephone: '+441234567890',
    address: { line1: '1 High Street', line2: '', city: 'Bath', country: 'GB', postCode: 'BA1 1AA' },
    ...fields,
  };
}

export function booking(fields: Partial<Booking> = {}): Booking {
  const legs = fields.legs ?? [leg()];
  return {
    search: search({ guestOccupancies: legs.map(() => party(2)) }),
    legs,
    vouchers: [],
    selectedGuest: null,
    leadGuest: null,
    account: null,
    accountCreateStatus: 'notAttempted',
    ...fields,
  };
}

export function configuration(fields: Partial<StayConfiguration> = {}): StayConfiguration {
  return {
    SystemStatuses: [],
    Content: {
      search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
      rates: { everyRate: null },
    },
    MaxAdults: 4,
    MaxChildren: 1,
    MaxDogs: 2,
    Areas: [],
    RateGroups: [],
    FlatRates: [],
    AdultTitles: [],
    ChildTitles: [],
    Countries: [],
    AddOns: [],
    ...fields,
  };
}
