import { pictures } from './pictures.ts';
import { boathouseKitchen, longGallery, stillroom } from './restaurants.ts';
import { spaBreakTreatments } from './treatments.ts';
import type { FlatRate, RateGroup, RateGroupRate } from './wire.ts';

const BREAKFAST_INTRO =
  '<p>Breakfast is from half past seven until ten. Please choose a table for <strong>each morning</strong> of your stay.</p>';

const DINNER_INTRO =
  '<p>Three courses each evening, in whichever of our dining rooms you like. Choose a table for <strong>every night</strong>, and go somewhere different if you can.</p>';

const FIRST_NIGHT_INTRO =
  '<p>Three courses on your <strong>first evening</strong>. After that the village and the rest of our tables are yours to explore.</p>';

const HOUSE_ADD_ONS = [
  'GOLFRND',
  'DINBOAT',
  'DINGALL',
  'SPATREAT',
  'MUDROOM',
  'SPAGDN',
  'FLOWERS',
  'HAMPER',
  'SATCHEL',
  'LAUNCH',
  'LATEOUT',
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

const allDinner = [stillroom, boathouseKitchen, longGallery];
const morningTables = [stillroom, boathouseKitchen];

/** The rate groups, each a way of staying (A §3.4). */
export const rateGroups: RateGroup[] = [
  {
    Key: 'own-way',
    DisplayName: 'Room only & self-catering',
    Description:
      '<p>The room or the cottage, and the day as you please. Breakfast can be had in the Stillroom on the morning.</p>',
    Images: pictures('rates', 'own-way', 2),
    Rates: [
      rate('ROOMONLY', 'Room only', { DinnerRestaurants: allDinner }),
      rate('ROOMADV', 'Room only, booked ahead', { DiscountAmount: 12, DinnerRestaurants: allDinner }),
      rate('SELFCAT', 'Self-catering', {
        DinnerRestaurants: allDinner,
        AllowedAddOnPackages: COTTAGE_ADD_ONS,
      }),
      rate('SELFADV', 'Self-catering, booked ahead', {
        DiscountAmount: 12,
        DinnerRestaurants: allDinner,
        AllowedAddOnPackages: COTTAGE_ADD_ONS,
      }),
    ],
  },
  {
    Key: 'breakfast',
    DisplayName: 'Bed & breakfast',
    Description:
      '<p>Eggs from the garden, kippers from the smokehouse and coffee for as long as you like to sit.</p>',
    Images: pictures('rates', 'breakfast', 2),
    Rates: [
      rate('DAILYBABB', 'Bed & breakfast', breakfast([stillroom])),
      rate('BABBADV', 'Bed & breakfast, booked ahead', { ...breakfast([stillroom]), DiscountAmount: 12 }),
      rate('HEATHERBB', 'Heather bed & breakfast', { ...breakfast([stillroom]), DiscountAmount: 15 }),
      rate('BABBPOOL', 'Bed, breakfast & bathing', {
        ...breakfast(morningTables),
        IncludesSpaPool: true,
        ForceIsSpa: true,
      }),
    ],
  },
  {
    Key: 'dinner',
    DisplayName: 'Dinner, bed & breakfast',
    Description:
      '<p>Come down to a lit table and three courses from the estate, then climb the stairs to bed.</p>',
    Images: pictures('rates', 'dinner', 2),
    Rates: [
      rate('DBBFLEX', 'Dinner, bed & breakfast', { ...breakfast(morningTables), ...dinner(allDinner) }),
      rate('DBBADV', 'Dinner, bed & breakfast, booked ahead', {
        ...breakfast(morningTables),
        ...dinner(allDinner),
        DiscountAmount: 12,
      }),
      rate('DBBFIRST', 'First-night dinner, bed & breakfast', {
        ...breakfast([stillroom]),
        ...dinner([stillroom, boathouseKitchen]),
        DinnerIntro: FIRST_NIGHT_INTRO,
        DinnersIsFirstNight: true,
      }),
    ],
  },
  {
    Key: 'spa',
    DisplayName: 'Bath House breaks',
    Description:
      '<p>A treatment for each of you on each day, the pool above the lake, and nowhere to be afterwards.</p>',
    Images: pictures('rates', 'spa', 2),
    Rates: [
      rate('SPABREAK', 'Bath House break', { ...breakfast([stillroom]), ...spa() }),
      rate('SPADINE', 'Bath House break with dinner', {
        ...breakfast([stillroom]),
        ...dinner([stillroom, boathouseKitchen]),
        ...spa(),
      }),
    ],
  },
  {
    Key: 'golf',
    DisplayName: 'Golf breaks',
    Description:
      '<p>Eighteen holes between the lake and the moor, a round each day, and a drying room that works.</p>',
    Images: pictures('rates', 'golf', 2),
    Rates: [
      rate('GOLFBRK', 'Golf break', { ...breakfast([stillroom]), IncludesGolf: true }),
      rate('GOLFDINE', 'Golf break with dinner', {
        ...breakfast([stillroom]),
        ...dinner([stillroom, boathouseKitchen]),
        IncludesGolf: true,
      }),
    ],
  },
];

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

function breakfast(at: RateGroupRate['BreakfastRestaurants']): Partial<RateGroupRate> {
  return { IncludesBreakfast: true, BreakfastIntro: BREAKFAST_INTRO, BreakfastRestaurants: at };
}

function dinner(at: RateGroupRate['DinnerRestaurants']): Partial<RateGroupRate> {
  return { IncludesDinner: true, DinnerIntro: DINNER_INTRO, DinnerRestaurants: at };
}

function spa(): Partial<RateGroupRate> {
  return {
    IncludesSpa: true,
    IncludesSpaPool: true,
    TreatmentGroups: [{ Key: 'bath-house', DisplayName: 'The Bath House', Treatments: spaBreakTreatments }],
  };
}

function rate(code: string, name: string, more: Partial<RateGroupRate>): RateGroupRate {
  return {
    PMSCode: code,
    DisplayName: name,
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
    AllowedAddOnPackages: HOUSE_ADD_ONS,
    ...more,
  };
}
