import { lakeArch } from './scenes-still.ts';

import { envelope, giftCard, paperMap } from './keepsakes.ts';
import { cake } from './props.ts';
import type { Scene } from './scene.ts';
import { openLake } from './scenes-lake.ts';
import { still } from './scenes-still.ts';
import { boots } from './things.ts';
import { cup } from './vessels.ts';

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
