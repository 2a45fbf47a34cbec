import { cutlery, fromAbove, cupFromAbove, napkin, plate } from './from-above.ts';
import { hamper, satchel } from './props.ts';
import type { Scene } from './scene.ts';
import { beach } from './scenes-coast.ts';
import { bedroom } from './scenes-rooms.ts';
import { treatmentRoom } from './scenes-spa.ts';
import { still } from './scenes-still.ts';
import { crab, fishingNet, flask } from './seaside.ts';
import { candle, heatherSprig, stones, towels } from './things.ts';
import { bottle, bowl, bowlWater, filling, vase } from './vessels.ts';

const chalk = { wall: '#d3e4e6', ledge: '#cfae84' } as const;
const seaArch = { view: { of: 'sea', hour: 'morning' }, x: 130 } as const;

/** The add-ons and treatments of Gull Sands, under 'coast/<name>'. */
export const coastAddOnPictures: Record<string, Scene> = {
  'flowers-1': still({
    hour: 'morning',
    ...chalk,
    window: { view: { of: 'sea', hour: 'morning' }, x: 760 },
    things: (sheet) => {
      vase(sheet, 430, 700, 2.3, '#3f8fa8');
      heatherSprig(sheet, 660, 704, 1.5, 62);
      heatherSprig(sheet, 620, 712, 1.3, 78);
    },
  }),
  'crab-supper-1': fromAbove({
    hour: 'golden',
    cloth: '#8fb2b8',
    things: (sheet) => {
      napkin(sheet, 130, 420, 1.15, '#e0704c');
      plate(sheet, 580, 420, 285);
      crab(sheet, 560, 440, 1.08);
      cutlery(sheet, 580, 420, 285);
      cupFromAbove(sheet, 1040, 190, 76, '#e6d28a', true);
      plate(sheet, 1070, 610, 130);
      napkin(sheet, 1070, 610, 0.5, '#f7f0e2');
    },
  }),
  'hamper-1': beach('afternoon', null, (sheet) => {
    hamper(sheet, 760, 730, 1.15);
    flask(sheet, 1070, 740, 0.8);
  }),
  'satchel-1': beach('morning', null, (sheet) => {
    fishingNet(sheet, 900, 760, 1.35);
    satchel(sheet, 620, 750, 1.05);
  }),
  'one-more-swim-1': bedroom({
    shell: { hour: 'golden', wall: '#e6eef0', floor: '#cfae84', finish: 'planks' },
    window: {
      ...{ x: 120, y: 90, width: 620, height: 330, bars: 'casement', frame: '#ffffff', curtains: '#f3c9a8' },
      ...{ view: { of: 'sea', hour: 'golden' }, crop: [160, 120, 860] },
    },
    bed: { x: 830, width: 400, board: '#f5efe2', boardStyle: 'wood', throw: '#3f8fa8', cushion: '#e0704c' },
    bedsideAt: 1100,
    bedside: ['#d9b98a', '#f0c24b'],
    rug: '#f0c98a',
  }),
  'spa-room-1': treatmentRoom('morning', '#d7e4e2', '#7fb3c8', 'sea'),
  'spa-oil-1': still({
    hour: 'golden',
    ...chalk,
    things: (sheet) => {
      heatherSprig(sheet, 300, 690, 1.7, -24);
      heatherSprig(sheet, 240, 700, 1.4, -52);
      bottle(sheet, 480, 690, 1.75, '#b5803a');
      bowl(sheet, 760, 690, 1.5);
      filling(sheet, 760, 690, 1.5, '#d99a2c');
      towels(sheet, 1020, 676, 0.9);
    },
  }),
  'spa-stones-1': still({
    hour: 'golden',
    ...{ wall: '#c9d6d4', ledge: '#a9a49a', ledgeOf: 'stone' },
    window: seaArch,
    things: (sheet) => {
      stones(sheet, 620, 704, 1.7);
      towels(sheet, 910, 676, 1.05);
      candle(sheet, 1130, 700, 1);
    },
  }),
  'spa-water-1': still({
    hour: 'dawn',
    ...{ wall: '#c6d6da', ledge: '#b9bcb8', ledgeOf: 'stone' },
    window: { view: { of: 'sea', hour: 'dawn' }, x: 130 },
    things: (sheet) => {
      bowl(sheet, 720, 700, 1.8, '#e4e8e6');
      bowlWater(sheet, 720, 700, 1.8);
      towels(sheet, 1030, 660, 0.9);
    },
  }),
  'spa-salt-1': still({
    hour: 'afternoon',
    ...{ wall: '#d9d6c4', ledge: '#a9a49a', ledgeOf: 'stone' },
    things: (sheet) => {
      bowl(sheet, 420, 690, 1.7, '#3f8fa8');
      filling(sheet, 420, 690, 1.7, '#3d5a44');
      bowl(sheet, 780, 690, 1.5, '#e9dcc6');
      filling(sheet, 780, 690, 1.5, '#efeae0');
      candle(sheet, 1040, 700, 1.1);
    },
  }),
};
