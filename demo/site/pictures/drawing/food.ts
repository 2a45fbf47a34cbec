import { darker, lighter } from './colour.ts';
import { disc } from './from-above.ts';
import { placed } from './prop.ts';
import { dots, draw, line, linear, n, path, pick, radial } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Draws the food on a plate, from above, round (x, y). `k` is the scale, 1 for a plate of 260. */
export type Dish = (sheet: Sheet, x: number, y: number, k: number) => void;

function scatter(sheet: Sheet, name: string, count: number, reach: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const turn = pick(sheet, `${name} t${index}`, 0, 6.28);
    const out = Math.sqrt(pick(sheet, `${name} r${index}`, 0, 1)) * reach;
    return [Math.cos(turn) * out, Math.sin(turn) * out];
  });
}

export function leaf(x: number, y: number, turn: number, colour: string): string {
  return path('M0 0q16-34 0-70q-16 36 0 70z', colour, `transform="translate(${x} ${y}) rotate(${turn})"`);
}

export const poachedEggs: Dish = (sheet, x, y, k) => {
  const white = radial(
    sheet,
    [
      [0, '#ffffff'],
      [0.8, '#fbf4e6'],
      [1, '#e2d3b8'],
    ],
    0.4,
    0.36,
    0.7,
  );
  const yolk = radial(
    sheet,
    [
      [0, '#ffd873'],
      [0.7, '#f5a62e'],
      [1, '#d37d1c'],
    ],
    0.38,
    0.34,
    0.7,
  );
  const toast = linear(
    sheet,
    [
      [0, '#dca362'],
      [1, '#96602e'],
    ],
    1,
    1,
  );
  placed(sheet, x, y, k, [
    path(
      'M-150-80q70-50 150-20l20 120q-70 50-150 10z',
      '#150f14',
      'opacity=".3" transform="translate(8 12)"',
    ),
    path('M-150-80q70-50 150-20l20 120q-70 50-150 10z', toast),
    path('M0-50q70-50 140-10l6 110q-60 50-140 20z', toast),
    path('M-124-60q50-40 100-14q30 50-6 84q-60 26-98-10q-20-36 4-60z', white),
    path('M20-20q50-44 96-8q26 46-12 78q-60 20-90-12q-14-30 6-58z', white),
    disc(-72, -26, 30, yolk),
    disc(66, 16, 28, yolk),
    line('M-86-40q8-8 18-8M54 4q6-8 16-8', '#fff6d0', 5),
    ...[
      [-40, 110, 40],
      [-10, 128, 70],
      [30, 120, 100],
      [-70, 100, 10],
    ].map(([lx, ly, turn]) => leaf(lx ?? 0, ly ?? 0, turn ?? 0, '#5f8a4c')),
    disc(120, 96, 28, '#c9473a'),
    disc(84, 124, 22, '#b83c32'),
    line('M112 86q8-6 16-4M78 116q6-4 12-2', '#f0a090', 4),
  ]);
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">`,
    dots(scatter(sheet, 'pepper', 22, 120), 4, '#4d5a3a'),
    '</g>',
  );
};

/** A small course: three bites and a sauce in dots. */
export const smallCourse: Dish = (sheet, x, y, k) => {
  const hue =
    ['#c9573e', '#7a9a4c', '#e0a84a', '#8a5a7a'][Math.floor(pick(sheet, `course ${x} ${y}`, 0, 4))] ??
    '#c9573e';
  placed(sheet, x, y, k, [
    disc(
      -30,
      -14,
      44,
      radial(
        sheet,
        [
          [0, lighter(hue, 0.4)],
          [1, darker(hue, 0.25)],
        ],
        0.4,
        0.35,
        0.75,
      ),
    ),
    disc(
      40,
      10,
      34,
      radial(
        sheet,
        [
          [0, '#fdf6e4'],
          [1, '#d6c49c'],
        ],
        0.4,
        0.35,
        0.75,
      ),
    ),
    leaf(-26, -40, 20, '#5d8a4e'),
    leaf(30, -14, 70, '#4f7a45'),
    dots(
      [
        [-60, 60],
        [-30, 72],
        [4, 76],
        [38, 68],
      ],
      14,
      darker(hue, 0.1),
    ),
  ]);
};
