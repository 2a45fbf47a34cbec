import { treatmentPictures } from '../hotel.ts';

/** Meridian's names and sentences for those of the estate (`Hotel.instead`). */
export const insteadAtMeridian: Readonly<Record<string, string>> = {
  // Tables
  'The Stillroom': 'The Casting Hall',
  'the Stillroom': 'the Casting Hall',
  'The Boathouse Kitchen': 'The Basin Grill',
  'the Boathouse Kitchen': 'the Basin Grill',
  'The Long Gallery': 'The Counter',
  'the Long Gallery': 'the Counter',

  // The spa
  'The Bath House is closed': 'The Vaults are closed',
  'The Bath House': 'The Vaults',
  'at the Bath House': 'in the Vaults',
  'the Bath House': 'the Vaults',
  'Bath House break': 'Spa break',
  'Heather & Honey Massage': 'Amber & Honey Massage',
  'Warm honey and heather oil from our own moor, worked slowly': 'Warm honey and amber oil, worked slowly',
  'Basalt from the beck, warmed through': 'Basalt, warmed through on the old forge',
  'Peat & Salt Scrub': 'Clay & Salt Scrub',
  'Sea salt and sieved peat': 'Sea salt and river clay',
  'Walker’s Legs': 'City Legs',
  'after a day on the tops. Boots may be left at the door.':
    'after a day on the pavements. Shoes may be left at the door.',
  ...treatmentPictures((treatment) =>
    ['still-water', 'quiet-hour', 'peat-salt', 'heather-honey'].includes(treatment)
      ? '/pictures/meridian/bath-1.webp'
      : '/pictures/meridian/vault-1.webp',
  ),

  // Golf
  'The Ling Course': 'The Bellfield Course',
  'the Ling Course': 'the Bellfield Course',
  'Eighteen holes from the lake shore up to the heather and back.':
    'Eighteen holes along the old canal, forty minutes by train.',

  // Vouchers
  'under the heron': 'under the anvil',
  '/pictures/content/voucher-find.svg': '/pictures/meridian/flowers-1.webp',
  '/pictures/content/voucher-enter.svg': '/pictures/meridian/late-departure-1.webp',
  '/pictures/content/voucher-bring.svg': '/pictures/meridian/facade.webp',

  // Rooms that only old bookings have
  'Boathouse Loft': 'Crane Loft',
  'Shore Cabin': 'Basin Loft',
  'Island Cottage': 'Lock House',
  'Shepherd’s Hut': 'Night-watch Room',
  'Keeper’s Cottage': 'Lock-keeper’s House',
  'Harle Lodge': 'Founder’s Apartment',
  'Groom’s Room': 'Porter’s Room',
  Hayloft: 'Pattern Loft',

  // Rates
  'The whole lodge with logs, linen and a cook': 'The whole apartment with linen and a cook',
  'Midweek on the moor': 'Midweek in the city',
  'nights under Harle Moor': 'nights in the city',
  '/pictures/rates/winter-fires-1.svg': '/pictures/meridian/skyline-room-2.webp',
  '/pictures/rates/gathering-1.svg': '/pictures/meridian/corner-suite-1.webp',
};
