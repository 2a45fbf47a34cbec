import { lakeArch } from './scenes-still.ts';
import { char, hogget } from './dishes.ts';
import { poachedEggs } from './food.ts';
import { cupFromAbove, cutlery, disc, fromAbove, napkin, plate } from './from-above.ts';

import { roomKey } from './keepsakes.ts';

import { eggs } from './props.ts';

import type { Scene } from './scene.ts';
import { fairway, moorHouse } from './scenes-outdoors.ts';
import { nook, tableRoom } from './scenes-rooms.ts';
import { pool } from './scenes-spa.ts';
import { still } from './scenes-still.ts';
import { draw, glow } from './sheet.ts';
import { candle, loaf, stones, towels } from './things.ts';
import { cup, glasses, jug, vase } from './vessels.ts';

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
