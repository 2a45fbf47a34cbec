import { darker, lighter, mix } from './colour.ts';

import type { Hour } from './hours.ts';

import { draw, glow, line, linear, n, oval, path, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { windowRow } from './windows.ts';

/** A shepherd's hut on wheels with its stove pipe and steps. 300 wide at k 1. */
export function shepherdsHut(
  sheet: Sheet,
  hour: Hour,
  x: number,
  foot: number,
  k: number,
  colour: string,
): void {
  const body = linear(
    sheet,
    [
      [0, mix(colour, hour.light, 0.3)],
      [1, mix(darker(colour, 0.28), hour.near, 0.25)],
    ],
    1,
    0.3,
  );
  let ribs = '';
  for (let at = -140; at <= 140; at += 20) ribs += `M${at}-166V-46`;
  draw(
    sheet,
    glow(sheet, x, foot, 210 * k, 22 * k, '#0b0f14', 0.7),
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    rect(96, -262, 13, 60, '#2b2c33'),
    rect(90, -266, 25, 8, '#3b3c44'),
    path(
      'M-166-164q20-58 166-62q146 4 166 62z',
      linear(
        sheet,
        [
          [0, mix(hour.slate, hour.light, 0.4)],
          [1, hour.slate],
        ],
        1,
        0.4,
      ),
    ),
    path('M-150-166H150V-44H-150z', body),
    line(ribs, darker(colour, 0.3), 1.5, 'opacity=".5"'),
    rect(-156, -168, 312, 9, darker(colour, 0.4)),
    rect(-152, -48, 304, 10, '#2f2a2a'),
    windowRow(sheet, hour, -118, -140, 1, 104, 56),
    windowRow(sheet, hour, 44, -140, 1, 104, 56),
    rect(-26, -148, 52, 102, mix('#e9dcc4', hour.near, 0.15)),
    rect(-20, -142, 40, 48, hour.pane),
    line('M-20-92h40M0-92v44', darker('#c9b899', 0.25), 2),
    line('M-24-30h48M-32-14h64M-40 0h80', '#5a4230', 8),
    '</g>',
  );
  for (const at of [-106, 106]) {
    draw(
      sheet,
      `<g transform="translate(${n(x + at * k)} ${n(foot - 26 * k)}) scale(${Math.round(k * 100) / 100})">`,
      oval(0, 0, 28, 28, 'none', 'stroke="#2b2c33" stroke-width="7"'),
      line('M-26 0h52M0-26v52M-18-18l36 36M18-18l-36 36', '#2b2c33', 4),
      '</g>',
    );
  }
  if (hour.isLit) draw(sheet, glow(sheet, x, foot - 90 * k, 250 * k, 150 * k, hour.light, 0.42));
}

/** The boathouse over the water: arches below for the boats, the loft with its balcony above. 420 wide at k 1. */
export function boathouse(sheet: Sheet, hour: Hour, x: number, foot: number, k: number): void {
  const wood = mix('#8a6a4e', hour.stoneLight, 0.25);
  const wall = linear(
    sheet,
    [
      [0, lighter(wood, 0.2)],
      [1, mix(wood, hour.near, 0.4)],
    ],
    1,
    0.3,
  );
  const stone = linear(
    sheet,
    [
      [0, hour.stoneLight],
      [1, hour.stoneShade],
    ],
    1,
    0.3,
  );
  let boards = '';
  for (let at = -190; at < 200; at += 19) boards += `M${at}-118V-260`;
  let rails = 'M-214-152H214M-214-118H214';
  for (let at = -204; at <= 204; at += 24) rails += `M${at}-152V-118`;
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    path('M-200-118V-250L0-372L200-250V-118z', wall),
    line(boards, darker(wood, 0.35), 1.5, 'opacity=".45"'),
    line('M-232-226L0-374L232-226', mix(hour.slate, hour.light, 0.2), 22),
    line('M-226-218L0-360L226-218', darker(hour.slate, 0.4), 5),
    path('M-58-282h116v56h-116z', hour.pane),
    line('M0-282v56M-58-254h116', '#f7f1e4', 5),
    rect(-128, -214, 256, 94, lighter(wood, 0.45)),
    path(
      'M-120-208h240v88h-240z',
      linear(
        sheet,
        hour.isLit
          ? [
              [0, lighter(hour.pane, 0.4)],
              [1, mix(hour.pane, '#c46a2c', 0.3)],
            ]
          : [
              [0, hour.slate],
              [1, hour.pane],
            ],
      ),
    ),
    line('M-60-208v88M0-208v88M60-208v88', '#f7f1e4', 5),
    path('M-200 0V-118H200V0z', stone),
    path('M-150 0V-50q56-54 112 0V0zM38 0V-50q56-54 112 0V0z', darker(hour.near, 0.35)),
    rect(-220, -122, 440, 10, lighter(wood, 0.3)),
    line(rails, '#f4ead6', 4),
    '</g>',
  );
  if (hour.isLit) draw(sheet, glow(sheet, x, foot - 165 * k, 290 * k, 170 * k, hour.light, 0.45));
}

