import { pillow } from './bed.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';

import { draw, glow, line, linear, n, path, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Two bunks, one over the other, with a ladder. */
export function drawBunks(
  sheet: Sheet,
  hour: Hour,
  x: number,
  width: number,
  wood: string,
  covers: [string, string],
): void {
  const fill = linear(
    sheet,
    [
      [0, lighter(wood, 0.2)],
      [1, darker(wood, 0.2)],
    ],
    1,
    0,
  );
  const linen = mix('#fbf6ec', hour.light, 0.16);
  const right = x + width;
  draw(
    sheet,
    glow(sheet, x + width / 2, 646, width * 0.62, 34, '#0d090c', 0.7),
    rect(x, 160, width, 470, darker(wood, 0.55), 'opacity=".32"'),
  );
  for (const [index, y] of [300, 540].entries()) {
    const cover = covers[index] ?? wood;
    draw(
      sheet,
      pillow(sheet, x + 92, y - 52, 128, 58, linen, mix(linen, hour.near, 0.35)),
      path(
        `M${n(x + 8)} ${y - 22}h150q30-22 60-20H${n(right - 8)}v44H${n(x + 8)}z`,
        linear(sheet, [
          [0, lighter(cover, 0.28)],
          [1, darker(cover, 0.15)],
        ]),
      ),
      path(`M${n(x + 158)} ${y - 22}q30-22 60-20h34l-20 64h-60z`, lighter(linen, 0.4)),
      rect(x, y + 14, width, 38, fill),
      line(`M${n(x + 8)} ${y + 20}H${n(right - 8)}`, lighter(wood, 0.4), 2),
      glow(sheet, x + 52, y - 128, 130, 110, hour.light, 0.5),
      round(x + 36, y - 146, 34, 24, 6, '#ffdf9f'),
    );
  }
  draw(
    sheet,
    rect(x - 10, 150, 22, 494, fill),
    rect(right - 12, 150, 22, 494, fill),
    rect(x + 236, 232, right - x - 236, 12, fill),
    line(`M${n(right - 96)} 190V640M${n(right - 34)} 190V640`, lighter(wood, 0.12), 11),
    line([280, 350, 420, 490, 560].map((y) => `M${n(right - 96)} ${y}h62`).join(''), darker(wood, 0.1), 9),
  );
}
