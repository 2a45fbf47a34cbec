import { darker, lighter } from './colour.ts';
import { draw, oval, path, polygon, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A sailing boat on the water; `k` is its size. */
export function sail(sheet: Sheet, x: number, y: number, k: number): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * k, y + dy * k];
  draw(
    sheet,
    oval(x, y + 6 * k, 60 * k, 5 * k, '#1d3a44', 'opacity=".22"'),
    path(polygon([at(-2, -4), at(-2, -112), at(46, -14)]), '#fdf8ec'),
    path(polygon([at(-8, -4), at(-8, -92), at(-40, -10)]), '#e0704c'),
    path(polygon([at(-52, -4), at(56, -4), at(40, 12), at(-38, 12)]), '#22414d'),
  );
}

/** A painted beach hut on its foot; `k` is its size. */
export function beachHut(sheet: Sheet, x: number, foot: number, k: number, colour: string): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * k, foot + dy * k];
  const [left, top] = at(-60, -130);
  const boards = Array.from({ length: 9 }, (_, index) =>
    rect(left, top + (14 * index + 10) * k, 120 * k, 2 * k, darker(colour, 0.18)),
  );
  draw(
    sheet,
    oval(x + 14 * k, foot + 4 * k, 92 * k, 10 * k, '#7a5a34', 'opacity=".28"'),
    path(polygon([at(60, -130), at(86, -138), at(86, -8), at(60, 0)]), darker(colour, 0.35)),
    rect(left, top, 120 * k, 130 * k, colour),
    ...boards,
    path(polygon([at(-60, -130), at(0, -196), at(60, -130)]), lighter(colour, 0.12)),
    path(
      polygon([at(-74, -122), at(0, -206), at(28, -212), at(100, -132), at(74, -122), at(0, -192)]),
      '#fdfaf2',
    ),
    rect(x - 30 * k, foot - 96 * k, 60 * k, 96 * k, '#fdfaf2'),
    rect(x - 25 * k, foot - 90 * k, 24 * k, 90 * k, darker(colour, 0.3)),
    rect(x + 1 * k, foot - 90 * k, 24 * k, 90 * k, darker(colour, 0.22)),
    oval(x, foot - 152 * k, 13 * k, 13 * k, '#fdfaf2'),
    oval(x, foot - 152 * k, 8 * k, 8 * k, '#7fb3c8'),
    rect(x - 70 * k, foot - 6 * k, 140 * k, 8 * k, '#b98f5e'),
  );
}
