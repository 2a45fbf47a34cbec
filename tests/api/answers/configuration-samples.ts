import { WITHOUT_TIMES } from '../../../src/domain/addons/add-on-kinds.ts';

/**
 * Parts of a configuration as a server writes them; a name with …Read has the expected result of reading one.
 */
const weekdays = {
  Monday: true,
  Tuesday: true,
  Wednesday: false,
  Thursday: true,
  Friday: true,
  Saturday: true,
  Sunday: false,
};
const restaurant = {
  RestaurantId: 7,
  DisplayName: 'The Boathouse',
  MenuLink: '/menus/b',
  DaysOpened: weekdays,
};
const restaurantRead = {
  restaurantId: '7',
  displayName: 'The Boathouse',
  menuLink: '/menus/b',
  daysOpened: weekdays,
};
export const images = [{ Path: '/pictures/a.svg' }];
export const imagesRead = [{ path: '/pictures/a.svg' }];
export const itemRead = { image: { path: '/pictures/b.svg' }, title: 'Map', body: '<p>Here</p>' };
export const item = { Image: { Path: '/pictures/b.svg' }, Title: 'Map', Body: '<p>Here</p>' };

export const treatment = {
  Id: 31,
  DisplayName: 'Hot stones',
  Description: '<p>Warm.</p>',
  Images: images,
  MinimumAge: 16,
  Durations: [
    { Code: 'HS50', Id: 311, Duration: 50, Price: 85.5, IsIncluded: false, PriceDifference: -4.5 },
    { Code: 'HS80', Id: 312 },
  ],
};
export const treatmentRead = {
  id: '31',
  displayName: 'Hot stones',
  description: '<p>Warm.</p>',
  images: imagesRead,
  minimumAge: 16,
  durations: [
    { code: 'HS50', id: '311', duration: 50, price: 8550, isIncluded: false, priceDifference: -450 },
    { code: 'HS80', id: '312', duration: 0, price: 0, isIncluded: false, priceDifference: 0 },
  ],
};

export const roomType = {
  Key: 'lake',
  PMSCode: 'LAK',
  DisplayName: 'Lake Room',
  Description: 'Over the water',
  Images: [...images, { Path: '/pictures/c.svg', Caption: 'The bath' }, { Path: '/d.svg', Caption: null }],
  RoomSize: 32,
  BedType: 'King',
  Bathroom: 'Bath and shower',
  View: 'Lake',
  Floor: 'First',
  IsStepFree: false,
  IsDogFriendly: true,
  IsChildFriendly: true,
  IsInfantFriendly: false,
  MaxAdults: 3,
  MaxChildren: 1,
  MinOccupancy: 2,
  CalendarDefaultRate: 'ROOM',
  maxAdults: 2,
  maxChildren: 1,
  maxOccupancy: 3,
};
export const roomTypeRead = {
  key: 'lake',
  code: 'LAK',
  displayName: 'Lake Room',
  description: 'Over the water',
  images: [
    { path: '/pictures/a.svg', caption: '' },
    { path: '/pictures/c.svg', caption: 'The bath' },
    { path: '/d.svg', caption: '' },
  ],
  roomSize: 32,
  bedType: 'King',
  bathroom: 'Bath and shower',
  view: 'Lake',
  floor: 'First',
  isStepFree: false,
  isDogFriendly: true,
  isChildFriendly: true,
  isInfantFriendly: false,
  maxAdults: 3,
  maxChildren: 1,
  minOccupancy: 2,
  calendarDefaultRate: 'ROOM',
  systemMaxAdults: 2,
  systemMaxChildren: 1,
  maxOccupancy: 3,
};

export const groupRate = {
  PMSCode: 'SPA',
  DisplayName: 'Spa break',
  DiscountAmount: 10,
  IncludesBreakfast: true,
  IncludesDinner: true,
  IncludesSpaPool: true,
  IncludesSpa: true,
  IncludesGolf: true,
  ForceIsSpa: true,
  BreakfastIntro: '<p>Eggs</p>',
  DinnerIntro: '<p>Fish</p>',
  BreakfastRestaurants: [restaurant],
  DinnerRestaurants: [restaurant],
  DinnersIsFirstNight: true,
  TreatmentGroups: [{ Treatments: [treatment] }],
  AllowedAddOnPackages: ['FIZZ'],
};
export const groupRateRead = {
  code: 'SPA',
  displayName: 'Spa break',
  discountAmount: 10,
  includesBreakfast: true,
  includesDinner: true,
  includesSpaPool: true,
  includesSpa: true,
  includesGolf: true,
  forceIsSpa: true,
  breakfastIntro: '<p>Eggs</p>',
  dinnerIntro: '<p>Fish</p>',
  breakfastRestaurants: [restaurantRead],
  dinnerRestaurants: [restaurantRead],
  dinnersIsFirstNight: true,
  treatmentGroups: [{ treatments: [treatmentRead] }],
  allowedAddOnPackages: ['FIZZ'],
};

export const addOn = {
  PMSCode: 'MUD',
  DisplayName: 'Mud room',
  PerText: 'room',
  Images: images,
  LongDescription: '<p>Mud</p>',
  PriceOverride: 'From £60',
  MinOccupancy: 2,
  MinimumAge: 12,
  IsGolf: false,
  Restaurant: restaurant,
  IsSpaTreatments: true,
  SpaTreatments: [treatment],
  IsMudTreatment: true,
  MudTreatments: [{ Occupancy: 2, Durations: [{ Code: 'MUD2' }] }],
  IsSpaGarden: true,
  SpaGardenTreatments: { Durations: [{ Id: 900 }] },
};
export const addOnRead = {
  code: 'MUD',
  displayName: 'Mud room',
  perText: 'room',
  images: imagesRead,
  longDescription: '<p>Mud</p>',
  priceOverride: 'From £60',
  minOccupancy: 2,
  minimumAge: 12,
  ...WITHOUT_TIMES,
  restaurant: restaurantRead,
  isSpaTreatments: true,
  spaTreatments: [treatmentRead],
  isMudTreatment: true,
  mudTreatments: [{ occupancy: 2, durations: [{ code: 'MUD2' }] }],
  isSpaGarden: true,
  spaGardenTreatments: { durations: [{ id: '900' }] },
};
export const blankAddOn = {
  code: 'FIZZ',
  displayName: '',
  perText: '',
  images: [],
  longDescription: '',
  priceOverride: null,
  minOccupancy: 0,
  minimumAge: 0,
  ...WITHOUT_TIMES,
};
export const titles = [{ OperaCode: 'MR', DisplayName: 'Mr' }];
export const titlesRead = [{ code: 'MR', displayName: 'Mr' }];
