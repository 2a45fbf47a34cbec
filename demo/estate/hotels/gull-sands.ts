import { contentItem, picture, pictures } from '../world/pictures.ts';
import type { RoomPicture } from '../world/wire.ts';
import { insteadAtGullSands } from './gull-sands/instead.ts';
import { room, type Hotel } from './hotel.ts';

/** Gull Sands, by the sea: a family resort, with drawn pictures of its own. */
export const gullSands: Hotel = {
  areas: [
    {
      Key: 'strand',
      DisplayName: 'The Strand',
      Description:
        '<p>The long white house on the sea front, with a veranda on every floor and buckets by the door.</p>',
      Images: pictures('coast', 'strand', 1),
      RoomTypes: [
        room('HSLK', 'Sea Room', {
          says: '<p>A big window, a big bed and the tide table on the wall. There is space for a cot or a small bed beside yours.</p>',
          pictures: drawn(['sea-room-1', 'The bed, and the sea'], ['sea-room-2', 'The chair in the window']),
          facts: ['Super-king or twin beds', 'Bath and walk-in shower', 'Sea', 'First floor'],
        }),
        room('SYCH', 'Family Rooms', {
          says: '<p>Two bedrooms with a door between them that shuts. Bunks with reading lamps, a box of games, and a bath that takes three small people at once.</p>',
          pictures: drawn(
            ['family-rooms-1', 'The big bedroom'],
            ['family-rooms-2', 'Breakfast at your own table'],
          ),
          facts: [
            'King-size bed and bunks',
            'Bath and walk-in shower',
            'Gardens and sea',
            'Ground and first floor',
          ],
        }),
        room('SYHL', 'Crow’s Nest', {
          says: '<p>Under the roof, with a round window and the gulls for neighbours. A daybed makes up for a third person. Three at most, so that nobody bumps a head.</p>',
          pictures: drawn(['crows-nest-1', 'The bed under the roof']),
          facts: ['King-size bed and daybed', 'Shower', 'Sea', 'Top floor'],
        }),
      ],
    },
    {
      Key: 'beach',
      DisplayName: 'On the beach',
      Description: '<p>A row of painted huts between the dunes and the tide line. Shoes are optional.</p>',
      Images: pictures('coast', 'huts', 1),
      RoomTypes: [
        room('LSSC', 'Beach Hut', {
          says: '<p>A painted hut for two with a stove, a deck and the sea at the end of it. Towels are warmed while you swim. Dogs may swim too, and usually do.</p>',
          pictures: drawn(
            ['beach-hut-1', 'The bed, and the sea at the door'],
            ['huts-1', 'The huts, below the dunes'],
          ),
          facts: ['King-size bed', 'Walk-in shower', 'Sea', 'Ground floor'],
        }),
      ],
    },
  ],
  rateGroups: {
    'own-way': {
      DisplayName: 'Room only',
      Description: '<p>The room, and chips on the sea wall if you like.</p>',
      Images: pictures('coast', 'huts', 1),
    },
    breakfast: {
      Description: '<p>Pancakes, kippers and a table that can be wiped. Until half past ten.</p>',
      Images: [picture('coast', 'breakfast-1'), picture('coast', 'family-rooms-2')],
    },
    dinner: {
      Description: '<p>Early for the small ones, late for the others, and the same fish for both.</p>',
      Images: [picture('coast', 'dinner-1'), picture('coast', 'crab-supper-1')],
    },
    spa: {
      Description: '<p>Sea water, warm stones, and somebody else on the beach with the children.</p>',
      Images: [picture('coast', 'spa-stones-1'), picture('coast', 'spa-water-1')],
    },
    golf: {
      Description: '<p>A links course behind the dunes, and a wind that improves nobody’s swing.</p>',
      Images: pictures('coast', 'golf', 1),
    },
  },
  everyRate: {
    title: 'With every stay',
    items: [
      contentItem(
        picture('coast', 'huts-1'),
        'A beach hut for the day',
        '<p>With a kettle, two deckchairs and a windbreak.</p>',
      ),
      contentItem(
        picture('coast', 'strand-1'),
        'The sand club',
        '<p>Castles, crabs and kites, from ten until four, for everybody over five.</p>',
      ),
      contentItem(
        picture('coast', 'sails-1'),
        'Boats and boards',
        '<p>Borrow one when the flag is green.</p>',
      ),
    ],
  },
  addOns: {
    FLOWERS: {
      LongDescription: '<p>Sea lavender and sweet peas, in water before you arrive.</p>',
      Images: pictures('coast', 'flowers', 1),
    },
    DINBOAT: {
      DisplayName: 'Supper at the Crab Shed',
      LongDescription:
        '<p>Whatever the boats brought, at a table by the water, and bibs for everybody. Wednesday to Sunday.</p>',
      Images: pictures('coast', 'crab-supper', 1),
    },
    SPATREAT: {
      DisplayName: 'Treatments at the Salt House',
      Images: pictures('coast', 'spa-room', 1),
    },
    HAMPER: {
      DisplayName: 'Beach hamper',
      LongDescription: '<p>Pasties, an apple, something sweet and a flask, packed for a day on the sand.</p>',
      Images: pictures('coast', 'hamper', 1),
    },
    SATCHEL: {
      DisplayName: 'Rock-pool satchel',
      LongDescription: '<p>A net, a magnifying glass, a notebook and a bar of mint cake, for all sizes.</p>',
      Images: pictures('coast', 'satchel', 1),
    },
    LATEOUT: {
      DisplayName: 'One more swim',
      LongDescription: '<p>Keep your room until two on the last day, and swim once more.</p>',
      Images: pictures('coast', 'one-more-swim', 1),
    },
  },
  exchangeRates: [
    { Currency: 'EUR', Rate: 1.15 },
    { Currency: 'USD', Rate: 1.32 },
  ],
  arrival: { Address: ['Gull Sands', 'The Strand', 'Harlemouth', 'KD2 7QT'] },
  phones: { reservations: '01632 960270', spa: '01632 960275' },
  instead: insteadAtGullSands,
};

function drawn(...rooms: [name: string, caption: string][]): RoomPicture[] {
  return rooms.map(([name, Caption]) => ({ ...picture('coast', name), Caption }));
}
