import { darker, lighter } from './colour.ts';
import type { Hour } from './hours.ts';

import { dots, draw, glow, line, linear, n, path, polygon, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** An armchair that faces us, `size` wide. */
export function drawArmchair(
  sheet: Sheet,
  x: number,
  foot: number,
  size: number,
  colour: string,
  cushion: string,
): void {
  const k = size / 200;
  const back = linear(
    sheet,
    [
      [0, lighter(colour, 0.22)],
      [0.7, colour],
      [1, darker(colour, 0.3)],
    ],
    0.5,
    1,
  );
  const arm = linear(sheet, [
    [0, lighter(colour, 0.3)],
    [1, darker(colour, 0.22)],
  ]);
  draw(
    sheet,
    glow(sheet, x, foot + 2, size * 0.62, 22, '#0d090c', 0.75),
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    line('M-70-24l-6 24M70-24l6 24', '#4a3020', 10),
    path('M-80-60V-190q4-52 44-54q36-10 72 0q40 2 44 54V-60z', back),
    line('M-62-80V-186q4-38 36-40q26-8 52 0q32 2 36 40V-80', lighter(colour, 0.32), 2, 'opacity=".6"'),
    dots(
      [
        [-30, -190],
        [0, -198],
        [30, -190],
        [-30, -150],
        [0, -156],
        [30, -150],
      ],
      5,
      darker(colour, 0.35),
    ),
    path('M-74-78q74-22 148 0v44h-148z', lighter(colour, 0.16)),
    path('M-74-62q74-12 148 0v38h-148z', darker(colour, 0.12)),
    path('M-100-20V-96q2-30 26-30q22 0 22 30V-20z', arm),
    path('M100-20V-96q-2-30-26-30q-22 0-22 30V-20z', arm),
    path(
      'M-34-88q-4-52 4-58q34-10 62 2q6 30-2 58q-32 8-64-2z',
      linear(
        sheet,
        [
          [0, lighter(cushion, 0.25)],
          [1, darker(cushion, 0.2)],
        ],
        0.6,
        1,
      ),
    ),
    '</g>',
  );
}

/** A writing table with a chair, a lamp's place and paper. */
export function drawDesk(sheet: Sheet, x: number, foot: number, size: number, wood: string): void {
  const k = size / 320;
  const top = linear(
    sheet,
    [
      [0, lighter(wood, 0.3)],
      [1, wood],
    ],
    1,
    0,
  );
  draw(
    sheet,
    glow(sheet, x, foot, size * 0.56, 24, '#0d090c', 0.7),
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    line('M-140-150V-6M140-150V-6M-108-170V-30M108-170V-30', darker(wood, 0.3), 10),
    rect(
      -150,
      -172,
      300,
      34,
      linear(sheet, [
        [0, wood],
        [1, darker(wood, 0.25)],
      ]),
    ),
    path('M-166-172L-136-196H136L166-172z', top),
    rect(-166, -174, 332, 9, lighter(wood, 0.2)),
    line('M-110-152h62M50-152h62', darker(wood, 0.4), 3),
    path('M-48-180l14-12h70l6 12z', '#fdf8ec'),
    line('M-30-184h50', '#9a8f80', 1.5),
    path('M58-186h64v-8h-64zM62-194h56v-7h-56z', '#8c4a3a'),
    // The chair, its back towards us.
    line('M-50-90V4M50-90V4', darker(wood, 0.35), 9),
    path('M-58-92q58-14 116 0v20h-116z', '#b59a6a'),
    line('M-50-92v-62q50-18 100 0v62M-50-124q50-14 100 0', darker(wood, 0.2), 9),
    '</g>',
  );
}

/** A long table with a cloth of its own or of scrubbed wood; `things` are drawn by the caller. */
export function drawTable(
  sheet: Sheet,
  x: number,
  foot: number,
  width: number,
  wood: string,
  height = 150,
): void {
  const top = foot - height;
  const fill = linear(sheet, [
    [0, lighter(wood, 0.28)],
    [1, lighter(wood, 0.06)],
  ]);
  draw(
    sheet,
    glow(sheet, x, foot, width * 0.56, 26, '#0d090c', 0.7),
    line(
      `M${n(x - width * 0.45)} ${top + 30}V${foot}M${n(x + width * 0.45)} ${top + 30}V${foot}`,
      darker(wood, 0.3),
      22,
    ),
    line(
      `M${n(x - width * 0.36)} ${top}V${foot - 34}M${n(x + width * 0.36)} ${top}V${foot - 34}`,
      darker(wood, 0.45),
      14,
    ),
    path(
      polygon([
        [x - width * 0.43, top - 62],
        [x + width * 0.43, top - 62],
        [x + width * 0.52, top],
        [x - width * 0.52, top],
      ]),
      fill,
    ),
    rect(x - width * 0.52, top, width * 1.04, 16, darker(wood, 0.12)),
    rect(x - width * 0.48, top + 16, width * 0.96, 24, darker(wood, 0.34)),
    line(
      `M${n(x - width * 0.47)} ${top - 32}H${n(x + width * 0.47)}M${n(x - width * 0.44)} ${top - 50}H${n(x + width * 0.44)}`,
      darker(wood, 0.12),
      1.5,
      'opacity=".6"',
    ),
  );
}

/** A dining chair that stands before a table, its back towards us. */
export function drawChair(
  sheet: Sheet,
  x: number,
  foot: number,
  size: number,
  wood: string,
  seat: string,
): void {
  const k = size / 100;
  draw(
    sheet,
    glow(sheet, x, foot, size * 0.6, 12, '#0d090c', 0.6),
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    line('M-38-70V0M38-70V0', darker(wood, 0.3), 8),
    path('M-46-84q46-12 92 0v20h-92z', seat),
    line('M-40-78v-92q40-16 80 0v92M-14-84v-86M14-84v-86M-40-160q40-16 80 0', wood, 8),
    '</g>',
  );
}

/** A picture in a gilt frame: a hill and a sky. */
export function drawFrame(
  sheet: Sheet,
  hour: Hour,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  draw(
    sheet,
    rect(x + 6, y + 8, width, height, '#150f14', 'opacity=".3"'),
    rect(
      x,
      y,
      width,
      height,
      linear(
        sheet,
        [
          [0, '#d9b36a'],
          [1, '#8a6a3f'],
        ],
        1,
        1,
      ),
    ),
    rect(x + 10, y + 10, width - 20, height - 20, '#f6efdf'),
    rect(
      x + 24,
      y + 24,
      width - 48,
      height - 48,
      linear(sheet, [
        [0, hour.sky[1]],
        [1, hour.sky[2]],
      ]),
    ),
    path(
      `M${n(x + 24)} ${n(y + height - 24)}V${n(y + height * 0.6)}q${n(width * 0.2)} ${n(-height * 0.2)} ${n(width * 0.4)} 0t${n(width - 48 - width * 0.4)} ${n(-height * 0.06)}V${n(y + height - 24)}z`,
      hour.leaf,
    ),
  );
}
