import { pictures } from './pictures.ts';
import type { Area } from './wire.ts';

/** The Stable Yard: where dogs and families are most at home. */
export const stableYardArea: Area = {
  Key: 'stable-yard',
  DisplayName: 'The Stable Yard',
  Description:
    '<p>A cobbled court behind the House, with the clock over the arch still five minutes slow. Boots by the door, dogs by the fire, and the kitchen garden through the gate.</p>',
  Images: pictures('areas', 'stable-yard', 3),
  RoomTypes: [
    {
      Key: 'grooms-room',
      PMSCode: 'SYGR',
      DisplayName: 'Groom’s Room',
      Description:
        '<p>Snug and whitewashed, with a stable door on to the yard and a hook for every coat. There is a bed for the dog, a towel for the dog, and a drying cupboard for everybody.</p>',
      Images: pictures('rooms', 'grooms-room', 2),
      RoomSize: 20,
      BedType: 'King-size bed',
      IsDogFriendly: true,
      IsChildFriendly: false,
      IsInfantFriendly: false,
      MaxAdults: 2,
      MaxChildren: 0,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
    {
      Key: 'hayloft',
      PMSCode: 'SYHL',
      DisplayName: 'Hayloft',
      Description:
        '<p>Up an oak stair and under the beams, with a skylight above the bed. A daybed below makes up for a third person, large or small. Three at most, so that nobody bumps a head.</p>',
      Images: pictures('rooms', 'hayloft', 2),
      RoomSize: 34,
      BedType: 'King-size bed and daybed',
      IsDogFriendly: true,
      IsChildFriendly: true,
      IsInfantFriendly: true,
      MaxAdults: 3,
      MaxChildren: 1,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
      maxOccupancy: 3,
    },
    {
      Key: 'coach-house',
      PMSCode: 'SYCH',
      DisplayName: 'Coach House',
      Description:
        '<p>Two bedrooms and a sitting room behind the great blue doors. Bunks with reading lamps, a chest of board games with most of the pieces, and a garden wall that footballs respect.</p>',
      Images: pictures('rooms', 'coach-house', 3),
      RoomSize: 62,
      BedType: 'King-size bed and bunks',
      IsDogFriendly: true,
      IsChildFriendly: true,
      IsInfantFriendly: true,
      MaxAdults: 4,
      MaxChildren: 3,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
  ],
};
