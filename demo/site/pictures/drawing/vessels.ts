import { darker, lighter } from './colour.ts';

import { placed, roundness, shadow } from './prop.ts';
import type { Thing } from './prop.ts';
import { dots, draw, line, linear, n, oval, path, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export const vase: Thing = (sheet, x, y, k, colour = '#6a8a94') => {
  const blooms: [number, number][] = [
    [-60, -206],
    [8, -236],
    [70, -196],
    [-92, -150],
    [92, -140],
    [-26, -182],
    [40, -174],
  ];
  const petals = (reach: number, turn: number) =>
    blooms.flatMap(([bx, by]) =>
      [0, 1, 2, 3, 4].map((petal): [number, number] => [
        bx + Math.cos(petal * 1.257 + turn) * reach,
        by + Math.sin(petal * 1.257 + turn) * reach,
      ]),
    );
  const leaf = 'q-44-26-56-78q44 14 56 78';
  shadow(sheet, x, y, 60 * k);
  placed(sheet, x, y, k, [
    line(
      'M0-90q-10-70-60-116M0-90q4-80 8-146M0-90q20-60 70-106M0-90q-24-40-92-60M0-90q40-30 92-50',
      '#4d6b48',
      4,
    ),
    path(`M-8-88${leaf}M-30-110${leaf}`, '#5f7f58'),
    path(`M8-88${leaf}M34-104${leaf}`, '#4d6b48', 'transform="matrix(-1 0 0 1 0 0)"'),
    path('M0-96q-30-40-14-92q26 40 14 92z', '#6f8f62'),
    dots(petals(17, 0.3), 24, '#f0dcd2'),
    dots(petals(10, 0.9), 16, '#fbf0e8'),
    dots(blooms, 13, '#d98f86'),
    dots(
      [
        [-118, -186],
        [-16, -226],
        [44, -216],
        [112, -176],
        [-66, -170],
        [66, -156],
      ],
      13,
      '#9a7aa8',
    ),
    path('M-34 0q-22-40-8-72q8-14 14-26h56q6 12 14 26q14 32-8 72z', roundness(sheet, colour)),
  ]);
};

export const bottle: Thing = (sheet, x, y, k, colour = '#7a5a2c') => {
  shadow(sheet, x, y, 56 * k);
  placed(sheet, x, y, k, [
    path('M-40 0V-120q0-26 24-36v-40h32v40q24 10 24 36V0q-40 8-80 0z', roundness(sheet, colour)),
    rect(-19, -226, 38, 34, '#3a2c22'),
    rect(-34, -104, 68, 66, '#f6efdf'),
    line('M-20-84h40M-14-70h28M-18-56h36', '#a58f6c', 3),
    line('M-30-118v100', '#fff', 5, 'opacity=".4"'),
  ]);
};

export const bowl: Thing = (sheet, x, y, k, colour = '#e9dcc6') => {
  shadow(sheet, x, y, 96 * k);
  placed(sheet, x, y, k, [
    path('M-96-64q8 58 60 64h72q52-6 60-64z', roundness(sheet, colour)),
    oval(0, -64, 96, 22, lighter(colour, 0.3)),
    oval(0, -62, 84, 17, darker(colour, 0.35)),
  ]);
};

/** Water in a bowl, with petals on it. */
export function bowlWater(sheet: Sheet, x: number, y: number, k: number): void {
  const petals: [number, number][] = [
    [-40, -64],
    [-12, -58],
    [30, -66],
    [52, -60],
    [6, -69],
  ];
  placed(sheet, x, y, k, [
    oval(
      0,
      -62,
      80,
      15,
      linear(
        sheet,
        [
          [0, '#7fb0bf'],
          [0.5, '#d6eef0'],
          [1, '#5f94a6'],
        ],
        1,
        0.4,
      ),
    ),
    line('M-56-66q40-8 84-4M-30-56q50 6 90-2', '#ffffff', 2, 'opacity=".8"'),
    dots(petals, 11, '#d9a0b4'),
    dots(petals, 5, '#f3dbe4'),
  ]);
}

/** The contents of a bowl: salt, peat, honey, petals. */
export function filling(sheet: Sheet, x: number, y: number, k: number, colour: string): void {
  draw(
    sheet,
    oval(x, y - 64 * k, 78 * k, 15 * k, lighter(colour, 0.12)),
    path(
      `M${n(x - 70 * k)} ${n(y - 62 * k)}q${n(40 * k)} ${n(-40 * k)} ${n(70 * k)} ${n(-30 * k)}t${n(70 * k)} ${n(30 * k)}q${n(-70 * k)} ${n(16 * k)} ${n(-140 * k)} 0z`,
      linear(sheet, [
        [0, lighter(colour, 0.4)],
        [1, colour],
      ]),
    ),
  );
}

export const cup: Thing = (sheet, x, y, k, colour = '#f4ead6') => {
  shadow(sheet, x, y, 74 * k);
  placed(sheet, x, y, k, [
    oval(
      0,
      -4,
      78,
      14,
      linear(sheet, [
        [0, lighter(colour, 0.4)],
        [1, darker(colour, 0.2)],
      ]),
    ),
    line('M44-54q40-6 36 20q-10 20-42 16', darker(colour, 0.12), 9),
    path('M-50-66q0 56 30 60h40q30-4 30-60z', roundness(sheet, colour)),
    oval(0, -66, 50, 12, lighter(colour, 0.5)),
    oval(0, -65, 43, 9, '#8a5a34'),
  ]);
  const steam = linear(sheet, [
    [0, '#ffffff', 0],
    [0.6, '#ffffff', 0.4],
    [1, '#ffffff', 0],
  ]);
  draw(
    sheet,
    path(
      `M${n(x - 10 * k)} ${n(y - 76 * k)}q${n(-26 * k)} ${n(-40 * k)} 0 ${n(-76 * k)}t0 ${n(-70 * k)}q${n(26 * k)} ${n(40 * k)} ${n(8 * k)} ${n(74 * k)}t${n(-8 * k)} ${n(72 * k)}z`,
      steam,
    ),
  );
};

export const jug: Thing = (sheet, x, y, k, colour = '#dfe6e2') => {
  shadow(sheet, x, y, 70 * k);
  placed(sheet, x, y, k, [
    line('M40-120q56 4 44 54q-8 32-46 36', darker(colour, 0.12), 12),
    path(
      'M-42 0q-30-46-14-92q10-28 6-62l-14-14q56-14 98 2q-8 40 4 72q14 48-12 94z',
      roundness(sheet, colour),
    ),
  ]);
};

/** Two glasses of wine. */
export const glasses: Thing = (sheet, x, y, k, colour = '#8c2f3a') => {
  for (const at of [-48, 48]) {
    shadow(sheet, x + at * k, y, 42 * k);
    placed(sheet, x + at * k, y, k, [
      path(
        'M-36-190q-8 84 34 96v84h-28v8h60v-8H4v-84q42-12 34-96z',
        linear(
          sheet,
          [
            [0, '#ffffff', 0.5],
            [0.5, '#ffffff', 0.16],
            [1, '#ffffff', 0.42],
          ],
          1,
          0,
        ),
      ),
      path(
        'M-36-152q-2 50 37 54q39-4 37-54z',
        linear(
          sheet,
          [
            [0, lighter(colour, 0.2)],
            [1, darker(colour, 0.2)],
          ],
          1,
          0.4,
        ),
      ),
      line('M-26-180q-4 50 12 72', '#fff', 3, 'opacity=".7"'),
    ]);
  }
};
