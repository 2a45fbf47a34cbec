import { darker, lighter, mix } from './colour.ts';
import { placed, roundness, shadow } from './prop.ts';
import type { Thing } from './prop.ts';
import { dots, draw, glow, line, linear, n, oval, path, pick, radial, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

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
