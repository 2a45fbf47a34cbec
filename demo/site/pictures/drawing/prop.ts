import { darker, lighter } from './colour.ts';
import { draw, glow, linear, n } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Draws shapes round (0,0) at a place, scaled by `k` and turned by degrees. */
export function placed(sheet: Sheet, x: number, y: number, k: number, shapes: string[], turn = 0): void {
  const rotate = turn ? ` rotate(${turn})` : '';
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)})${rotate} scale(${Math.round(k * 100) / 100})">`,
    ...shapes,
    '</g>',
  );
}

/** Small things for rooms and still lifes. Each stands with its foot at (x, y); `k` is its scale. */
export type Thing = (sheet: Sheet, x: number, y: number, k: number, colour?: string) => void;

export function roundness(sheet: Sheet, colour: string): string {
  return linear(
    sheet,
    [
      [0, lighter(colour, 0.3)],
      [0.3, lighter(colour, 0.45)],
      [0.6, colour],
      [1, darker(colour, 0.38)],
    ],
    1,
    0.2,
  );
}

export function shadow(sheet: Sheet, x: number, y: number, rx: number, ry = rx * 0.16): void {
  draw(sheet, glow(sheet, x, y, rx, ry, '#0d090c', 0.7));
}
