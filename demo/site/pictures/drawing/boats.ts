import { darker, lighter } from './colour.ts';

import { draw, line, linear, n, oval, path, polygon, radial, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A rowing boat at rest, `k` its scale, with its reflection. */
export function boat(sheet: Sheet, x: number, y: number, k: number, colour: string): void {
  const hull = 'M-150-34q60 26 150 26t150-30q-10 52-70 62h-160q-54-10-70-58z';
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 100) / 100})">`,
    path(hull, darker(colour, 0.4), 'opacity=".4" transform="matrix(1 0 0 -.7 0 38)"'),
    path('M-150-34q60-16 150-14t150 10q-60 28-150 28t-150-24z', '#4a3222'),
    line('M-70-42l6 34M20-44l4 36M84-42v26', '#9a6f47', 12),
    path(
      hull,
      linear(sheet, [
        [0, lighter(colour, 0.28)],
        [1, darker(colour, 0.35)],
      ]),
    ),
    line('M-150-34q60 26 150 26t150-30', lighter(colour, 0.6), 5),
    line('M-40-30L-190 16M56-30L160 30', '#b58a5a', 5),
    '</g>',
  );
}

/** A wooden jetty that runs out from us to (x, y). */
export function jetty(sheet: Sheet, from: number, x: number, y: number, wood: string): void {
  const seams = [0.12, 0.26, 0.41, 0.57, 0.75].map((share) => {
    const at = y + (800 - y) * share ** 1.2;
    const grow = (at - y) / (800 - y);
    return `M${n(x - 26 + (from - 150 - x + 26) * grow)} ${n(at)}L${n(x + 26 + (from + 150 - x - 26) * grow)} ${n(at)}`;
  });
  const post = (side: 1 | -1) => {
    const grow = 0.5;
    const edge = x + side * 26 + (from + side * 150 - x - side * 26) * grow;
    return `M${n(edge + side * 6)} ${n(y + (800 - y) * grow - 56)}v110`;
  };
  draw(
    sheet,
    path(
      polygon([
        [x - 34, y + 20],
        [x + 34, y + 20],
        [from + 190, 830],
        [from - 190, 830],
      ]),
      '#0d1418',
      'opacity=".3"',
    ),
    line(
      `M${n(x - 24)} ${n(y - 16)}V${n(y + 30)}M${n(x + 24)} ${n(y - 16)}V${n(y + 30)}`,
      darker(wood, 0.4),
      7,
    ),
    path(
      polygon([
        [x - 26, y],
        [x + 26, y],
        [from + 150, 805],
        [from - 150, 805],
      ]),
      linear(sheet, [
        [0, lighter(wood, 0.25)],
        [1, darker(wood, 0.12)],
      ]),
    ),
    line(seams.join(''), darker(wood, 0.4), 2.5, 'opacity=".7"'),
    line(post(-1) + post(1), darker(wood, 0.45), 15),
  );
}

/** The steam launch on the lake. */
export function launch(sheet: Sheet, x: number, y: number, k: number): void {
  const cloud = radial(sheet, [
    [0, '#ffffff', 0.85],
    [1, '#ffffff', 0],
  ]);
  draw(
    sheet,
    oval(x + 120 * k, y - 250 * k, 90 * k, 40 * k, cloud),
    oval(x + 40 * k, y - 210 * k, 66 * k, 34 * k, cloud),
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 100) / 100})">`,
    path(
      'M-230-30q80 14 230 14t230-26q-10 58-60 66H-180q-40-10-50-54z',
      '#15242b',
      'opacity=".35" transform="matrix(1 0 0 -.6 0 40)"',
    ),
    rect(
      -14,
      -184,
      30,
      110,
      linear(
        sheet,
        [
          [0, '#d8a85a'],
          [0.5, '#f0cf8e'],
          [1, '#8a6232'],
        ],
        1,
        0,
      ),
    ),
    path('M-150-104h250q16 0 20 12h-290q4-12 20-12z', '#f6efdf'),
    line('M-150-92v60M-90-92v60M-30-92v60M40-92v60M100-92v60', '#e9dcc4', 5),
    path(
      'M-230-36q80 18 230 18t230-30q-10 58-60 72H-180q-40-10-50-60z',
      linear(sheet, [
        [0, '#3e6a5a'],
        [1, '#142a26'],
      ]),
    ),
    line('M-230-36q80 18 230 18t230-30', '#f6efdf', 6),
    line('M206-42v-60', '#f6efdf', 4),
    path('M206-102q-24-8-44 4v26q22-12 44-4z', '#a93434'),
    '</g>',
  );
}
