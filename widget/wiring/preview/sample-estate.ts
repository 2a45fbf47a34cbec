import type { AddOnContent, PackagePrice } from '../../../src/domain/addons.ts';
import type { Availability } from '../../../src/domain/availability.ts';
import type { Image, StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Restaurant } from '../../../src/domain/dining.ts';
import type { AvailableRate, RateGroupRate } from '../../../src/domain/rates.ts';
import type { RoomType } from '../../../src/domain/rooms.ts';
import { dusk, lake, moor, wood } from './sample-pictures.ts';

/** A small hotel of nobody's: three rooms, three rates, three add-ons. */

const open = true;
const restaurant: Restaurant = {
  RestaurantId: 'dining-room',
  DisplayName: 'The dining room',
  MenuLink: null,
  DaysOpened: {
    ...{ Monday: open, Tuesday: open, Wednesday: open, Thursday: open },
    ...{ Friday: open, Saturday: open, Sunday: open },
  },
};

interface SampleRoom {
  code: string;
  name: string;
  text: string;
  images: Image[];
  size: number;
  bed: string;
}

function room({ code, name, text, images, size, bed }: SampleRoom): RoomType {
  return {
    Key: code,
    PMSCode: code,
    DisplayName: name,
    Description: `<p>${text}</p>`,
    Images: images,
    RoomSize: size,
    BedType: bed,
    IsDogFriendly: true,
    IsChildFriendly: true,
    IsInfantFriendly: true,
    MaxAdults: 2,
    MaxChildren: 1,
    MinOccupancy: 1,
    CalendarDefaultRate: null,
    ...{ maxAdults: null, maxChildren: null, maxOccupancy: null },
  };
}

function rate(code: string, name: string, meals: { breakfast: boolean; dinner: boolean }): RateGroupRate {
  return {
    PMSCode: code,
    DisplayName: name,
    DiscountAmount: 0,
    IncludesBreakfast: meals.breakfast,
    IncludesDinner: meals.dinner,
    ...{ IncludesSpaPool: false, IncludesSpa: false, IncludesGolf: false, ForceIsSpa: false },
    BreakfastIntro: '',
    DinnerIntro: '',
    BreakfastRestaurants: meals.breakfast ? [restaurant] : [],
    DinnerRestaurants: meals.dinner ? [restaurant] : [],
    DinnersIsFirstNight: false,
    TreatmentGroups: [],
    AllowedAddOnPackages: ADD_ONS.map(({ PMSCode }) => PMSCode),
  };
}

function addOn(code: string, name: string, per: string, text: string, image: Image): AddOnContent {
  return {
    PMSCode: code,
    DisplayName: name,
    PerText: per,
    Images: [image],
    LongDescription: `<p>${text}</p>`,
    PriceOverride: null,
    MinOccupancy: 1,
    MinimumAge: 0,
    Restaurant: null,
    ...{ IsGolf: false, IsSpaTreatments: false, SpaTreatments: [] },
    ...{ IsMudTreatment: false, MudTreatments: [], IsSpaGarden: false, SpaGardenTreatments: null },
  };
}

const ADD_ONS = [
  addOn('FLOWERS', 'Flowers in your room', 'bunch', 'Cut this morning, in a jug on the table.', wood),
  addOn('WINE', 'A bottle on arrival', 'bottle', 'Cold, with two glasses and no hurry.', dusk),
  addOn('PICNIC', 'A picnic for the day', 'hamper', 'Bread, cheese, fruit, and a rug to sit on.', moor),
];

const ROOMS = [
  room({
    ...{ code: 'GARDEN', name: 'Garden Room', images: [wood, lake], size: 24, bed: 'King-size bed' },
    text: 'A quiet room over the kitchen garden, with a desk at the window and a bath to read in.',
  }),
  room({
    ...{ code: 'LAKE', name: 'Lake Room', images: [lake, dusk], size: 32, bed: 'King-size bed' },
    text: 'Two tall windows on the water, a sofa between them, and the morning sun.',
  }),
  room({
    ...{ code: 'TOWER', name: 'Tower Suite', images: [dusk, moor], size: 48, bed: 'Four-poster' },
    text: 'The top of the tower: a bedroom, a sitting room, and a view of everything there is.',
  }),
];

export const configuration: StayConfiguration = {
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
      Description: '<p>This is a preview with sample rooms and prices. Guests see your own.</p>',
      Images: [moor],
      RoomTypes: ROOMS,
    },
  ],
  RateGroups: [
    {
      Key: 'room',
      DisplayName: 'The room by itself',
      Description: '<p>The room, and the day as you please.</p>',
      Images: [lake],
      Rates: [rate('ROOM', 'Room only', { breakfast: false, dinner: false })],
    },
    {
      Key: 'table',
      DisplayName: 'With meals',
      Description: '<p>Breakfast until eleven; dinner where the garden ends up.</p>',
      Images: [wood],
      Rates: [
        rate('BREAKFAST', 'Bed & breakfast', { breakfast: true, dinner: false }),
        rate('DINNER', 'Dinner, bed & breakfast', { breakfast: true, dinner: true }),
      ],
    },
  ],
  FlatRates: [],
  AdultTitles: [
    { OperaCode: 'MS', DisplayName: 'Ms' },
    { OperaCode: 'MR', DisplayName: 'Mr' },
  ],
  ChildTitles: [],
  Countries: [{ OperaCode: 'GB', DisplayName: 'United Kingdom' }],
  AddOns: ADD_ONS,
};

/** What each rate costs a night, and each room on top of it. Pence. */
const RATES: [string, number][] = [
  ['ROOM', 14_000],
  ['BREAKFAST', 17_500],
  ['DINNER', 24_000],
];
const EXTRA: Record<string, number> = { GARDEN: 0, LAKE: 4_500, TOWER: 12_000 };

function ratesOf(roomCode: string, nights: number): AvailableRate[] {
  return RATES.map(([RateCode, amount]) => ({
    RateCode,
    Amount: (amount + (EXTRA[roomCode] ?? 0)) * nights,
    Name: RateCode,
    Description: '',
    Currency: 'GBP',
    RequiresDeposit: false,
    ...{ CancellationDateTime: null, PromotionCode: null, BlockCode: null, CorporateCode: null },
  }));
}

/** What is free for two guests: the last room is taken. */
export function availabilityFor(nights: number): Availability {
  return {
    HasError: false,
    IsAvailable: true,
    IsPromoAvailable: null,
    GiftVouchers: [],
    RoomAvailabilities: [
      {
        Leg: 1,
        GuestQuota: { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0 },
        RoomRates: ROOMS.map(({ PMSCode: Code }) => ({
          Room: { Code, UnitsAvailable: Code === 'TOWER' ? 0 : 3 },
          Rates: ratesOf(Code, nights),
          Packages: [],
          MinLengthOfStay: null,
        })),
      },
    ],
  };
}

export const packages: PackagePrice[] = [
  { Code: 'FLOWERS', Amount: 2_800, AmountOverride: null, PriceCalculationMode: 0 },
  { Code: 'WINE', Amount: 3_600, AmountOverride: null, PriceCalculationMode: 0 },
  { Code: 'PICNIC', Amount: 4_400, AmountOverride: null, PriceCalculationMode: 0 },
];
