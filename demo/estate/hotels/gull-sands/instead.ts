import { treatmentPictures } from '../hotel.ts';

/** The drawing of Gull Sands for each treatment. Other treatments show its treatment room. */
const DRAWN: Readonly<Record<string, string>> = {
  'heather-honey': 'spa-oil',
  scalp: 'spa-oil',
  'warm-stones': 'spa-stones',
  reflexology: 'spa-stones',
  'still-water': 'spa-water',
  'quiet-hour': 'spa-water',
  'peat-salt': 'spa-salt',
};

/** Gull Sands' names and sentences for those of the estate (`Hotel.instead`). */
export const insteadAtGullSands: Readonly<Record<string, string>> = {
  // Tables
  'The Stillroom': 'The Sun Room',
  'the Stillroom': 'the Sun Room',
  'The Boathouse Kitchen': 'The Crab Shed',
  'the Boathouse Kitchen': 'the Crab Shed',
  'The Long Gallery': 'The Captain’s Table',
  'the Long Gallery': 'the Captain’s Table',

  // The spa
  'The Bath House': 'The Salt House',
  'the Bath House': 'the Salt House',
  'Bath House break': 'Salt House break',
  'Heather & Honey Massage': 'Sea Lavender & Honey Massage',
  'Warm honey and heather oil from our own moor': 'Warm honey and sea lavender from our own dunes',
  'Basalt from the beck': 'Basalt from the cove',
  'Peat & Salt Scrub': 'Seaweed & Salt Scrub',
  'Sea salt and sieved peat': 'Sea salt and sieved seaweed',
  'after a day on the tops': 'after a day on the cliffs',
  ...treatmentPictures((treatment) => `/pictures/coast/${DRAWN[treatment] ?? 'spa-room'}-1.svg`),

  // Golf
  'The Ling Course': 'The Dune Links',
  'the Ling Course': 'the Dune Links',
  'Eighteen holes from the lake shore up to the heather and back.':
    'Eighteen holes behind the dunes, with the wind off the sea.',

  // Vouchers
  'under the heron': 'under the gull',
  '/pictures/content/voucher-find.svg': '/pictures/coast/voucher-find.svg',
  '/pictures/content/voucher-enter.svg': '/pictures/coast/voucher-enter.svg',
  '/pictures/content/voucher-bring.svg': '/pictures/coast/voucher-bring.svg',

  // Rooms that only old bookings have
  'Lake Suite': 'Bay Suite',
  'Tower Room': 'Lookout',
  'Boathouse Loft': 'Sail Loft',
  'Island Cottage': 'Coastguard’s Cottage',
  'Shepherd’s Hut': 'Dune Hut',
  'Keeper’s Cottage': 'Lighthouse-keeper’s Cottage',
  'Harle Lodge': 'Dune Lodge',
  'Groom’s Room': 'Porter’s Room',

  // Rates
  'Midweek on the moor': 'Midweek by the sea',
  'nights under Harle Moor': 'nights by the sea',
  '/pictures/rates/winter-fires-1.svg': '/pictures/coast/winter-fires-1.svg',
  '/pictures/rates/gathering-1.svg': '/pictures/coast/gathering-1.svg',
};
