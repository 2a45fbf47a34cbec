import { char, hogget, poachedEggs, smallCourse, tart } from './food.ts';
import { envelope, cake, eggs, giftCard, hamper, paperMap, roomKey, satchel } from './props.ts';
import type { Scene } from './scenes-outdoors.ts';
import { fairway, moorHouse, openLake } from './scenes-outdoors.ts';
import { bedroom, nook, tableRoom } from './scenes-rooms.ts';
import { mudRoom, pool, spaGarden, treatmentRoom } from './scenes-spa.ts';
import { cupFromAbove, cutlery, disc, fromAbove, napkin, plate, still } from './scenes-still.ts';
import { draw, glow } from './sheet.ts';
import {
  book,
  boots,
  bottle,
  bowl,
  candle,
  cup,
  filling,
  glasses,
  heatherSprig,
  jug,
  loaf,
  stones,
  towels,
  vase,
} from './things.ts';

const lakeArch = { view: { of: 'lake', hour: 'morning' }, x: 130 } as const;

/** A breakfast from above. */
const breakfastTable = fromAbove({
  hour: 'morning',
  cloth: '#a98660',
  things: (sheet) => {
    napkin(sheet, 130, 420, 1.15, '#8fa39a');
    plate(sheet, 580, 430, 265);
    poachedEggs(sheet, 580, 420, 1.02);
    cutlery(sheet, 580, 430, 265);
    cupFromAbove(sheet, 1050, 190, 84, '#7a4a2c');
    cupFromAbove(sheet, 1060, 600, 70, '#f0a83c', true);
    plate(sheet, 210, 90, 120);
    draw(sheet, disc(210, 90, 56, '#d99a2c'), disc(196, 78, 20, '#f6cf7a'));
  },
});

/** A dinner for two from above, by candlelight. */
const dinnerTable = fromAbove({
  hour: 'dusk',
  cloth: '#6b4630',
  things: (sheet, hour) => {
    draw(sheet, glow(sheet, 600, 380, 700, 520, hour.light, 0.4));
    plate(sheet, 300, 430, 215);
    char(sheet, 300, 430, 0.84);
    cutlery(sheet, 300, 430, 186);
    plate(sheet, 900, 430, 215);
    hogget(sheet, 900, 436, 0.84);
    cutlery(sheet, 900, 430, 186);
    cupFromAbove(sheet, 610, 140, 66, '#8c2f3a', true);
    cupFromAbove(sheet, 640, 700, 66, '#8c2f3a', true);
    draw(
      sheet,
      glow(sheet, 610, 420, 240, 240, '#ffd28a', 0.7),
      disc(610, 420, 34, '#f4e6cc'),
      disc(610, 420, 12, '#fff3c4'),
    );
  },
});

const tastingMenu = fromAbove({
  hour: 'dusk',
  cloth: '#3f4a44',
  things: (sheet, hour) => {
    draw(sheet, glow(sheet, 600, 400, 760, 560, hour.light, 0.34));
    for (const [x, y] of [
      [230, 210],
      [600, 180],
      [970, 220],
      [240, 600],
      [600, 590],
      [980, 610],
    ] as const) {
      plate(sheet, x, y, 158, '#efe9dc');
      smallCourse(sheet, x, y, 0.86);
    }
    draw(
      sheet,
      glow(sheet, 420, 400, 150, 150, '#ffd28a', 0.7),
      disc(420, 400, 26, '#f4e6cc'),
      disc(420, 400, 9, '#fff3c4'),
    );
    draw(
      sheet,
      glow(sheet, 790, 400, 150, 150, '#ffd28a', 0.7),
      disc(790, 400, 26, '#f4e6cc'),
      disc(790, 400, 9, '#fff3c4'),
    );
  },
});

