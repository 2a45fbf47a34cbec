import { char, tart } from './dishes.ts';
import { smallCourse } from './food.ts';
import { cupFromAbove, cutlery, disc, fromAbove, napkin, plate } from './from-above.ts';

import { paperMap } from './keepsakes.ts';
import { eggs, hamper, satchel } from './props.ts';
import type { Scene } from './scene.ts';
import { openLake } from './scenes-lake.ts';
import { fairway } from './scenes-outdoors.ts';
import { bedroom } from './scenes-rooms.ts';
import { treatmentRoom } from './scenes-spa.ts';
import { still } from './scenes-still.ts';
import { mudRoom, spaGarden } from './scenes-warmth.ts';
import { draw, glow } from './sheet.ts';
import { book, loaf } from './things.ts';
import { bottle, jug, vase } from './vessels.ts';

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
