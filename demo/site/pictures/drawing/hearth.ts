import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { draw, glow, line, linear, n, oval, path, radial, rect, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

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
