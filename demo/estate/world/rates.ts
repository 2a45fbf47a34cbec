import { pictures } from './pictures.ts';
import { boathouseKitchen, longGallery, stillroom } from './restaurants.ts';
import { hotelRoomCodes, selfCateringCodes } from './room-records.ts';
import { spaBreakTreatments } from './treatments.ts';
import type { RateRecord } from './types.ts';
import type { FlatRate, Pounds, RateGroup, RateGroupRate, Restaurant } from './wire.ts';

/** Something about a rate: its terms, its words in a group, and what it costs an adult a night. */
interface Part {
  terms?: Partial<RateRecord>;
  content?: Partial<RateGroupRate>;
  price?: Pounds;
}

interface Rate {
  record: RateRecord;
  content: RateGroupRate;
}

const HOUSE_ADD_ONS = [
  ...['GOLFRND', 'DINBOAT', 'DINGALL', 'SPATREAT', 'MUDROOM', 'SPAGDN'],
  ...['FLOWERS', 'HAMPER', 'SATCHEL', 'LAUNCH', 'LATEOUT'],
];
const COTTAGE_ADD_ONS = [
  'DINBOAT',
  'DINGALL',
  'GOLFRND',
  'SPATREAT',
  'LARDER',
  'HAMPER',
  'SATCHEL',
  'LAUNCH',
];

const DINNER: Pounds = 46;

const DEPOSIT: Part = { terms: { requiresDeposit: true, cancellationDaysBefore: 14 } };
const AHEAD: Part = { terms: { ...DEPOSIT.terms, discountPercent: 12, minimumDaysAhead: 21 } };
const HOTEL_ROOMS: Part = { terms: { roomCodes: hotelRoomCodes } };
const COTTAGES: Part = {
  terms: { roomCodes: selfCateringCodes },
  content: { AllowedAddOnPackages: COTTAGE_ADD_ONS },
};
const NOT_AT_PEAK: Part = { terms: { season: 'noPeak' } };
const ANY_TABLE: Part = { content: { DinnerRestaurants: [stillroom, boathouseKitchen, longGallery] } };
const GOLF: Part = { price: 58, content: { IncludesGolf: true } };
const POOL: Part = { price: 24, content: { IncludesSpaPool: true } };
const TREATMENTS: Part = {
  price: 88,
  content: {
    IncludesSpa: true,
    TreatmentGroups: [{ Key: 'bath-house', DisplayName: 'The Bath House', Treatments: spaBreakTreatments }],
  },
};

const groups = [
  group('own-way', 'Just the stay', {
    says: '<p>The room or the cottage, and the day as you please. Breakfast can be had in the Stillroom on the morning.</p>',
    rates: [
      rate('ROOMONLY', 'Room only', {
        says: 'Your room, and no hurry in the morning.',
        parts: [HOTEL_ROOMS, ANY_TABLE],
      }),
      rate('ROOMADV', 'Room only, booked ahead', {
        says: 'Three weeks or more ahead, paid when you book.',
        parts: [AHEAD, HOTEL_ROOMS, ANY_TABLE],
      }),
      rate('SELFCAT', 'Self-catering', {
        says: 'The whole house, with logs, linen and a first pint of milk.',
        parts: [COTTAGES, ANY_TABLE],
      }),
      rate('SELFADV', 'Self-catering, booked ahead', {
        says: 'Three nights or more, paid when you book.',
        parts: [AHEAD, COTTAGES, ANY_TABLE, { terms: { minimumNights: 3 } }],
      }),
    ],
  }),
  group('breakfast', 'Bed & breakfast', {
    says: '<p>Eggs from the garden, kippers from the smokehouse and coffee for as long as you like to sit.</p>',
    rates: [
      rate('DAILYBABB', 'Bed & breakfast', {
        says: 'Breakfast in the Stillroom each morning.',
        parts: [breakfast(stillroom)],
      }),
      rate('BABBADV', 'Bed & breakfast, booked ahead', {
        says: 'Three weeks or more ahead, paid when you book.',
        parts: [AHEAD, breakfast(stillroom)],
      }),
      rate('HEATHERBB', 'Heather bed & breakfast', {
        says: 'Breakfast each morning, with our thanks for the word.',
        parts: [
          ...[NOT_AT_PEAK, breakfast(stillroom)],
          { terms: { discountPercent: 15, promoCode: 'HEATHER' } },
        ],
      }),
      rate('BABBPOOL', 'Bed, breakfast & bathing', {
        says: 'Breakfast each morning and the pool whenever you like.',
        parts: [
          ...[HOTEL_ROOMS, breakfast(stillroom, boathouseKitchen), POOL],
          { content: { ForceIsSpa: true } },
        ],
      }),
    ],
  }),
  group('dinner', 'Dinner, bed & breakfast', {
    says: '<p>Come down to a lit table and three courses from the estate, then climb the stairs to bed.</p>',
    rates: [
      rate('DBBFLEX', 'Dinner, bed & breakfast', {
        says: 'Three courses each evening, breakfast each morning.',
        parts: [breakfast(stillroom, boathouseKitchen), dinner(), ANY_TABLE],
      }),
      rate('DBBADV', 'Dinner, bed & breakfast, booked ahead', {
        says: 'Three weeks or more ahead, paid when you book.',
        parts: [AHEAD, breakfast(stillroom, boathouseKitchen), dinner(), ANY_TABLE],
      }),
      rate('DBBFIRST', 'First-night dinner, bed & breakfast', {
        says: 'Dinner when you arrive, breakfast each morning.',
        parts: [HOTEL_ROOMS, breakfast(stillroom), firstDinner()],
      }),
    ],
  }),
  group('spa', 'Bath House breaks', {
    says: '<p>A treatment for each of you on each day, the pool above the lake, and nowhere to be afterwards.</p>',
    rates: [
      rate('SPABREAK', 'Bath House break', {
        says: 'A treatment each day, the pool and breakfast.',
        parts: [HOTEL_ROOMS, breakfast(stillroom), POOL, TREATMENTS],
      }),
      rate('SPADINE', 'Bath House break with dinner', {
        says: 'A treatment each day, the pool, dinner and breakfast.',
        parts: [DEPOSIT, NOT_AT_PEAK, HOTEL_ROOMS, breakfast(stillroom), POOL, TREATMENTS, dinner()],
      }),
    ],
  }),
  group('golf', 'Golf breaks', {
    says: '<p>Eighteen holes between the lake and the moor, a round each day, and a drying room that works.</p>',
    rates: [
      rate('GOLFBRK', 'Golf break', {
        says: 'A round each day and breakfast.',
        parts: [DEPOSIT, breakfast(stillroom), GOLF],
      }),
      rate('GOLFDINE', 'Golf break with dinner', {
        says: 'A round each day, dinner and breakfast.',
        parts: [breakfast(stillroom), GOLF, dinner()],
      }),
    ],
  }),
];

