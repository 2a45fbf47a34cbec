import { darker, lighter } from './colour.ts';
import type { Hour } from './hours.ts';

import { draw, glow, line, linear, n, path, polygon, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** A bedside table with a lamp that is lit. */
export function drawBedside(
  sheet: Sheet,
  hour: Hour,
  x: number,
  wood: string,
  vase: string,
  isLit = true,
): void {
  const front = linear(
    sheet,
    [
      [0, lighter(wood, 0.18)],
      [1, darker(wood, 0.2)],
    ],
    1,
    0.4,
  );
  draw(
    sheet,
    glow(sheet, x, 592, 80, 16, '#0d090c', 0.6),
    line(`M${n(x - 46)} 500V590M${n(x + 46)} 500V590`, darker(wood, 0.3), 8),
    rect(x - 54, 476, 108, 56, front),
    rect(x - 62, 468, 124, 11, lighter(wood, 0.3)),
    line(`M${n(x - 42)} 504h84`, darker(wood, 0.35), 2),
    line(`M${n(x)} 514h0`, '#d9b36a', 8),
  );
  drawLamp(sheet, hour, x, 468, vase, isLit);
}

/** A table lamp: a glazed foot and a pleated shade. */
function drawLamp(sheet: Sheet, hour: Hour, x: number, foot: number, vase: string, isLit = true): void {
  const shade = isLit
    ? linear(sheet, [
        [0, '#ffe9bd'],
        [0.6, '#ffd58c'],
        [1, '#e9a95c'],
      ])
    : linear(sheet, [
        [0, '#f5ead6'],
        [1, '#d9c6a6'],
      ]);
  if (isLit) draw(sheet, glow(sheet, x, foot - 90, 260, 230, hour.light, 0.62));
  draw(
    sheet,
    path(
      `M${n(x - 15)} ${foot}h30q8-6 4-14q18-16 4-38q-14-14-12-22h-22q2 8-12 22q-14 22 4 38q-4 8 4 14z`,
      linear(
        sheet,
        [
          [0, lighter(vase, 0.45)],
          [0.5, vase],
          [1, darker(vase, 0.3)],
        ],
        1,
        0,
      ),
    ),
    path(
      polygon([
        [x - 32, foot - 136],
        [x + 32, foot - 136],
        [x + 52, foot - 68],
        [x - 52, foot - 68],
      ]),
      shade,
    ),
    line(`M${n(x - 12)} ${foot - 134}l-7 64M${n(x + 12)} ${foot - 134}l7 64`, '#b9803f', 1.4, 'opacity=".4"'),
  );
}

/** A rug that lies before the bed. */
export function drawRug(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const skew = width * 0.08;
  const shape = (inset: number) =>
    polygon([
      [x - width / 2 + skew + inset, y + inset * 0.4],
      [x + width / 2 - skew - inset, y + inset * 0.4],
      [x + width / 2 - inset * 1.2, y + height - inset * 0.5],
      [x - width / 2 + inset * 1.2, y + height - inset * 0.5],
    ]);
  draw(
    sheet,
    path(
      shape(0),
      linear(sheet, [
        [0, darker(colour, 0.22)],
        [1, colour],
      ]),
    ),
    line(shape(20), lighter(colour, 0.4), 4, 'opacity=".7"'),
    line(shape(34), darker(colour, 0.3), 2, 'opacity=".6"'),
  );
}
