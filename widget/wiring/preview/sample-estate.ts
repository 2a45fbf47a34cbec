import { WITHOUT_TIMES } from '../../../src/domain/addons/add-on-kinds.ts';
import type { AddOnContent, PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { Availability, AvailableRate } from '../../../src/domain/rooms/availability.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import type { Restaurant } from '../../../src/domain/dining/dining.ts';
import type { RateGroupRate } from '../../../src/domain/rates/rate-groups.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import { dusk, lake, moor, wood } from './sample-pictures.ts';
import { POUND } from '../../../src/domain/money/money.ts';

/** An invented small hotel: three rooms, three rates, three add-ons. */

const open = true;
const restaurant: Restaurant = {
  restaurantId: 'dining-room',
  displayName: 'The dining room',
  menuLink: null,
  daysOpened: {
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
    key: code,
    code,
    displayName: name,
    description: `<p>${text}</p>`,
    images: images.map((image) => ({ ...image, caption: '' })),
    roomSize: size,
    bedType: bed,
    ...{ bathroom: '', view: '', floor: '', isStepFree: null },
    isDogFriendly: true,
    isChildFriendly: true,
    isInfantFriendly: true,
    maxAdults: 2,
    maxChildren: 1,
    minOccupancy: 1,
    calendarDefaultRate: null,
    ...{ systemMaxAdults: null, systemMaxChildren: null, maxOccupancy: null },
  };
}

function rate(code: string, name: string, meals: { breakfast: boolean; dinner: boolean }): RateGroupRate {
  return {
    code,
    displayName: name,
    discountAmount: 0,
    includesBreakfast: meals.breakfast,
    includesDinner: meals.dinner,
    ...{ includesSpaPool: false, includesSpa: false, includesGolf: false, forceIsSpa: false },
    breakfastIntro: '',
    dinnerIntro: '',
    breakfastRestaurants: meals.breakfast ? [restaurant] : [],
    dinnerRestaurants: meals.dinner ? [restaurant] : [],
    dinnersIsFirstNight: false,
    treatmentGroups: [],
    allowedAddOnPackages: ADD_ONS.map(({ code }) => code),
  };
}

function addOn(code: string, name: string, per: string, text: string, image: Image): AddOnContent {
  return {
    code,
    displayName: name,
    perText: per,
    images: [image],
    longDescription: `<p>${text}</p>`,
    priceOverride: null,
    minOccupancy: 1,
    minimumAge: 0,
    ...WITHOUT_TIMES,
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
  currency: POUND,
  systemStatuses: [{ system: 'Spa', isDisabled: false, bookingMessage: '', inlineMessage: '' }],
  content: {
    search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
    rates: { everyRate: null },
    account: { bookingLookup: false, bookingCancellation: false },
  },
  maxAdults: 4,
  maxChildren: 1,
  maxDogs: 2,
  arrival: { checkInTime: null, checkOutTime: null, address: [], directions: null },
  exchangeRates: [],
  areas: [
    {
      key: 'house',
      displayName: 'The House',
      description: '<p>This is a preview with sample rooms and prices. Guests see your own.</p>',
      images: [moor],
      roomTypes: ROOMS,
    },
  ],
  rateGroups: [
    {
      key: 'room',
      displayName: 'The room by itself',
      description: '<p>The room, and the day as you please.</p>',
      images: [lake],
      rates: [rate('ROOM', 'Room only', { breakfast: false, dinner: false })],
    },
    {
      key: 'table',
      displayName: 'With meals',
      description: '<p>Breakfast until eleven; dinner where the garden ends up.</p>',
      images: [wood],
      rates: [
        rate('BREAKFAST', 'Bed & breakfast', { breakfast: true, dinner: false }),
        rate('DINNER', 'Dinner, bed & breakfast', { breakfast: true, dinner: true }),
      ],
    },
  ],
  flatRates: [],
  adultTitles: [
    { code: 'MS', displayName: 'Ms' },
    { code: 'MR', displayName: 'Mr' },
  ],
  childTitles: [],
  countries: [{ code: 'GB', displayName: 'United Kingdom' }],
  addOns: ADD_ONS,
};

/** The price of a night at each rate, and the supplement of each room. MinorUnits. */
const RATES: [string, number][] = [
  ['ROOM', 14_000],
  ['BREAKFAST', 17_500],
  ['DINNER', 24_000],
];
const EXTRA: Record<string, number> = { GARDEN: 0, LAKE: 4_500, TOWER: 12_000 };

function ratesOf(roomCode: string, nights: number): AvailableRate[] {
  return RATES.map(([rateCode, amount]) => ({
    rateCode,
    amount: (amount + (EXTRA[roomCode] ?? 0)) * nights,
    name: rateCode,
    description: '',
    currency: 'GBP',
    requiresDeposit: false,
    requiresGuarantee: true,
    ...{ cancellationDateTime: null, promotionCode: null, blockCode: null, corporateCode: null },
  }));
}

/** The availability for two guests. The last room is taken. */
export function availabilityFor(nights: number): Availability {
  return {
    hasError: false,
    isAvailable: true,
    isPromoAvailable: null,
    giftVouchers: [],
    roomAvailabilities: [
      {
        leg: 1,
        guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 },
        roomRates: ROOMS.map(({ code }) => {
          const rates = ratesOf(code, nights);
          // Not `lowestOf`: its file is one of the booking's, and the account has previews too.
          const lowest = rates.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
          return {
            room: { code, unitsAvailable: code === 'TOWER' ? 0 : 3 },
            ...{ rates, lowest, packages: [], minLengthOfStay: null },
          };
        }),
      },
    ],
  };
}

export const packages: PackagePrice[] = [
  { code: 'FLOWERS', amount: 2_800, amountOverride: null, priceCalculationMode: 0 },
  { code: 'WINE', amount: 3_600, amountOverride: null, priceCalculationMode: 0 },
  { code: 'PICNIC', amount: 4_400, amountOverride: null, priceCalculationMode: 0 },
];
