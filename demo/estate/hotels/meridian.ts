import { contentItem } from '../world/pictures.ts';
import type { RoomPicture } from '../world/wire.ts';
import { room, type Hotel } from './hotel.ts';
import { insteadAtMeridian } from './meridian/instead.ts';

/** Meridian, in the city: an old foundry by the basin, with pictures that look like photographs. */
export const meridian: Hotel = {
  areas: [
    {
      Key: 'foundry',
      DisplayName: 'The Foundry',
      Description:
        '<p>Brick, steel windows and lime-washed corridors. Bells were cast here until 1961; now it is the quiet side of the house.</p>',
      Images: [photograph('counter-1')],
      RoomTypes: [
        room('HSPK', 'Park Room', {
          says: '<p>On the side of Foundry Park, where the morning comes in first. A bed with a walnut head, a deep chair, and blackout curtains for those who came by the late train.</p>',
          pictures: photographs(
            ['park-room-1', 'The bed, and the morning from the park'],
            ['park-room-2', 'The chair, and the bed from the window'],
          ),
          facts: ['King-size bed', 'Walk-in shower', 'Park', 'First to fourth floor'],
        }),
        {
          ...room('SYGR', 'Snug', {
            says: '<p>The old pattern store: bare brick, a low lamp and everything within reach of the bed. Dogs are as welcome here as you are.</p>',
            pictures: photographs(['snug-1', 'The bed, before the brick']),
            facts: ['King-size bed', 'Walk-in shower', 'Street', 'Ground floor'],
          }),
          // Nobody has measured it.
          RoomSize: 0,
        },
      ],
    },
    {
      Key: 'tower',
      DisplayName: 'The Tower',
      Description:
        '<p>Twelve floors of glass on the foundry’s old yard. The lift is quick, the windows go to the floor, and the city does the rest.</p>',
      Images: [photograph('skyline-room-1')],
      RoomTypes: [
        room('HSLK', 'Skyline Room', {
          says: '<p>From wall to wall a window, and behind it the whole city. Leave the curtains open: nobody is high enough to look in.</p>',
          pictures: photographs(
            ['skyline-room-1', 'The bed, and the city at dusk'],
            ['skyline-room-2', 'The lamp beside the bed'],
          ),
          facts: ['Super-king or twin beds', 'Bath and walk-in shower', 'Skyline', 'Sixth to tenth floor'],
        }),
        room('HSLS', 'Corner Suite', {
          says: '<p>Two rooms with glass on two sides: one to sit in, one to sleep in, and between them a bath with the best view of the house. A third person sleeps on the long sofa.</p>',
          pictures: photographs(
            ['corner-suite-1', 'The sitting room, with glass on two sides'],
            ['bath-1', 'The bath, at the window'],
            ['skyline-room-1', 'The bedroom'],
          ),
          facts: [
            'Super-king bed',
            'Bath at the window, and a walk-in shower',
            'Skyline',
            'Eleventh and twelfth floor',
          ],
        }),
      ],
    },
  ],
  rateGroups: {
    'own-way': {
      DisplayName: 'Room only',
      Description: '<p>The room, and the city outside the door.</p>',
      Images: [photograph('park-room-2')],
    },
    breakfast: {
      Description: '<p>Coffee from the bar at six, eggs until eleven, and the papers.</p>',
      Images: [photograph('snug-1')],
    },
    dinner: {
      Description: '<p>Three courses in the casting hall, and a lift to bed.</p>',
      Images: [photograph('counter-1')],
    },
    spa: {
      Description: '<p>A treatment for each of you on each day, in the vaults under the tower.</p>',
      Images: [photograph('bath-1')],
    },
    golf: {
      Description: '<p>The Bellfield Course, forty minutes by train; we carry the clubs to the station.</p>',
      Images: [photograph('late-departure-1')],
    },
  },
  everyRate: {
    title: 'With every stay',
    items: [
      contentItem(
        photograph('bath-1'),
        'The vaults',
        '<p>Warm water under the brick, from six in the morning.</p>',
      ),
      contentItem(
        photograph('corner-suite-1'),
        'The top floor',
        '<p>A room for guests alone, with the city on two sides.</p>',
      ),
      contentItem(photograph('facade'), 'Bicycles', '<p>At the door, with a lock and a light.</p>'),
    ],
  },
  addOns: {
    FLOWERS: {
      DisplayName: 'Flowers from the quay',
      LongDescription: '<p>From the market on the quay, on the morning that you come.</p>',
      Images: [photograph('flowers-1')],
    },
    DINGALL: {
      DisplayName: 'Seven courses at the kitchen counter',
      LongDescription: '<p>Ten stools, one menu, and the cooks to talk to. Wednesday to Saturday.</p>',
      Images: [photograph('counter-1')],
    },
    SPATREAT: {
      DisplayName: 'Treatments in the Vaults',
      LongDescription:
        '<p>Massages, facials and scrubs under the old brick, for one of you or for everybody. Choose a time for each.</p>',
      Images: [photograph('vault-1')],
    },
    SPAGDN: {
      DisplayName: 'An hour in the roof garden',
      LongDescription: '<p>Hot tubs among the ferns, thirteen floors up. All of you go in together.</p>',
      Images: [photograph('roof-garden-1')],
    },
    LATEOUT: {
      DisplayName: 'A late morning',
      LongDescription: '<p>Keep your room until two on the last day, and have one more bath.</p>',
      Images: [photograph('late-departure-1')],
    },
  },
  arrival: { Address: ['Meridian', '40 Foundry Street', 'Harlebridge', 'KD1 4AB'] },
  phones: { reservations: '020 7946 0180', spa: '020 7946 0185' },
  instead: insteadAtMeridian,
};

function photograph(name: string) {
  return { Path: `/pictures/meridian/${name}.webp` };
}

function photographs(...pictures: [name: string, caption: string][]): RoomPicture[] {
  return pictures.map(([name, Caption]) => ({ ...photograph(name), Caption }));
}