/** Rates by their group's key. */
export const ratePictures: Record<string, Scene> = {
  'own-way-1': still({
    hour: 'golden',
    wall: '#a9b5a0',
    ledge: '#8a5c3c',
    window: { view: { of: 'lake', hour: 'golden' }, x: 130 },
    things: (sheet) => {
      vase(sheet, 1010, 640, 1.2);
      roomKey(sheet, 680, 600, 1.05, 4);
    },
  }),
  'own-way-2': tableRoom({
    shell: { hour: 'afternoon', wall: '#c9d2c4', floor: '#a08a6e', finish: 'dado', beams: true },
    window: {
      x: 380,
      y: 130,
      width: 440,
      height: 240,
      bars: 'casement',
      view: { of: 'park', hour: 'afternoon' },
      crop: [140, 160, 900],
    },
    wood: '#b98d5e',
    laid: 'breakfast',
    chairs: [380, 820],
  }),
  'breakfast-1': breakfastTable,
  'breakfast-2': still({
    hour: 'morning',
    wall: '#cfc6b0',
    ledge: '#a97d54',
    window: lakeArch,
    things: (sheet) => {
      loaf(sheet, 680, 680, 1.15);
      eggs(sheet, 960, 700, 1.05);
      jug(sheet, 1100, 650, 1);
      cup(sheet, 480, 704, 0.9);
    },
  }),
  'dinner-1': dinnerTable,
  'dinner-2': still({
    hour: 'dusk',
    wall: '#8a6a58',
    ledge: '#6b4630',
    window: { view: { of: 'lake', hour: 'dusk' }, x: 130 },
    things: (sheet) => {
      glasses(sheet, 640, 690, 1.35);
      candle(sheet, 860, 690, 1.3);
      candle(sheet, 970, 660, 0.9);
      vase(sheet, 1090, 690, 0.9, '#5a3f4a');
    },
  }),
  'spa-1': pool('golden'),
  'spa-2': still({
    hour: 'morning',
    wall: '#b9c2b8',
    ledge: '#8f9490',
    ledgeOf: 'stone',
    window: lakeArch,
    things: (sheet) => {
      towels(sheet, 900, 680, 1.15);
      stones(sheet, 620, 700, 1.4);
      candle(sheet, 1110, 690, 1);
    },
  }),
  'golf-1': fairway('morning'),
  'golf-2': fairway('golden'),
  'winter-fires-1': nook({
    shell: { hour: 'winter', wall: '#64786e', floor: '#7a563e', finish: 'panelled' },
    window: {
      x: 170,
      y: 110,
      width: 240,
      height: 320,
      view: { of: 'park', hour: 'winter' },
      curtains: '#8c4a3c',
    },
    chair: '#8c4a3c',
    cushion: '#e0c48a',
    rug: '#5a3f36',
    with: 'fire',
  }),
  'gathering-1': moorHouse('dusk', true),
};

/** Treatments by their key. */
export const spaPictures: Record<string, Scene> = {
  'heather-honey-1': still({
    hour: 'golden',
    wall: '#c9b79c',
    ledge: '#9a7350',
    things: (sheet) => {
      heatherSprig(sheet, 300, 690, 1.7, -24);
      heatherSprig(sheet, 240, 700, 1.4, -52);
      bottle(sheet, 480, 690, 1.75, '#b5803a');
      bowl(sheet, 760, 690, 1.5);
      filling(sheet, 760, 690, 1.5, '#d99a2c');
      heatherSprig(sheet, 930, 700, 1.5, 58);
      heatherSprig(sheet, 960, 690, 1.6, 30);
    },
  }),
  'warm-stones-1': still({
    hour: 'golden',
    wall: '#b5a898',
    ledge: '#7f7a74',
    ledgeOf: 'stone',
    things: (sheet) => {
      towels(sheet, 860, 670, 1.2);
      stones(sheet, 480, 700, 2);
      stones(sheet, 700, 712, 0.9, '#7a7470');
      candle(sheet, 1080, 690, 1.3);
      candle(sheet, 230, 690, 1);
    },
  }),
  'back-shoulders-1': treatmentRoom('morning', '#cfc9b8', '#7d9a8c'),
  'still-water-1': still({
    hour: 'dawn',
    wall: '#b5c2c6',
    ledge: '#a9b0b0',
    ledgeOf: 'stone',
    window: { view: { of: 'lake', hour: 'dawn' }, x: 130 },
    things: (sheet) => {
      bowl(sheet, 720, 700, 1.8, '#e4e8e6');
      filling(sheet, 720, 700, 1.8, '#a9cdd6');
      towels(sheet, 1030, 660, 0.9);
    },
  }),
  'peat-salt-1': still({
    hour: 'afternoon',
    wall: '#c4b8a0',
    ledge: '#8f8a80',
    ledgeOf: 'stone',
    things: (sheet) => {
      bowl(sheet, 420, 690, 1.7, '#8a7a68');
      filling(sheet, 420, 690, 1.7, '#4a362a');
      bowl(sheet, 780, 690, 1.5, '#e9dcc6');
      filling(sheet, 780, 690, 1.5, '#efeae0');
      heatherSprig(sheet, 990, 700, 1.6, 40);
      bottle(sheet, 170, 660, 1.2, '#5a4a3a');
    },
  }),
  'walkers-legs-1': still({
    hour: 'golden',
    wall: '#a9b09a',
    ledge: '#8a6a4a',
    window: { view: { of: 'moor', hour: 'golden' }, x: 130 },
    things: (sheet) => {
      boots(sheet, 690, 690, 1.9, '#8a5a34');
      towels(sheet, 1010, 690, 1);
    },
  }),
  'mother-to-be-1': treatmentRoom('dawn', '#dcc9bc', '#c9938a'),
  'reflexology-1': nook({
    shell: { hour: 'dusk', wall: '#8a8578', floor: '#8a6242', finish: 'panelled' },
    window: {
      x: 170,
      y: 110,
      width: 240,
      height: 320,
      view: { of: 'lake', hour: 'dusk' },
      crop: [380, 100, 520],
      curtains: '#b59a78',
    },
    chair: '#d6c9b0',
    cushion: '#7d9a8c',
    rug: '#7a6a58',
    with: 'fire',
    stone: '#cfc4b4',
  }),
  'scalp-1': still({
    hour: 'golden',
    wall: '#b8a8b5',
    ledge: '#8a6250',
    things: (sheet) => {
      bowl(sheet, 400, 690, 1.6, '#c9a88a');
      filling(sheet, 400, 690, 1.6, '#e0b860');
      bottle(sheet, 680, 690, 1.6, '#7a4a6a');
      vase(sheet, 950, 690, 1.5, '#d6b8a8');
    },
  }),
  'evening-unwind-1': treatmentRoom('dusk', '#b5a8a0', '#7a6590'),
  'quiet-hour-1': pool('dawn'),
};

