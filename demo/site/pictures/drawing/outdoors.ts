import { darker, lighter, mix } from './colour.ts';
import type { Hour } from './hours.ts';
import { windowRow } from './houses.ts';
import { draw, glow, line, linear, n, oval, path, pick, polygon, radial, rect } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Short upright strokes scattered over a band of ground, larger towards us: stems, blades, spikes of heather. */
export function spikes(
  sheet: Sheet,
  name: string,
  y: number,
  to: number,
  colour: string,
  size: number,
  count: number,
): void {
  for (const band of [0, 1, 2]) {
    const near = (band + 0.6) / 3;
    const many = Math.round(count * (1.25 - near * 0.5));
    const tall = size * (0.35 + near * 0.9);
    let d = '';
    for (let at = 0; at < many; at += 1) {
      const x = ((at + pick(sheet, `${name} ${band} ${at}`, 0, 1)) / many) * 1240 - 20;
      const foot = y + (near + pick(sheet, `${name} y ${band} ${at}`, -0.3, 0.3)) * (to - y);
      d += `M${n(x)} ${n(foot)}l${n(pick(sheet, `${name} l ${band} ${at}`, -0.3, 0.3) * tall)} ${n(-tall)}`;
    }
    draw(sheet, line(d, colour, Math.min(tall * 0.36, 5 + near * 6)));
  }
}

/** Heather in bloom: a dark ground, then spikes in three tones. */
export function heather(sheet: Sheet, hour: Hour, y: number, to = 830, density = 1): void {
  const ground = linear(sheet, [
    [0, mix(hour.heather, hour.near, 0.25)],
    [1, mix(hour.heather, hour.near, 0.75)],
  ]);
  const name = `heather ${y}`;
  let edge = `M-10 ${y}`;
  for (let x = -10; x < 1210; x += 61) edge += `q${n(30)} ${n(pick(sheet, `${name} ${x}`, -22, -4))} 61 0`;
  draw(sheet, path(`${edge}V${to}H-10z`, ground));
  spikes(sheet, `${name} dark`, y - 6, to, mix(hour.heather, hour.near, 0.45), 30, 26 * density);
  spikes(sheet, `${name} mid`, y - 10, to, hour.heather, 30, 34 * density);
  spikes(sheet, `${name} light`, y - 16, to, mix(hour.heather, '#ffd9ec', 0.4), 21, 30 * density);
}

/** A dry stone wall along a gentle line. */
export function stoneWall(sheet: Sheet, hour: Hour, y: number, bend: number, height: number): void {
  const stone = mix(hour.stoneLight, hour.stoneShade, 0.45);
  const course = (dy: number) => `M-10 ${n(y + dy)}Q600 ${n(y + bend + dy)} 1210 ${n(y + dy * 1.05)}`;
  draw(sheet, line(course(0), darker(stone, 0.5), height, 'stroke-linecap="butt"'));
  for (const [index, dash] of ['30 5 18 4 40 5', '22 4 36 5 14 4', '34 5 24 4 28 4'].entries()) {
    const tone = [lighter(stone, 0.3), lighter(stone, 0.1), darker(stone, 0.08)][index] ?? stone;
    draw(
      sheet,
      line(
        course((index - 1) * height * 0.31),
        tone,
        height * 0.27,
        `stroke-dasharray="${dash}" stroke-linecap="butt"`,
      ),
    );
  }
}

/** A lane that winds from our feet to a place on the ground. */
export function lane(sheet: Sheet, from: number, to: [number, number], colour: string): void {
  const [x, y] = to;
  draw(
    sheet,
    path(
      `M${n(from - 150)} 810C${n(from - 40)} ${n(y + (800 - y) * 0.55)} ${n(x + 160)} ${n(y + (800 - y) * 0.4)} ${n(x - 8)} ${n(y)}h20C${n(x + 250)} ${n(y + (800 - y) * 0.36)} ${n(from + 90)} ${n(y + (800 - y) * 0.6)} ${n(from + 150)} 810z`,
      linear(sheet, [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.2)],
      ]),
    ),
  );
}

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

/** Cobbles of a yard, coming towards us. */
export function cobbles(sheet: Sheet, hour: Hour, y: number): void {
  const stone = mix(hour.stoneLight, hour.stoneShade, 0.6);
  draw(
    sheet,
    rect(
      0,
      y,
      1200,
      800 - y,
      linear(sheet, [
        [0, lighter(stone, 0.2)],
        [1, mix(stone, hour.near, 0.5)],
      ]),
    ),
  );
  for (let row = 0; row < 8; row += 1) {
    const near = (row + 0.6) / 8;
    const size = 7 + near * 24;
    draw(
      sheet,
      line(
        `M${-(row % 2) * size} ${n(y + near ** 1.6 * (800 - y))}H1210`,
        lighter(stone, 0.26 - near * 0.16),
        size * 0.62,
        `stroke-dasharray="${n(size * 0.5)} ${n(size * 0.92)}" opacity=".6"`,
      ),
    );
  }
}

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
