import { darker } from './colour.ts';
import { placed, shadow } from './prop.ts';
import { dots, folds, line, linear, oval, path, radial, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A wicker hamper with its lid open, a cloth and its contents. */
export function hamper(sheet: Sheet, x: number, y: number, k: number): void {
  shadow(sheet, x, y, 250 * k, 30 * k);
  const wicker = folds(sheet, '#d3a566', '#9a6c3a', 0.035);
  placed(sheet, x, y, k, [
    path('M-200-150L-226-290q226-34 452 0L200-150z', wicker),
    path('M-180-160L-202-272q202-26 404 0L180-160z', darker('#9a6c3a', 0.25)),
    path(
      'M-92-150v-110q0-20 16-26v-34h28v34q16 6 16 26v110z',
      linear(
        sheet,
        [
          [0, '#5d7a4c'],
          [0.4, '#8fae72'],
          [1, '#2f4428'],
        ],
        1,
        0,
      ),
    ),
    rect(-80, -232, 36, 46, '#f6efdf'),
    path(
      'M-20-150q-10-86 84-90q92 4 86 90z',
      linear(sheet, [
        [0, '#e2b070'],
        [1, '#a9703a'],
      ]),
    ),
    line('M16-214q14 18 10 44M60-232q10 20 6 46M104-216q6 18 0 44', '#f6e2ba', 7),
    dots(
      [
        [-160, -168],
        [-130, -176],
        [-150, -192],
      ],
      44,
      '#b5453c',
    ),
    dots(
      [
        [-164, -178],
        [-154, -202],
        [-134, -186],
      ],
      12,
      '#e58a78',
    ),
    path('M-216-156h432l-22 156h-388z', wicker),
    line('M-210-120h420M-204-80h408M-198-40h396', darker('#9a6c3a', 0.2), 4, 'opacity=".6"'),
    rect(-222, -164, 444, 20, '#a97a44'),
    path('M-120-164q20 70 4 120q40-20 70 10q6-70-6-130z', '#f7f0e2'),
    line('M-100-150q16 60 8 90M-72-150q10 50 6 92', '#c9625a', 4, 'opacity=".8"'),
    line('M-30-150v60M40-150v60', '#6b4626', 12),
  ]);
}

/** A leather satchel with brass buckles. */
export function satchel(sheet: Sheet, x: number, y: number, k: number): void {
  shadow(sheet, x, y, 210 * k, 26 * k);
  const leather = linear(
    sheet,
    [
      [0, '#c58a52'],
      [0.5, '#9a6030'],
      [1, '#5f391d'],
    ],
    0.6,
    1,
  );
  placed(sheet, x, y, k, [
    line('M-140-190q-60-170 140-180t140 180', '#6b4020', 16),
    round(-180, -200, 360, 200, 22, leather),
    path(
      'M-186-206q186-20 372 0v96q-20 44-80 46h-212q-60-2-80-46z',
      linear(sheet, [
        [0, '#d19a60'],
        [1, '#8a5428'],
      ]),
    ),
    line('M-172-196v84q16 32 70 34h204q54-2 70-34v-84', '#e9c48c', 3, 'stroke-dasharray="10 8"'),
    rect(-112, -120, 36, 84, '#6b4020'),
    rect(76, -120, 36, 84, '#6b4020'),
    line('M-118-72h48v26h-48zM70-72h48v26h-48z', '#e0b868', 7),
  ]);
}

/** A cake on its stand, one slice gone. */
export function cake(sheet: Sheet, x: number, y: number, k: number): void {
  shadow(sheet, x, y, 110 * k, 16 * k);
  placed(sheet, x, y, k, [
    path('M-16-60h32l20 56q-36 10-72 0z', '#e9e4d8'),
    oval(
      0,
      -66,
      190,
      24,
      linear(sheet, [
        [0, '#ffffff'],
        [1, '#cfc8b8'],
      ]),
    ),
    path(
      'M-140-180v104q140 40 280 0v-104z',
      linear(
        sheet,
        [
          [0, '#e3b878'],
          [0.5, '#d09a58'],
          [1, '#9a6530'],
        ],
        1,
        0,
      ),
    ),
    path('M-140-132q140 40 280 0v20q-140 40-280 0z', '#fbf3e4'),
    path('M-140-122q140 40 280 0v6q-140 40-280 0z', '#a9344c'),
    oval(0, -180, 140, 34, '#f3d9a6'),
    dots(
      [
        [-80, -184],
        [-30, -196],
        [30, -190],
        [80, -182],
        [0, -172],
        [-50, -168],
        [52, -168],
      ],
      20,
      '#8c2f4a',
    ),
    dots(
      [
        [-82, -188],
        [-32, -200],
        [28, -194],
        [78, -186],
      ],
      7,
      '#e0a0b0',
    ),
  ]);
}

/** Eggs in a bowl of straw. */
export function eggs(sheet: Sheet, x: number, y: number, k: number): void {
  const shell = radial(
    sheet,
    [
      [0, '#fdf0dc'],
      [1, '#c9a078'],
    ],
    0.4,
    0.35,
    0.75,
  );
  shadow(sheet, x, y, 120 * k, 16 * k);
  placed(sheet, x, y, k, [
    ...(
      [
        [-56, -66],
        [0, -76],
        [56, -66],
        [-28, -58],
        [30, -56],
      ] as const
    ).map(([dx, dy]) => oval(dx, dy, 28, 36, shell)),
    path(
      'M-110-62q10 60 60 62h100q50-2 60-62q-110 30-220 0z',
      linear(
        sheet,
        [
          [0, '#7f9aa3'],
          [0.4, '#b8cdd2'],
          [1, '#4d666e'],
        ],
        1,
        0,
      ),
    ),
  ]);
}
