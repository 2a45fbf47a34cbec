import type { Scene } from './scene.ts';
import { nook } from './scenes-rooms.ts';
import { pool, treatmentRoom } from './scenes-spa.ts';
import { still } from './scenes-still.ts';
import { boots, candle, heatherSprig, stones, towels } from './things.ts';
import { bowlWater, bottle, bowl, filling, vase } from './vessels.ts';

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
      bowlWater(sheet, 720, 700, 1.8);
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
