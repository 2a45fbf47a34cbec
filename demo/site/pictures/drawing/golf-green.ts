import { darker, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { draw, line, linear, n, oval, path } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** The flag on its green, with a bunker or two. */
export function green(sheet: Sheet, hour: Hour, x: number, y: number): void {
  const sand = mix('#e9d3a2', hour.light, 0.3);
  draw(
    sheet,
    oval(x, y, 250, 44, mix(hour.grass, hour.light, 0.34)),
    oval(x - 6, y - 3, 220, 34, mix(hour.grass, hour.light, 0.5), 'opacity=".7"'),
    path(
      `M${n(x - 330)} ${n(y + 62)}q50-34 130-18q44 22-10 42q-90 14-120-24z`,
      linear(sheet, [
        [0, darker(sand, 0.25)],
        [0.4, sand],
      ]),
    ),
    path(
      `M${n(x + 170)} ${n(y + 54)}q70-30 140-6q26 22-30 36q-90 6-110-30z`,
      linear(sheet, [
        [0, darker(sand, 0.25)],
        [0.4, sand],
      ]),
    ),
    line(`M${n(x)} ${n(y)}V${n(y - 210)}`, '#fbf6e8', 6),
    path(
      `M${n(x + 3)} ${n(y - 208)}q40-14 74 6q-10 20 0 40q-40-14-74 4z`,
      linear(
        sheet,
        [
          [0, '#d9534a'],
          [1, '#a93434'],
        ],
        1,
        0,
      ),
    ),
    oval(x, y + 2, 10, 4, '#1c2a1c'),
    line(`M${n(x + 62)} ${n(y + 10)}h0`, '#ffffff', 9),
  );
}
