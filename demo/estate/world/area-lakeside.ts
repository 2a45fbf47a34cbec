import { pictures } from './pictures.ts';
import type { Area } from './wire.ts';

/** Lakeside: on the shore, over the water and on the island. */
export const lakesideArea: Area = {
  Key: 'lakeside',
  DisplayName: 'Lakeside',
  Description:
    '<p>Ten minutes along the shore path, where the reeds give way to shingle. Swim before breakfast, row before supper, and leave the curtains open for the stars.</p>',
  Images: pictures('areas', 'lakeside', 3),
  RoomTypes: [
    {
      Key: 'shore-cabin',
      PMSCode: 'LSSC',
      DisplayName: 'Shore Cabin',
      Description:
        '<p>A cedar cabin with a stove, a deck and the water twenty steps away. Towels are warmed while you swim. Dogs may swim too, and usually do.</p>',
      Images: pictures('rooms', 'shore-cabin', 3),
      RoomSize: 30,
      BedType: 'King-size bed',
      IsDogFriendly: true,
      IsChildFriendly: false,
      IsInfantFriendly: true,
      MaxAdults: 2,
      MaxChildren: 1,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
    {
      Key: 'boathouse',
      PMSCode: 'LSBH',
      DisplayName: 'Boathouse Loft',
      Description:
        '<p>Above the slip where the old steam launch sleeps, with the lake moving on the ceiling. A balcony over the water, a bath beside the balcony, and two pairs of oars by the door. For two.</p>',
      Images: pictures('rooms', 'boathouse', 3),
      RoomSize: 44,
      BedType: 'Super-king bed',
      IsDogFriendly: false,
      IsChildFriendly: false,
      IsInfantFriendly: false,
      MaxAdults: 2,
      MaxChildren: 0,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
    {
      Key: 'island-cottage',
      PMSCode: 'LSIC',
      DisplayName: 'Island Cottage',
      Description:
        '<p>The only house on the island, lit by lamps and reached by your own rowing boat. Two bedrooms, a range, a larder we fill for you, and nobody to wave to but the heron. Open from March to the middle of November.</p>',
      Images: pictures('rooms', 'island-cottage', 3),
      RoomSize: 78,
      BedType: 'King-size bed and twin beds',
      IsDogFriendly: true,
      IsChildFriendly: true,
      IsInfantFriendly: false,
      MaxAdults: 4,
      MaxChildren: 2,
      MinOccupancy: 2,
      CalendarDefaultRate: 'SELFCAT',
    },
  ],
};
