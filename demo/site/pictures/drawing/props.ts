import { darker, lighter } from './colour.ts';
import { dots, draw, folds, glow, line, linear, n, oval, path, pick, radial, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { shadow } from './things.ts';

/** Larger props for still lifes, drawn round (0,0) at their foot; `k` is the scale. */
function placed(sheet: Sheet, x: number, y: number, k: number, shapes: string[], turn = 0): void {
  const rotate = turn ? ` rotate(${turn})` : '';
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)})${rotate} scale(${Math.round(k * 100) / 100})">`,
    ...shapes,
    '</g>',
  );
}

/** A wicker hamper with its lid open, a cloth and what is in it. */
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

/** A paper map, part unfolded, with contour lines and a lake. */
export function paperMap(sheet: Sheet, x: number, y: number, k: number, turn: number): void {
  shadow(sheet, x, y, 220 * k, 22 * k);
  placed(
    sheet,
    x,
    y,
    k,
    [
      path('M-230-90L-90-120L70-90L220-124L250 0L90 36L-70 4L-250 40z', '#f4ead0'),
      path('M-90-120L70-90L90 36L-70 4z', '#e6d8b6'),
      path('M220-124L250 0L90 36L70-90z', '#fbf4e0'),
      path('M-40-70q50-24 90 4t70 16q10 34-50 36t-100-10t-10-46z', '#9fc3cf'),
      line(
        'M-210-60q70-30 110 4t110 40M-220-20q80-30 130 4M120-90q40 20 90 6M130-60q40 26 96 8M110 10q60-24 110-16',
        '#b99a6a',
        2.5,
      ),
      line('M-190 20q60-60 120-40t120 24t130-40', '#b5453c', 4, 'stroke-dasharray="12 9"'),
      line('M180-34h0', '#b5453c', 16),
    ],
    turn,
  );
}

/** A gift card with a heron, leaning. */
export function giftCard(sheet: Sheet, x: number, y: number, k: number, turn: number, isBack = false): void {
  placed(
    sheet,
    x,
    y,
    k,
    [
      round(-190, -240, 392, 252, 14, '#150f14', 'opacity=".28"'),
      round(
        -200,
        -250,
        392,
        252,
        14,
        isBack
          ? '#f8f1e2'
          : linear(
              sheet,
              [
                [0, '#3e5f54'],
                [1, '#1d3530'],
              ],
              1,
              1,
            ),
      ),
      ...(isBack
        ? [
            rect(-200, -210, 392, 44, '#2c4a42'),
            line('M-160-120h180M-160-92h130', '#b3a68e', 7),
            round(-164, -66, 210, 40, 6, '#fff', 'stroke="#b99a5a" stroke-width="3"'),
            line('M-146-46h44M-90-46h20M-58-46h60', '#2c4a42', 9),
          ]
        : [
            round(-184, -234, 360, 220, 8, 'none', 'stroke="#c9a25a" stroke-width="3"'),
            line('M40-62h90M60-40h50', '#c9a25a', 4),
          ]),
      heron(isBack ? '#2c4a42' : '#e3c98e', isBack ? 100 : -70, isBack ? -30 : -46, isBack ? 0.5 : 1),
    ],
    turn,
  );
}

/** The estate's heron, one leg in the water. */
function heron(colour: string, x: number, y: number, k: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    path(
      'M-10-60q-40 4-56 34q40 0 66-14q26 0 30-34q2-30-8-44q-6-16 6-28q10-6 18-2l34 4l-34-12q-20-10-34 4q-14 16-4 38q8 22-18 54z',
      colour,
    ) +
    line('M-6-42V22M10-44L20-10L8 10M-40 24h90M-20 34h60', colour, 4) +
    '</g>'
  );
}

/** An envelope with a wax seal. */
export function envelope(sheet: Sheet, x: number, y: number, k: number, turn: number): void {
  shadow(sheet, x, y, 210 * k, 20 * k);
  placed(
    sheet,
    x,
    y,
    k,
    [
      rect(
        -200,
        -250,
        400,
        250,
        linear(
          sheet,
          [
            [0, '#f7eddb'],
            [1, '#dccaa8'],
          ],
          0.5,
          1,
        ),
      ),
      path('M-200-250L0-100L200-250z', '#fdf7ea'),
      line('M-200 0L-40-128M200 0L40-128', '#cbb890', 3),
      oval(
        0,
        -106,
        34,
        34,
        radial(
          sheet,
          [
            [0, '#d0645a'],
            [1, '#8a2f2c'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ),
      oval(0, -106, 20, 20, 'none', 'stroke="#a9443e" stroke-width="4"'),
    ],
    turn,
  );
}

/** A room key with a leather fob. */
export function roomKey(sheet: Sheet, x: number, y: number, k: number, turn: number): void {
  shadow(sheet, x + 60 * k, y + 20 * k, 170 * k, 20 * k);
  placed(
    sheet,
    x,
    y,
    k,
    [
      line('M40 0H220v26M190 0v20', '#c9a25a', 15),
      oval(0, 0, 42, 42, 'none', 'stroke="#c9a25a" stroke-width="15"'),
      line('M52-6H216', '#f3dca0', 4),
      line('M-34-24q-60-10-70 40', '#6b4020', 7),
      path(
        'M-140 10q34-24 70 0l18 120q-54 20-104 0z',
        linear(sheet, [
          [0, '#b5743f'],
          [1, '#7a4524'],
        ]),
      ),
      oval(-104, 34, 9, 9, '#3a2414'),
      line('M-130 76h54M-122 98h40', '#e9c48c', 4),
    ],
    turn,
  );
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

/** String lights from one point to the other. */
export function lanterns(sheet: Sheet, from: [number, number], to: [number, number], count: number): void {
  const sag = 70;
  const places = Array.from({ length: count }, (_, index): [number, number] => {
    const share = (index + 0.5) / count;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + Math.sin(share * 3.14) * sag + 10,
    ];
  });
  draw(
    sheet,
    line(
      `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`,
      '#1b1a1f',
      3,
    ),
  );
  for (const [x, y] of places)
    draw(sheet, glow(sheet, x, y + pick(sheet, `lamp ${x}`, 0, 6), 74, 66, '#ffca7a', 0.7));
  draw(sheet, dots(places, 13, '#fff0c4'));
}

/** A fern, its fronds bending out. */
export function fern(sheet: Sheet, x: number, y: number, k: number, colour: string): void {
  const fronds = [-1, -0.62, -0.28, 0.1, 0.44, 0.78, 1.1].map((lean, index) => {
    const tall = 150 - Math.abs(lean) * 46;
    return `M${n(x)} ${n(y)}q${n(lean * 40 * k)} ${n(-tall * 0.9 * k)} ${n(lean * 150 * k)} ${n(-tall * (0.8 + (index % 2) * 0.14) * k)}q${n(-lean * 60 * k)} ${n(tall * 0.3 * k)} ${n(-lean * 136 * k)} ${n(tall * 0.84 * k)}z`;
  });
  draw(
    sheet,
    path(
      fronds.join(''),
      linear(sheet, [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.3)],
      ]),
    ),
  );
}