/** The rate groups, each a way of staying (A §3.4). */
export const rateGroups: RateGroup[] = groups.map(({ rates, ...words }) => ({
  ...words,
  Rates: rates.map(({ content }) => content),
}));

/** Rates outside the groups that have a description of their own (A §2.7). */
export const flatRates: FlatRate[] = [
  {
    PMSCode: 'WINTERFIRE',
    DisplayName: 'Winter fires',
    Description:
      '<p>From November to March: the room, breakfast by the fire and a hot flask for the afternoon walk.</p>',
    Images: pictures('rates', 'winter-fires', 1),
  },
  {
    PMSCode: 'GATHERING',
    DisplayName: 'Harle Lodge gathering',
    Description:
      '<p>The whole lodge with logs, linen and a cook on the first evening, at one price for everybody.</p>',
    Images: pictures('rates', 'gathering', 1),
  },
];

const others: Rate[] = [
  rate('WINTERFIRE', 'Winter fires', {
    says: 'The room, breakfast by the fire and a hot flask.',
    parts: [...[HOTEL_ROOMS, breakfast()], { terms: { factor: 0.92, season: 'winter' }, price: 4 }],
  }),
  rate('GATHERING', 'Harle Lodge gathering', {
    says: 'The whole lodge at one price, with a cook on the first evening.',
    parts: [DEPOSIT, { terms: { perAdultFirstNight: 38, roomCodes: ['MRHL'], minimumNights: 2 } }],
  }),
  rate('MIDWEEKMR', 'Midweek on the moor', {
    says: 'Sunday to Thursday nights under Harle Moor, with breakfast in a basket.',
    parts: [{ terms: { factor: 0.9, roomCodes: ['MRSH', 'MRKC'], season: 'midweek' }, price: 12 }],
  }),
];

/** The price rules of each rate, and when it is sold. */
export const rateRecords: RateRecord[] = [
  ...groups.flatMap(({ Key, rates }) => rates.map(({ record }) => ({ ...record, groupKey: Key }))),
  ...others.map(({ record }) => record),
];

function breakfast(...at: Restaurant[]): Part {
  const BreakfastIntro =
    '<p>Breakfast is from half past seven until ten. Please choose a table for <strong>each morning</strong> of your stay.</p>';
  return { price: 18.5, content: { IncludesBreakfast: true, BreakfastIntro, BreakfastRestaurants: at } };
}

/** Dinner in one of the two larger dining rooms. */
function dinner(): Part {
  const DinnerIntro =
    '<p>Three courses each evening, in whichever of our dining rooms you like. Choose a table for <strong>every night</strong>, and go somewhere different if you can.</p>';
  const DinnerRestaurants = [stillroom, boathouseKitchen];
  return { price: DINNER, content: { IncludesDinner: true, DinnerIntro, DinnerRestaurants } };
}

function firstDinner(): Part {
  const DinnerIntro =
    '<p>Three courses on your <strong>first evening</strong>. After that the village and the rest of our tables are yours to explore.</p>';
  return {
    terms: { perAdultFirstNight: DINNER, minimumNights: 2 },
    content: { ...dinner().content, DinnerIntro, DinnersIsFirstNight: true },
  };
}

function group(Key: string, DisplayName: string, { says, rates }: { says: string; rates: Rate[] }) {
  return { Key, DisplayName, Description: says, Images: pictures('rates', Key, 2), rates };
}

/**
 * A rate that is sold always and everywhere, and paid at the hotel, unless its parts say otherwise. Of two parts that
 * say the same the later one counts. The prices of all are added up.
 */
function rate(code: string, name: string, { says, parts }: { says: string; parts: Part[] }): Rate {
  const record: RateRecord = {
    code,
    name,
    description: says,
    groupKey: null,
    promoCode: null,
    factor: 1,
    perAdultNight: parts.reduce((sum, { price = 0 }) => sum + price, 0),
    perAdultFirstNight: 0,
    discountPercent: 0,
    roomCodes: null,
    minimumNights: 1,
    minimumDaysAhead: 0,
    season: 'always',
    requiresDeposit: false,
    cancellationDaysBefore: 1,
    cancellationHour: 15,
    ...parts.reduce<Partial<RateRecord>>((all, { terms }) => ({ ...all, ...terms }), {}),
  };
  const content: RateGroupRate = {
    PMSCode: code,
    DisplayName: name,
    DiscountAmount: record.discountPercent,
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
    AllowedAddOnPackages: HOUSE_ADD_ONS,
    ...parts.reduce<Partial<RateGroupRate>>((all, part) => ({ ...all, ...part.content }), {}),
  };
  return { record, content };
}