/** The arch of the stable yard with its clock, and ranges on both sides. 900 wide at k 1. */
export function stableYard(sheet: Sheet, hour: Hour, x: number, foot: number, k: number): void {
  const stone = linear(
    sheet,
    [
      [0, hour.stoneLight],
      [1, mix(hour.stoneLight, hour.stoneShade, 0.8)],
    ],
    1,
    0.3,
  );
  const slate = linear(
    sheet,
    [
      [0, mix(hour.slate, hour.light, 0.35)],
      [1, hour.slate],
    ],
    1,
    0.5,
  );
  const door = '#3f6a8a';
  const leaf = (at: number) =>
    rect(at, -104, 62, 104, lighter(hour.stoneLight, 0.3)) +
    rect(
      at + 6,
      -98,
      50,
      98,
      linear(sheet, [
        [0, lighter(door, 0.2)],
        [1, darker(door, 0.2)],
      ]),
    ) +
    line(`M${at + 6}-48h50M${at + 31}-98v98`, darker(door, 0.35), 2.5);
  draw(
    sheet,
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${Math.round(k * 100) / 100})">`,
    path('M-470-150L-440-236H440L470-150z', slate),
    rect(-452, -152, 904, 152, stone),
    rect(-458, -156, 916, 9, lighter(hour.stoneLight, 0.3)),
    rect(-452, -146, 904, 10, '#1c1620', 'opacity=".22"'),
    windowRow(sheet, hour, -440, -118, 1, 76, 52),
    windowRow(sheet, hour, -210, -118, 1, 76, 52),
    windowRow(sheet, hour, 134, -118, 1, 76, 52),
    windowRow(sheet, hour, 364, -118, 1, 76, 52),
    leaf(-360),
    leaf(-286),
    leaf(226),
    leaf(300),
    // The clock tower and its arch.
    path('M-112 0V-262H112V0z', lighter(hour.stoneLight, 0.08)),
    path('M-124-262L0-322L124-262z', lighter(hour.stoneLight, 0.25)),
    rect(-124, -266, 248, 9, lighter(hour.stoneLight, 0.35)),
    path('M-40-300V-372H40V-300z', stone),
    path('M-50-372L0-440L50-372z', slate),
    line('M0-440v-28m-14 8h28', '#c9a25a', 4),
    oval(0, -216, 36, 36, '#c9a25a'),
    oval(0, -216, 31, 31, '#fbf6e8'),
    line('M0-216v-21M0-216l14 8', '#2b2c33', 4),
    path(
      'M-62 0V-112q62-78 124 0V0z',
      linear(sheet, [
        [0, mix(hour.sky[2], hour.mist, 0.4)],
        [1, mix(hour.grass, hour.light, 0.3)],
      ]),
    ),
    path('M-62 0V-112q62-78 124 0V0h-14v-106q-48-58-96 0V0z', lighter(hour.stoneLight, 0.3)),
    path('M112 0V-262H70V0z', hour.stoneShade, 'opacity=".3"'),
    '</g>',
  );
  if (hour.isLit) draw(sheet, glow(sheet, x, foot - 80 * k, 440 * k, 150 * k, hour.light, 0.3));
}
