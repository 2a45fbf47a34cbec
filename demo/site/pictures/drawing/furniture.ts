import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import {
  dots,
  draw,
  folds,
  glow,
  line,
  linear,
  n,
  oval,
  path,
  polygon,
  radial,
  rect,
  round,
} from './sheet.ts';
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

/** A stone fireplace with a lit fire; its hearth stands at `foot`. */
export function drawFireplace(
  sheet: Sheet,
  hour: Hour,
  x: number,
  foot: number,
  size: number,
  stone: string,
): void {
  const k = size / 300;
  const front = linear(
    sheet,
    [
      [0, lighter(stone, 0.2)],
      [1, darker(stone, 0.18)],
    ],
    1,
    0.5,
  );
  draw(
    sheet,
    glow(sheet, x, foot - 70 * k, 430 * k, 300 * k, '#ff9d4d', 0.5),
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    path('M-150 0V-230H150V0z', front),
    path('M-178-256H178L164-226H-164z', lighter(stone, 0.3)),
    rect(-164, -228, 328, 8, darker(stone, 0.3)),
    path('M-92 0V-150q92-58 184 0V0z', '#1d1210'),
    path(
      'M-92 0V-150q92-58 184 0V0z',
      radial(
        sheet,
        [
          [0, '#ff9a3c', 0.95],
          [0.5, '#b5431d', 0.6],
          [1, '#2a1410', 0],
        ],
        0.5,
        0.86,
        0.7,
      ),
    ),
    path(
      'M-52-14q-14-52 22-86q0 34 14 42q2-46 26-72q-2 44 18 62q4-22 14-30q26 44 2 84z',
      linear(sheet, [
        [0, '#ffd66b'],
        [1, '#ef6a25'],
      ]),
    ),
    path('M-26-14q-8-34 16-54q2 24 14 28q4-22 14-30q16 30 6 56z', '#fff0b0'),
    line('M-64-10L48-24M60-8L-44-26', '#5a3a26', 17),
    rect(-104, -4, 208, 10, darker(stone, 0.4)),
    path('M-190 4H190L214 30H-214z', mix(stone, '#6d645c', 0.4)),
    line(
      'M-150-120h56M94-120h56M-150-180h60M90-180h60M-150-60h56M94-60h56',
      darker(stone, 0.22),
      2,
      'opacity=".7"',
    ),
    '</g>',
    glow(sheet, x, foot + 60, size * 0.9, 80, hour.light, 0.32),
  );
}

/** A copper bath on feet, steam above it. */
export function drawBath(sheet: Sheet, x: number, foot: number, size: number, metal: string): void {
  const k = size / 400;
  const shine = linear(
    sheet,
    [
      [0, darker(metal, 0.35)],
      [0.18, lighter(metal, 0.45)],
      [0.34, metal],
      [0.62, lighter(metal, 0.2)],
      [0.86, darker(metal, 0.3)],
      [1, lighter(metal, 0.1)],
    ],
    1,
    0,
  );
  draw(
    sheet,
    glow(sheet, x, foot + 4, size * 0.56, 30, '#0d090c', 0.75),
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    path('M-120-18q-24 4-30 20h34zM120-18q24 4 30 20h-34z', darker(metal, 0.4)),
    path('M-206-178q10 150 84 170q122 14 244 0q74-20 84-170z', shine),
    oval(0, -178, 206, 36, lighter(metal, 0.35)),
    oval(0, -176, 192, 29, darker(metal, 0.45)),
    oval(0, -166, 182, 22, '#b9d2d2'),
    path('M-150-160q90-22 300-6q-60 18-150 18t-150-12z', '#ffffff', 'opacity=".35"'),
    line('M-120-190v-66q0-22 26-22h22v14', '#d8b070', 10),
    line('M-136-230h30', '#d8b070', 8),
    path('M60-206q60-10 104 14l2 92q-22 12-50 4q4-60-56-110z', '#f7f0e2'),
    line('M84-192q40 6 44 88M104-196q44 14 44 84', '#d8ccb6', 2),
    '</g>',
  );
  const steam = linear(sheet, [
    [0, '#ffffff', 0],
    [0.5, '#ffffff', 0.3],
    [1, '#ffffff', 0],
  ]);
  for (const [dx, wide] of [
    [-60, 26],
    [10, 34],
    [70, 22],
  ] as const) {
    draw(
      sheet,
      path(
        `M${n(x + dx)} ${n(foot - 190 * k)}q-40-60 0-110t0-110q${wide} 60 ${wide * 0.5} 110t${-wide * 0.6} 110z`,
        steam,
      ),
    );
  }
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

/** An iron stove with its pipe and a fire behind glass. */
export function drawStove(
  sheet: Sheet,
  hour: Hour,
  x: number,
  foot: number,
  size: number,
  ceiling: number,
): void {
  const k = size / 160;
  draw(
    sheet,
    glow(sheet, x, foot - 60 * k, 330 * k, 240 * k, '#ffa24f', 0.5),
    glow(sheet, x, foot, size * 0.7, 18, '#0d090c', 0.8),
    rect(
      x - 13 * k,
      ceiling,
      26 * k,
      foot - 168 * k - ceiling,
      linear(
        sheet,
        [
          [0, '#4b4a50'],
          [0.3, '#6d6c72'],
          [1, '#1f1e24'],
        ],
        1,
        0,
      ),
    ),
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    line('M-54-14V0M54-14V0', '#1b1a1f', 12),
    round(
      -72,
      -158,
      144,
      148,
      10,
      linear(
        sheet,
        [
          [0, '#55545b'],
          [1, '#1d1c21'],
        ],
        1,
        0.6,
      ),
    ),
    rect(-82, -170, 164, 16, '#3a393f'),
    round(-50, -126, 100, 82, 8, '#2a0f08'),
    round(
      -50,
      -126,
      100,
      82,
      8,
      radial(
        sheet,
        [
          [0, '#ffcf6b'],
          [0.5, '#ef7a2c'],
          [1, '#5a1d0c', 0.4],
        ],
        0.5,
        0.85,
        0.8,
      ),
    ),
    path('M-30-48q-6-30 12-44q0 16 10 20q2-24 14-34q0 24 10 30q4-8 8-12q14 22 2 40z', '#fff0b4'),
    round(-50, -126, 100, 82, 8, 'none', 'stroke="#77767d" stroke-width="5"'),
    '</g>',
    glow(sheet, x, foot + 40, size, 60, hour.light, 0.26),
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

/** Hanging cloth to one side, as at a stage: gives depth to a view. */
export function drawDrape(sheet: Sheet, side: 'left' | 'right', colour: string): void {
  const cloth = folds(sheet, lighter(colour, 0.14), darker(colour, 0.36), 0.2);
  draw(
    sheet,
    path(
      'M0 0H170q4 300-50 420t-20 380H0z',
      cloth,
      side === 'right' ? 'transform="matrix(-1 0 0 1 1200 0)"' : '',
    ),
  );
}
