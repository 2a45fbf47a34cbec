/** Pieces of a configuration as a server writes them; those named …Read are what is made of them. */
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
export const restaurantRead = { ...restaurant, RestaurantId: '7' };
export const images = [{ Path: '/pictures/a.svg' }];
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
  Id: '31',
  DisplayName: 'Hot stones',
  Description: '<p>Warm.</p>',
  Images: images,
  MinimumAge: 16,
  Durations: [
    { Code: 'HS50', Id: '311', Duration: 50, Price: 8550, IsIncluded: false, PriceDifference: -450 },
    { Code: 'HS80', Id: '312', Duration: 0, Price: 0, IsIncluded: false, PriceDifference: 0 },
  ],
};

export const roomType = {
  Key: 'lake',
  PMSCode: 'LAK',
  DisplayName: 'Lake Room',
  Description: 'Over the water',
  Images: images,
  RoomSize: 32,
  BedType: 'King',
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
  ...addOn,
  Restaurant: restaurantRead,
  SpaTreatments: [treatmentRead],
  SpaGardenTreatments: { Durations: [{ Id: '900' }] },
};
export const blankAddOn = {
  PMSCode: 'FIZZ',
  DisplayName: '',
  PerText: '',
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
};
export const titles = [{ OperaCode: 'MR', DisplayName: 'Mr' }];
