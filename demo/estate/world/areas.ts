import { pictures, roomPictures } from './pictures.ts';
import type { Area, RoomType } from './wire.ts';

/** The four places to sleep and their room types. */
export const areas: Area[] = [
  // The House itself: four kinds of room, no dogs upstairs.
  {
    Key: 'house',
    DisplayName: 'The House',
    Description:
      '<p>Withenmere was built in 1714 for a wool merchant who wanted to see the water from every window that mattered. The fires are lit by four, the library is yours, and breakfast is down the stairs.</p>',
    Images: pictures('areas', 'house', 3),
    RoomTypes: [
      room('park-room', 'HSPK', 'Park Room', {
        says: '<p>A quiet room on the east side, over the lime walk and the sheep. Panelled walls, a deep window seat and a bath long enough to read in. The morning sun comes in first here.</p>',
        captions: [
          'The bed, and the window to the lime walk',
          'A chair in the window seat',
          'The bath by the window',
        ],
        facts: [24, 'King-size bed', 'Bath with shower over', 'Park', 'First floor'],
        takes: ['infants'],
        more: { MaxChildren: 1 },
      }),
      room('lake-room', 'HSLK', 'Lake View Room', {
        says: '<p>Tall sash windows on the whole length of the lake. A writing table, two good armchairs and a shelf of books chosen by people who read them. There is space for a cot or a small bed.</p>',
        captions: ['The bed, and the lake', 'The writing table', 'Made up as twin beds, at dawn'],
        facts: [32, 'Super-king or twin beds', 'Bath and walk-in shower', 'Lake', 'First floor'],
        takes: ['children', 'infants'],
        more: { MaxChildren: 1 },
      }),
      room('lake-suite', 'HSLS', 'Lake Suite', {
        says: '<p>Two rooms on the corner of the first floor, with the lake on one side and the evening on the other. A four-poster, a sitting room with its own fire, and a copper bath under the west window. A second bed is made up in the dressing room.</p>',
        captions: ['The four-poster', 'The sitting room and its fire', 'The copper bath'],
        facts: [58, 'Four-poster super-king bed', 'Copper bath and walk-in shower', 'Lake', 'First floor'],
        takes: ['children', 'infants'],
        more: { MaxChildren: 2, MaxAdults: 3 },
      }),
      room('tower-room', 'HSTW', 'Tower Room', {
        says: '<p>Fifty-two steps up, and nobody above you but the jackdaws. Round walls, windows to four quarters and a telescope for clear nights. For two grown-ups, and only ever two: the stair is steep.</p>',
        captions: ['The round bedroom', 'Under the windows', 'The tower at dusk'],
        facts: [36, 'King-size bed', 'Shower', 'Lake and moor', 'Top of the tower'],
        more: { MinOccupancy: 2, maxAdults: 2, maxChildren: 0, maxOccupancy: 2 },
      }),
    ],
  },
  // The Stable Yard: where dogs and families are most at home.
  {
    Key: 'stable-yard',
    DisplayName: 'The Stable Yard',
    Description:
      '<p>A cobbled court behind the House, with the clock over the arch still five minutes slow. Boots by the door, dogs by the fire, and the kitchen garden through the gate.</p>',
    Images: pictures('areas', 'stable-yard', 3),
    RoomTypes: [
      room('grooms-room', 'SYGR', 'Groom’s Room', {
        says: '<p>Snug and whitewashed, with a stable door on to the yard and a hook for every coat. There is a bed for the dog, a towel for the dog, and a drying cupboard for everybody.</p>',
        captions: ['The bed, and the stable door', 'The boot room'],
        facts: [20, 'King-size bed', 'Walk-in shower', 'Courtyard', 'Ground floor'],
        takes: ['dogs'],
        more: { IsStepFree: true },
      }),
      room('hayloft', 'SYHL', 'Hayloft', {
        says: '<p>Up an oak stair and under the beams, with a skylight above the bed. A daybed below makes up for a third person, large or small. Three at most, so that nobody bumps a head.</p>',
        captions: ['The bed under the skylight', 'Below, by the window'],
        facts: [34, 'King-size bed and daybed', 'Shower', 'Courtyard', 'First floor'],
        takes: ['dogs', 'children', 'infants'],
        more: { MaxChildren: 1, MaxAdults: 3, maxOccupancy: 3 },
      }),
      room('coach-house', 'SYCH', 'Coach House', {
        says: '<p>Two bedrooms and a sitting room behind the great blue doors. Bunks with reading lamps, a chest of board games with most of the pieces, and a garden wall that footballs respect.</p>',
        captions: ['The big bedroom', 'The bunks', 'The yard, from the blue doors'],
        facts: [
          62,
          'King-size bed and bunks',
          'Bath and walk-in shower',
          'Courtyard',
          'Ground and first floor',
        ],
        takes: ['dogs', 'children', 'infants'],
        more: { MaxChildren: 3, MaxAdults: 4 },
      }),
    ],
  },
  // Lakeside: on the shore, over the water and on the island.
  {
    Key: 'lakeside',
    DisplayName: 'Lakeside',
    Description:
      '<p>Ten minutes along the shore path, where the reeds give way to shingle. Swim before breakfast, row before supper, and leave the curtains open for the stars.</p>',
    Images: pictures('areas', 'lakeside', 3),
    RoomTypes: [
      room('shore-cabin', 'LSSC', 'Shore Cabin', {
        says: '<p>A cedar cabin with a stove, a deck and the water twenty steps away. Towels are warmed while you swim. Dogs may swim too, and usually do.</p>',
        captions: ['The bed, and the stove', 'The cabin at dusk', 'The jetty, twenty steps away'],
        facts: [30, 'King-size bed', 'Walk-in shower', 'Lake', 'Ground floor'],
        takes: ['dogs', 'infants'],
        more: { IsStepFree: true, MaxChildren: 1 },
      }),
      room('boathouse', 'LSBH', 'Boathouse Loft', {
        says: '<p>Above the slip where the old steam launch sleeps, with the lake moving on the ceiling. A balcony over the water, a bath beside the balcony, and two pairs of oars by the door. For two.</p>',
        captions: ['The bed, over the water', 'The bath beside the balcony', 'The boathouse from the shore'],
        facts: [44, 'Super-king bed', 'Bath', 'Lake', 'First floor'],
      }),
      room('island-cottage', 'LSIC', 'Island Cottage', {
        says: '<p>The only house on the island, lit by lamps and reached by your own rowing boat. Two bedrooms, a range, a larder we fill for you, and nobody to wave to but the heron. Open from March to the middle of November.</p>',
        captions: ['The island from the shore', 'The big bedroom', 'The kitchen, with its range'],
        facts: [78, 'King-size bed and twin beds', 'Bath', 'Lake', 'Ground and first floor'],
        takes: ['dogs', 'children'],
        more: { MaxChildren: 2, MaxAdults: 4, MinOccupancy: 2, CalendarDefaultRate: 'SELFCAT' },
      }),
    ],
  },
  // The Moor: huts, a cottage and one large house under Harle Moor.
  {
    Key: 'moor',
    DisplayName: 'Harle Moor',
    Description:
      '<p>Two miles up the green lane, where the walls stop and the heather starts. Curlews in spring, purple to the skyline in August, and the darkest sky for sixty miles.</p>',
    Images: pictures('areas', 'moor', 3),
    RoomTypes: [
      room('shepherds-hut', 'MRSH', 'Shepherd’s Hut', {
        says: '<p>Oak, wool and a small hot stove on cast-iron wheels. The bed runs the width of the hut and looks out of the half door. The bath-house is four steps away and heated.</p>',
        captions: ['The hut at dusk', 'The bed, across the whole hut', 'The darkest sky for sixty miles'],
        facts: [14, 'Small double bed', 'Heated bath-house, four steps away', 'Moor'],
        takes: ['dogs'],
      }),
      room('keepers-cottage', 'MRKC', 'Keeper’s Cottage', {
        says: '<p>Thick walls, low doors and a kitchen table that has seated five generations of gamekeepers. Two bedrooms, a walled garden for small people and dogs, and a path from the gate to the top of the moor.</p>',
        captions: ['The cottage in autumn', 'The kitchen table', 'The bedroom under the moor'],
        facts: [84, 'King-size bed and twin beds', 'Bath with shower over', 'Moor', 'Ground and first floor'],
        takes: ['dogs', 'children', 'infants'],
        more: { MaxChildren: 3, MaxAdults: 4, CalendarDefaultRate: 'SELFCAT' },
      }),
      room('harle-lodge', 'MRHL', 'Harle Lodge', {
        says: '<p>The old shooting lodge, whole and to yourselves. Four bedrooms, a dining table for ten, a drying room, and a terrace that sees three counties. Best with friends: we let it to parties of three or more.</p>',
        captions: ['The lodge', 'The table for ten', 'By the fire'],
        facts: [
          210,
          'Three king-size beds and twin beds',
          'Two bathrooms and a shower room',
          'Moor',
          'Two floors, one bedroom on the ground floor',
        ],
        takes: ['dogs', 'children', 'infants'],
        more: {
          IsStepFree: true,
          MaxChildren: 4,
          MaxAdults: 6,
          MinOccupancy: 3,
          CalendarDefaultRate: 'SELFCAT',
        },
      }),
    ],
  },
];

/** What differs from room to room. The last of the facts, the floor, is missing for a hut. */
interface RoomWords {
  says: string;
  /** One for each picture. */
  captions: string[];
  facts: [size: number, bed: string, bathroom: string, view: string, floor?: string];
  takes?: ('dogs' | 'children' | 'infants')[];
  more?: Partial<RoomType>;
}

/** A room for two adults with breakfast, unless `more` says otherwise. */
function room(
  key: string,
  code: string,
  name: string,
  { says, captions, facts, takes = [], more = {} }: RoomWords,
): RoomType {
  const [RoomSize, BedType, Bathroom, View, Floor] = facts;
  return {
    Key: key,
    PMSCode: code,
    DisplayName: name,
    Description: says,
    Images: roomPictures(key, ...captions),
    ...{ RoomSize, BedType, Bathroom, View },
    ...(Floor === undefined ? {} : { Floor, IsStepFree: false }),
    IsDogFriendly: takes.includes('dogs'),
    IsChildFriendly: takes.includes('children'),
    IsInfantFriendly: takes.includes('infants'),
    MaxAdults: 2,
    MaxChildren: 0,
    MinOccupancy: 1,
    CalendarDefaultRate: 'DAILYBABB',
    ...more,
  };
}
