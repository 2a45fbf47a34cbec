import type { RestaurantRecord } from './types.ts';
import type { Restaurant, Weekday } from './wire.ts';

function openOn(...days: Weekday[]): Record<Weekday, boolean> {
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

/** Breakfast and supper every day, in the old servants' hall. */
export const stillroom: Restaurant = {
  RestaurantId: 'STILLROOM',
  DisplayName: 'The Stillroom',
  MenuLink: '/menus/stillroom/',
  DaysOpened: openOn('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
};

/** Fire and fish on the shore; also breakfast on the days it opens. */
export const boathouseKitchen: Restaurant = {
  RestaurantId: 'BOATHOUSE',
  DisplayName: 'The Boathouse Kitchen',
  MenuLink: '/menus/boathouse/',
  DaysOpened: openOn('Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
};

/** Seven courses under the portraits, four nights a week; its menu changes daily and has no page. */
export const longGallery: Restaurant = {
  RestaurantId: 'GALLERY',
  DisplayName: 'The Long Gallery',
  MenuLink: null,
  DaysOpened: openOn('Wednesday', 'Thursday', 'Friday', 'Saturday'),
};

export const restaurants: Restaurant[] = [stillroom, boathouseKitchen, longGallery];

export const restaurantRecords: RestaurantRecord[] = [
  { RestaurantId: 'STILLROOM', servesBreakfast: true, servesDinner: true, tablesPerSlot: 4 },
  { RestaurantId: 'BOATHOUSE', servesBreakfast: true, servesDinner: true, tablesPerSlot: 3 },
  { RestaurantId: 'GALLERY', servesBreakfast: false, servesDinner: true, tablesPerSlot: 1 },
];
