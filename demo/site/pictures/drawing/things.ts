import { darker, lighter, mix } from './colour.ts';
import { dots, draw, glow, line, linear, n, oval, path, pick, radial, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Small things for rooms and still lifes. Each stands with its foot at (x, y); `k` is its scale. */
type Thing = (sheet: Sheet, x: number, y: number, k: number, colour?: string) => void;

function placed(sheet: Sheet, x: number, y: number, k: number, shapes: string[]): void {
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 100) / 100})">`,
    ...shapes,
    '</g>',
  );
}

function roundness(sheet: Sheet, colour: string): string {
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

/** A sleeping dog on a cushion. */
export const dog: Thing = (sheet, x, y, k, colour = '#8a5a38') => {
  shadow(sheet, x, y, 150 * k);
  placed(sheet, x, y, k, [
    path(
      'M-130-4q-10-40 40-44h180q50 4 40 44q-130 16-260 0z',
      linear(sheet, [
        [0, '#d8cbb4'],
        [1, '#9a8b78'],
      ]),
    ),
    path(
      'M-88-30q-6-62 62-70q70-6 92 40q8 22-4 40q-80 12-150-10z',
      linear(
        sheet,
        [
          [0, lighter(colour, 0.25)],
          [1, darker(colour, 0.25)],
        ],
        0.6,
        1,
      ),
    ),
    path(
      'M-104-28q-14-42 24-52q40-6 48 26q2 26-30 32q-24 4-42-6z',
      linear(
        sheet,
        [
          [0, lighter(colour, 0.32)],
          [1, colour],
        ],
        0.4,
        1,
      ),
    ),
    path('M-80-80q26-10 34 20q2 18-10 26q-18-8-24-46z', darker(colour, 0.3)),
    oval(-103, -36, 8, 6, '#2a1a14'),
    line('M-88-52q6 5 12 1', '#2a1a14', 2.5),
    path('M56-50q36 0 22 30q-20 8-44 2', darker(colour, 0.1)),
  ]);
};

export const boots: Thing = (sheet, x, y, k, colour = '#4f5a3c') => {
  shadow(sheet, x, y, 90 * k);
  for (const at of [-40, 28]) {
    placed(sheet, x + at * k, y - (at < 0 ? 6 * k : 0), k, [
      path('M-26-150h46v96q4 16 34 22q12 6 10 28h-90z', roundness(sheet, colour)),
      rect(-28, -152, 50, 12, lighter(colour, 0.25)),
      rect(-26, -10, 92, 10, darker(colour, 0.5)),
    ]);
  }
};

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

export const candle: Thing = (sheet, x, y, k, colour = '#f4e6cc') => {
  draw(sheet, glow(sheet, x, y - 92 * k, 190 * k, 170 * k, '#ffca7a', 0.6));
  shadow(sheet, x, y, 40 * k);
  placed(sheet, x, y, k, [
    rect(
      -20,
      -70,
      40,
      70,
      linear(
        sheet,
        [
          [0, lighter(colour, 0.3)],
          [1, darker(colour, 0.2)],
        ],
        1,
        0,
      ),
    ),
    oval(0, -70, 20, 6, lighter(colour, 0.5)),
    path(
      'M0-118q-15 22-9 36q9 10 18 0q6-14-9-36z',
      radial(
        sheet,
        [
          [0, '#fff7d6'],
          [0.6, '#ffd36b'],
          [1, '#f08a2c'],
        ],
        0.5,
        0.72,
        0.6,
      ),
    ),
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

export const stones: Thing = (sheet, x, y, k, colour = '#5d6066') => {
  shadow(sheet, x, y, 120 * k);
  const sizes = [
    [0, -22, 96, 26],
    [6, -62, 76, 22],
    [-4, -97, 56, 18],
    [2, -125, 36, 14],
  ] as const;
  placed(
    sheet,
    x,
    y,
    k,
    sizes.map(([dx, dy, rx, ry]) =>
      oval(
        dx,
        dy,
        rx,
        ry,
        linear(
          sheet,
          [
            [0, lighter(colour, 0.4)],
            [0.5, colour],
            [1, darker(colour, 0.45)],
          ],
          0.3,
          1,
        ),
      ),
    ),
  );
};

export const towels: Thing = (sheet, x, y, k, colour = '#f5ecdc') => {
  shadow(sheet, x, y, 150 * k);
  const shade = darker(colour, 0.22);
  placed(
    sheet,
    x,
    y,
    k,
    [0, 1, 2].flatMap((row) => [
      round(
        -130 + row * 6,
        -52 - row * 52,
        260 - row * 12,
        50,
        22,
        linear(sheet, [
          [0, lighter(colour, 0.4)],
          [1, shade],
        ]),
      ),
      line(`M${-104 + row * 6} ${-28 - row * 52}H${96 - row * 6}`, shade, 3),
      oval(112 - row * 6, -27 - row * 52, 13, 20, shade, 'opacity=".7"'),
    ]),
  );
};

export const bowl: Thing = (sheet, x, y, k, colour = '#e9dcc6') => {
  shadow(sheet, x, y, 96 * k);
  placed(sheet, x, y, k, [
    path('M-96-64q8 58 60 64h72q52-6 60-64z', roundness(sheet, colour)),
    oval(0, -64, 96, 22, lighter(colour, 0.3)),
    oval(0, -62, 84, 17, darker(colour, 0.35)),
  ]);
};

/** What lies in a bowl: salt, peat, honey, petals. */
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

/** A sprig of heather that lies or stands, turned by `turn` degrees. */
export function heatherSprig(
  sheet: Sheet,
  x: number,
  y: number,
  k: number,
  turn: number,
  colour = '#9a6fa6',
): void {
  const places = (name: string, wide: number): [number, number][] =>
    Array.from({ length: 16 }, (_, index) => [
      pick(sheet, `${name} ${x} ${index}`, -wide, wide),
      -40 - index * 11,
    ]);
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(k * 100) / 100})">`,
    line('M0 0q4-120 0-216M0-60q-24-40-30-96M0-80q26-30 34-90', '#5a6b45', 4),
    dots(places('dark', 18), 20, darker(colour, 0.18)),
    dots(places('mid', 26), 14, colour),
    dots(places('light', 20), 10, lighter(colour, 0.4)),
    '</g>',
  );
}

export const book: Thing = (sheet, x, y, k, colour = '#7d3f3c') => {
  placed(sheet, x, y, k, [
    path('M-80-16h150v14h-150z', '#f4ead6'),
    path('M-86-20h160v6h-160zM-86-4h160v6h-160z', colour),
    path('M-86-20q-8 12 0 26h8v-26z', darker(colour, 0.25)),
  ]);
};

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

/** A round loaf and a knife on a board. */
export const loaf: Thing = (sheet, x, y, k, colour = '#b9783e') => {
  shadow(sheet, x, y, 150 * k);
  placed(sheet, x, y, k, [
    path(
      'M-150-18h300v14q-150 12-300 0z',
      linear(sheet, [
        [0, '#c79b69'],
        [1, '#8a6238'],
      ]),
    ),
    path(
      'M-100-20q-20-90 100-94q120 4 100 94z',
      linear(
        sheet,
        [
          [0, lighter(colour, 0.35)],
          [1, darker(colour, 0.2)],
        ],
        0.5,
        1,
      ),
    ),
    line(
      'M-46-92q20 20 18 46M0-104q16 22 14 50M46-92q8 20 6 44',
      mix(colour, '#fff0d0', 0.6),
      8,
      'opacity=".8"',
    ),
  ]);
};