/** Add-ons by their key. */
export const addOnPictures: Record<string, Scene> = {
  'golf-1': fairway('afternoon'),
  'boathouse-supper-1': fromAbove({
    hour: 'golden',
    cloth: '#8f6d4c',
    things: (sheet) => {
      napkin(sheet, 130, 420, 1.15, '#5f8288');
      plate(sheet, 580, 420, 265);
      char(sheet, 580, 420, 1.06);
      cutlery(sheet, 580, 420, 265);
      cupFromAbove(sheet, 1040, 190, 76, '#e6d28a', true);
      plate(sheet, 1070, 610, 130);
      tart(sheet, 1070, 610, 0.5);
    },
  }),
  'long-gallery-1': tastingMenu,
  'treatments-1': treatmentRoom('golden', '#cdb8a0', '#8a7a9a'),
  'mud-room-1': mudRoom(),
  'spa-garden-1': spaGarden('dusk'),
  'flowers-1': still({
    hour: 'morning',
    wall: '#c4cfc0',
    ledge: '#a97d54',
    window: { view: { of: 'garden', hour: 'morning' }, x: 760 },
    things: (sheet) => {
      vase(sheet, 430, 700, 2.3);
      book(sheet, 700, 700, 1.2);
    },
  }),
  'hamper-1': still({
    hour: 'afternoon',
    wall: '#a9b89c',
    ledge: '#b08a5c',
    window: { view: { of: 'moor', hour: 'afternoon' }, x: 770 },
    things: (sheet) => {
      hamper(sheet, 420, 700, 1.5);
    },
  }),
  'satchel-1': still({
    hour: 'morning',
    wall: '#c9c2a8',
    ledge: '#a97d54',
    things: (sheet) => {
      satchel(sheet, 420, 700, 1.5);
      paperMap(sheet, 900, 700, 1.2, -4);
    },
  }),
  'launch-1': openLake('morning', 'launch'),
  'late-departure-1': bedroom({
    shell: { hour: 'morning', wall: '#d9c9ae', floor: '#a97d54', finish: 'dado' },
    window: {
      x: 180,
      y: 108,
      width: 300,
      height: 330,
      view: { of: 'park', hour: 'morning' },
      crop: [220, 120, 680],
      curtains: '#b58a6a',
    },
    bed: { x: 770, width: 430, board: '#b58a6a', throw: '#d6b58a', cushion: '#7d9a8c' },
    bedsideAt: 1060,
    bedside: ['#7a5136', '#d6b58a'],
    rug: '#a08a78',
  }),
  'larder-1': still({
    hour: 'morning',
    wall: '#dfe3d3',
    ledge: '#b98d5e',
    things: (sheet) => {
      jug(sheet, 230, 690, 1.6);
      loaf(sheet, 560, 690, 1.6);
      eggs(sheet, 900, 690, 1.4);
      bottle(sheet, 1080, 660, 1.2, '#e9e4d4');
    },
  }),
};

/** Editorial pictures of the search and rates pages. */
export const contentPictures: Record<string, Scene> = {
  'voucher-find': still({
    hour: 'afternoon',
    wall: '#c9b79c',
    ledge: '#8a5c3c',
    things: (sheet) => {
      giftCard(sheet, 620, 700, 1.7, -4, true);
    },
  }),
  'voucher-enter': still({
    hour: 'morning',
    wall: '#8fa39a',
    ledge: '#9a7350',
    window: lakeArch,
    things: (sheet) => {
      giftCard(sheet, 800, 700, 1.3, 5);
      cup(sheet, 540, 706, 0.9);
    },
  }),
  'voucher-bring': still({
    hour: 'golden',
    wall: '#b5a08a',
    ledge: '#7a5238',
    things: (sheet) => {
      envelope(sheet, 420, 690, 1.4, -5);
      giftCard(sheet, 800, 690, 1.4, 6);
    },
  }),
  'every-boat': openLake('afternoon', 'boat'),
  'every-tea': still({
    hour: 'afternoon',
    wall: '#d9c4a8',
    ledge: '#8a5c3c',
    window: { view: { of: 'garden', hour: 'afternoon' }, x: 120 },
    things: (sheet) => {
      cake(sheet, 680, 690, 1.35);
      cup(sheet, 980, 704, 1.3);
    },
  }),
  'every-walk': still({
    hour: 'afternoon',
    wall: '#a9b89c',
    ledge: '#a97d54',
    window: { view: { of: 'moor', hour: 'afternoon' }, x: 780 },
    things: (sheet) => {
      boots(sheet, 250, 690, 1.8, '#5f6b45');
      paperMap(sheet, 560, 706, 1.1, 3);
    },
  }),
};
