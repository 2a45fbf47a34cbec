import { coastVoucher } from './coast-voucher.ts';
import { envelope } from './keepsakes.ts';
import type { Scene } from './scene.ts';
import { still } from './scenes-still.ts';
import { cup } from './vessels.ts';

const ledge = '#cfae84';

/** How a gift voucher is used at Gull Sands, under 'coast/<name>'. */
export const coastVoucherPictures: Record<string, Scene> = {
  'voucher-find': still({
    hour: 'afternoon',
    ...{ wall: '#d3e4e6', ledge },
    things: (sheet) => {
      coastVoucher(sheet, 620, 700, { k: 1.7, turn: -4, isBack: true });
    },
  }),
  'voucher-enter': still({
    hour: 'morning',
    ...{ wall: '#f3e6d2', ledge },
    window: { view: { of: 'sea', hour: 'morning' }, x: 130 },
    things: (sheet) => {
      coastVoucher(sheet, 820, 700, { k: 1.3, turn: 5 });
      cup(sheet, 540, 706, 0.9);
    },
  }),
  'voucher-bring': still({
    hour: 'golden',
    ...{ wall: '#f3c9a8', ledge },
    things: (sheet) => {
      envelope(sheet, 420, 690, 1.4, -5);
      coastVoucher(sheet, 800, 690, { k: 1.4, turn: 6 });
    },
  }),
};
