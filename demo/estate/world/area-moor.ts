import { pictures, roomPictures } from './pictures.ts';
import type { Area } from './wire.ts';

/** The Moor: huts, a cottage and one large house under Harle Moor. */
export const moorArea: Area = {
  Key: 'moor',
  DisplayName: 'Harle Moor',
  Description:
    '<p>Two miles up the green lane, where the walls stop and the heather starts. Curlews in spring, purple to the skyline in August, and the darkest sky for sixty miles.</p>',
  Images: pictures('areas', 'moor', 3),
  RoomTypes: [
    {
      Key: 'shepherds-hut',
      PMSCode: 'MRSH',
      DisplayName: 'Shepherd’s Hut',
      Description:
        '<p>Oak, wool and a small hot stove on cast-iron wheels. The bed runs the width of the hut and looks out of the half door. The bath-house is four steps away and heated.</p>',
      Images: roomPictures(
        'shepherds-hut',
        'The hut at dusk',
        'The bed, across the whole hut',
        'The darkest sky for sixty miles',
      ),
      RoomSize: 14,
      BedType: 'Small double bed',
      Bathroom: 'Heated bath-house, four steps away',
      View: 'Moor',
      IsDogFriendly: true,
      IsChildFriendly: false,
      IsInfantFriendly: false,
      MaxAdults: 2,
      MaxChildren: 0,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
    {
      Key: 'keepers-cottage',
      PMSCode: 'MRKC',
      DisplayName: 'Keeper’s Cottage',
      Description:
        '<p>Thick walls, low doors and a kitchen table that has seated five generations of gamekeepers. Two bedrooms, a walled garden for small people and dogs, and a path from the gate to the top of the moor.</p>',
      Images: roomPictures(
        'keepers-cottage',
        'The cottage in autumn',
        'The kitchen table',
        'The bedroom under the moor',
      ),
      RoomSize: 84,
      BedType: 'King-size bed and twin beds',
      Bathroom: 'Bath with shower over',
      View: 'Moor',
      Floor: 'Ground and first floor',
      IsStepFree: false,
      IsDogFriendly: true,
      IsChildFriendly: true,
      IsInfantFriendly: true,
      MaxAdults: 4,
      MaxChildren: 3,
      MinOccupancy: 1,
      CalendarDefaultRate: 'SELFCAT',
    },
    {
      Key: 'harle-lodge',
      PMSCode: 'MRHL',
      DisplayName: 'Harle Lodge',
      Description:
        '<p>The old shooting lodge, whole and to yourselves. Four bedrooms, a dining table for ten, a drying room, and a terrace that sees three counties. Best with friends: we let it to parties of three or more.</p>',
      Images: roomPictures('harle-lodge', 'The lodge', 'The table for ten', 'By the fire'),
      RoomSize: 210,
      BedType: 'Three king-size beds and twin beds',
      Bathroom: 'Two bathrooms and a shower room',
      View: 'Moor',
      Floor: 'Two floors, one bedroom on the ground floor',
      IsStepFree: true,
      IsDogFriendly: true,
      IsChildFriendly: true,
      IsInfantFriendly: true,
      MaxAdults: 6,
      MaxChildren: 4,
      MinOccupancy: 3,
      CalendarDefaultRate: 'SELFCAT',
    },
  ],
};
