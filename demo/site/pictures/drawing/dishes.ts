import { leaf } from './food.ts';
import type { Dish } from './food.ts';
import { disc } from './from-above.ts';
import { placed } from './prop.ts';
import { dots, draw, line, linear, n, path, radial } from './sheet.ts';

export const char: Dish = (sheet, x, y, k) => {
  placed(sheet, x, y, k, [
    path('M-150 30q60-90 190-80q90 14 100 40q-60 70-170 76q-90-4-120-36z', '#d9a23c', 'opacity=".35"'),
    path(
      'M-150-30q90-70 190-50q80 20 110 44q-80 50-180 44q-90-6-120-38z',
      '#150f14',
      'opacity=".28" transform="translate(6 12)"',
    ),
    path(
      'M-150-30q90-70 190-50q80 20 110 44q-80 50-180 44q-90-6-120-38z',
      linear(
        sheet,
        [
          [0, '#f2b48c'],
          [0.5, '#e08a5c'],
          [1, '#b5603a'],
        ],
        0.4,
        1,
      ),
    ),
    line(
      'M-110-36q40 16 60 24M-70-60q40 30 66 60M-20-74q36 40 60 78M34-78q30 36 50 68M84-64q20 26 34 44',
      '#f9d8bc',
      4,
      'opacity=".8"',
    ),
    disc(
      -70,
      74,
      34,
      radial(
        sheet,
        [
          [0, '#fbe7b0'],
          [1, '#c99a4e'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ),
    disc(
      -8,
      92,
      30,
      radial(
        sheet,
        [
          [0, '#fbe7b0'],
          [1, '#c99a4e'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ),
    disc(
      50,
      80,
      32,
      radial(
        sheet,
        [
          [0, '#fbe7b0'],
          [1, '#c99a4e'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ),
    ...[
      [100, 70, 60],
      [120, 40, 100],
      [-120, 50, -60],
      [0, -90, 20],
      [30, -94, 60],
    ].map(([lx, ly, turn]) => leaf(lx ?? 0, ly ?? 0, turn ?? 0, '#4f7a4a')),
    path('M86-110a46 46 0 0 1 60 60z', '#f7e07a'),
    line('M86-110L146-50', '#fdf6d0', 6),
  ]);
};

export const hogget: Dish = (sheet, x, y, k) => {
  const meat = (dx: number, dy: number) =>
    path(
      `M${dx - 60} ${dy}q20-56 70-46q46 20 40 60q-30 40-70 30q-40-14-40-44z`,
      linear(
        sheet,
        [
          [0, '#a9583e'],
          [1, '#5f2a1f'],
        ],
        0.6,
        1,
      ),
    ) + path(`M${dx - 40} ${dy + 2}q16-34 46-28q30 14 26 40q-20 24-46 18q-26-10-26-30z`, '#c9705a');
  placed(sheet, x, y, k, [
    path('M-140 40q80 70 220 30q70-30 40-90q-120 60-260 60z', '#4a2418', 'opacity=".5"'),
    meat(-70, -20),
    meat(0, 6),
    meat(66, -30),
    ...[
      [-120, 80, -80],
      [-90, 96, -100],
      [-60, 104, -120],
      [100, 90, 40],
      [120, 70, 70],
    ].map(([lx, ly, turn]) => leaf(lx ?? 0, ly ?? 0, turn ?? 0, '#5d8a4e')),
    path(
      'M-40-120q60-30 130 6q-20 50-70 44q-50-6-60-50z',
      linear(sheet, [
        [0, '#d9d08a'],
        [1, '#8a8a45'],
      ]),
    ),
    line('M-20-106q40 6 60 26M20-120q20 20 30 40', '#f0ecc0', 4),
  ]);
};

export const tart: Dish = (sheet, x, y, k) => {
  placed(sheet, x, y, k, [
    path('M-120 70L120-96q60 90 0 190z', '#150f14', 'opacity=".28" transform="translate(6 12)"'),
    path(
      'M-120 70L120-96q60 90 0 190z',
      linear(
        sheet,
        [
          [0, '#e0b070'],
          [1, '#a9703a'],
        ],
        1,
        1,
      ),
    ),
    path(
      'M-92 66L112-72q44 74 0 150z',
      linear(
        sheet,
        [
          [0, '#5a3a78'],
          [1, '#2c1a44'],
        ],
        1,
        1,
      ),
    ),
  ]);
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">`,
    dots(
      [
        [-30, 34],
        [10, 8],
        [50, -24],
        [92, -44],
        [60, 30],
        [104, 4],
        [96, 50],
        [30, 54],
        [-10, 56],
      ],
      34,
      '#3f2a66',
    ),
    dots(
      [
        [-36, 28],
        [4, 2],
        [44, -30],
        [86, -50],
        [54, 24],
        [98, -2],
        [90, 44],
        [24, 48],
      ],
      10,
      '#8a76b8',
    ),
    path(
      'M-110-60q10-50 60-44q50 4 44 44q-10 40-56 34q-40-2-48-34z',
      linear(
        sheet,
        [
          [0, '#ffffff'],
          [1, '#e6dcc8'],
        ],
        0.6,
        1,
      ),
    ),
    leaf(-40, -70, 30, '#5d8a4e'),
    leaf(-60, -70, -30, '#4f7a45'),
    '</g>',
  );
};
