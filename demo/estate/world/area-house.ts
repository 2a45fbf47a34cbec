import { pictures } from './pictures.ts';
import type { Area } from './wire.ts';

/** The House itself: four kinds of room, no dogs upstairs. */
export const houseArea: Area = {
  Key: 'house',
  DisplayName: 'The House',
  Description:
    '<p>Withenmere was built in 1714 for a wool merchant who wanted to see the water from every window that mattered. The fires are lit by four, the library is yours, and breakfast is down the stairs.</p>',
  Images: pictures('areas', 'house', 3),
  RoomTypes: [
    {
      Key: 'park-room',
      PMSCode: 'HSPK',
      DisplayName: 'Park Room',
      Description:
        '<p>A quiet room on the east side, over the lime walk and the sheep. Panelled walls, a deep window seat and a bath long enough to read in. The morning sun comes in first here.</p>',
      Images: pictures('rooms', 'park-room', 3),
      RoomSize: 24,
      BedType: 'King-size bed',
      IsDogFriendly: false,
      IsChildFriendly: false,
      IsInfantFriendly: true,
      MaxAdults: 2,
      MaxChildren: 1,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
    {
      Key: 'lake-room',
      PMSCode: 'HSLK',
      DisplayName: 'Lake View Room',
      Description:
        '<p>Tall sash windows on the whole length of the lake. A writing table, two good armchairs and a shelf of books chosen by people who read them. There is space for a cot or a small bed.</p>',
      Images: pictures('rooms', 'lake-room', 3),
      RoomSize: 32,
      BedType: 'Super-king or twin beds',
      IsDogFriendly: false,
      IsChildFriendly: true,
      IsInfantFriendly: true,
      MaxAdults: 2,
      MaxChildren: 1,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
    {
      Key: 'lake-suite',
      PMSCode: 'HSLS',
      DisplayName: 'Lake Suite',
      Description:
        '<p>Two rooms on the corner of the first floor, with the lake on one side and the evening on the other. A four-poster, a sitting room with its own fire, and a copper bath under the west window. A second bed is made up in the dressing room.</p>',
      Images: pictures('rooms', 'lake-suite', 3),
      RoomSize: 58,
      BedType: 'Four-poster super-king bed',
      IsDogFriendly: false,
      IsChildFriendly: true,
      IsInfantFriendly: true,
      MaxAdults: 3,
      MaxChildren: 2,
      MinOccupancy: 1,
      CalendarDefaultRate: 'DAILYBABB',
    },
    {
      Key: 'tower-room',
      PMSCode: 'HSTW',
      DisplayName: 'Tower Room',
      Description:
        '<p>Fifty-two steps up, and nobody above you but the jackdaws. Round walls, windows to four quarters and a telescope for clear nights. For two grown-ups, and only ever two: the stair is steep.</p>',
      Images: pictures('rooms', 'tower-room', 3),
      RoomSize: 36,
      BedType: 'King-size bed',
      IsDogFriendly: false,
      IsChildFriendly: false,
      IsInfantFriendly: false,
      MaxAdults: 2,
      MaxChildren: 0,
      MinOccupancy: 2,
      CalendarDefaultRate: 'DAILYBABB',
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
    },
  ],
};
