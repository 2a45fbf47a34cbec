import { darker, lighter } from './colour.ts';
import { disc } from './scenes-still.ts';
import { dots, draw, linear, line, n, path, pick, radial } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** What lies on a plate, from above, round (x, y); `k` is the scale, 1 for a plate of 260. */
type Dish = (sheet: Sheet, x: number, y: number, k: number) => void;

function placed(sheet: Sheet, x: number, y: number, k: number, shapes: string[]): void {
  draw(sheet, `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">`, ...shapes, '</g>');
}

function scatter(sheet: Sheet, name: string, count: number, reach: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const turn = pick(sheet, `${name} t${index}`, 0, 6.28);
    const out = Math.sqrt(pick(sheet, `${name} r${index}`, 0, 1)) * reach;
    return [Math.cos(turn) * out, Math.sin(turn) * out];
  });
}

function leaf(x: number, y: number, turn: number, colour: string): string {
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
