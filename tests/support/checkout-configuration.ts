import type { AddOnContent } from '../../src/domain/addons.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { Restaurant } from '../../src/domain/dining.ts';
import type { RateGroupRate } from '../../src/domain/rates.ts';
import type { RoomType } from '../../src/domain/rooms.ts';

/** What the estate of the checkout's tests sells: two rooms, two rates, five add-ons. */

const everyDay = {
  Monday: true,
  Tuesday: true,
  Wednesday: true,
  Thursday: true,
  Friday: true,
  Saturday: true,
  Sunday: true,
};
const orangery: Restaurant = {
  RestaurantId: 'R1',
  DisplayName: 'The Orangery',
  MenuLink: null,
  DaysOpened: everyDay,
};
const boathouse: Restaurant = {
  RestaurantId: 'R2',
  DisplayName: 'The Boathouse',
  MenuLink: null,
  DaysOpened: everyDay,
};

function room(PMSCode: string, DisplayName: string): RoomType {
  return {
    Key: PMSCode,
    PMSCode,
    DisplayName,
    Description: '',
    Images: [],
    RoomSize: 30,
    BedType: 'King',
    IsDogFriendly: true,
    IsChildFriendly: true,
    IsInfantFriendly: true,
    MaxAdults: 2,
    MaxChildren: 2,
    MinOccupancy: 1,
    CalendarDefaultRate: null,
    maxAdults: null,
    maxChildren: null,
    maxOccupancy: null,
  };
}

function rateContent(PMSCode: string, DisplayName: string, includes: Partial<RateGroupRate>): RateGroupRate {
  return {
    PMSCode,
    DisplayName,
    DiscountAmount: 0,
    IncludesBreakfast: true,
    IncludesDinner: false,
    IncludesSpaPool: false,
    IncludesSpa: false,
    IncludesGolf: false,
    ForceIsSpa: false,
    BreakfastIntro: '',
    DinnerIntro: '',
    BreakfastRestaurants: [orangery],
    DinnerRestaurants: [orangery],
    DinnersIsFirstNight: false,
    TreatmentGroups: [],
    AllowedAddOnPackages: ['CHAMP', 'TABLE', 'TEE', 'MASSAGE', 'MUD'],
    ...includes,
  };
}

function addOn(PMSCode: string, DisplayName: string, is: Partial<AddOnContent>): AddOnContent {
  return {
    PMSCode,
    DisplayName,
    PerText: 'per room',
    Images: [],
    LongDescription: '',
    PriceOverride: null,
    MinOccupancy: 1,
    MinimumAge: 0,
    IsGolf: false,
    Restaurant: null,
    IsSpaTreatments: false,
    SpaTreatments: [],
    IsMudTreatment: false,
    MudTreatments: [],
    IsSpaGarden: false,
    SpaGardenTreatments: null,
    ...is,
  };
}

export const configuration: StayConfiguration = {
  SystemStatuses: [],
  Content: {
    search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
    rates: { everyRate: null },
  },
  MaxAdults: 2,
  MaxChildren: 1,
  MaxDogs: 2,
  Areas: [
    {
      Key: 'HOUSE',
      DisplayName: 'The House',
      Description: '',
      Images: [],
      RoomTypes: [room('KNG', 'Lake King'), room('TWN', 'Garden Twin')],
    },
  ],
  RateGroups: [
    {
      Key: 'STAY',
      DisplayName: 'Stay',
      Description: '',
      Images: [],
      Rates: [
        rateContent('RETREAT', 'Spa Retreat', {
          IncludesDinner: true,
          IncludesSpa: true,
          IncludesSpaPool: true,
          IncludesGolf: true,
        }),
        rateContent('DAILYBABB', 'Bed & Breakfast', {}),
      ],
    },
  ],
  FlatRates: [],
  AdultTitles: [
    { OperaCode: 'MR', DisplayName: 'Mr' },
    { OperaCode: 'MS', DisplayName: 'Ms' },
    { OperaCode: 'DR', DisplayName: 'Dr' },
  ],
  ChildTitles: [{ OperaCode: 'MSTR', DisplayName: 'Master' }],
  Countries: [
    { OperaCode: 'GB', DisplayName: 'United Kingdom' },
    { OperaCode: 'FR', DisplayName: 'France' },
  ],
  AddOns: [
    addOn('CHAMP', 'Champagne on arrival', {}),
    addOn('TABLE', 'Dinner at The Boathouse', { Restaurant: boathouse }),
    addOn('TEE', 'Round of golf', { IsGolf: true }),
    addOn('MASSAGE', 'Spa treatments', { IsSpaTreatments: true }),
    addOn('MUD', 'Mud room', { IsMudTreatment: true }),
  ],
};
